/** A trick-taking game of hidden hands and hidden roles for four, of the same kind as Inside Job. */

const { INVALID_MOVE } = require('boardgame.io/core');

const PLAYERS = 4;
const CARDS = 12;
const TRICKS = 10;
const SUITS = ['b', 'g', 'p', 'y'];
const RANKS = 13;
const CONDITIONS = ['highest', 'lowest', 'first-wins', 'last-wins', 'no-trump', 'odd-only'];

/** A small generator of its own, so that a match is the same for the same seed. */
function generator(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function shuffled(items, draw) {
  const pile = [...items];
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const at = draw(last + 1);
    [pile[last], pile[at]] = [pile[at], pile[last]];
  }
  return pile;
}

const suitOf = (card) => card[0];
const rankOf = (card) => Number(card.slice(1));

function setup(_context, setupData) {
  const draw = generator(setupData ? setupData.seed : 1);
  const deck = shuffled(
    SUITS.flatMap((suit) => Array.from({ length: RANKS }, (_, rank) => `${suit}${rank + 1}`)),
    draw,
  );
  const missions = shuffled(
    SUITS.flatMap((trump) => CONDITIONS.map((condition) => ({ trump, condition }))),
    draw,
  );
  const insider = draw(PLAYERS);
  const players = {};
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    players[seat] = {
      role: seat === insider ? 'insider' : 'agent',
      hand: deck.slice(seat * CARDS, (seat + 1) * CARDS).sort(),
      offered: [],
    };
  }
  const starter = draw(PLAYERS);
  players[starter].offered = missions.splice(0, 2);
  return {
    phase: 'mission',
    turn: starter,
    starter,
    trickNumber: 1,
    missionsDone: 0,
    missionsNeeded: 7,
    supply: 16,
    mission: null,
    led: null,
    trick: [],
    seats: Array.from({ length: PLAYERS }, () => ({ intel: 0, cards: CARDS, role: null })),
    players,
    secret: { missions, putAway: [] },
  };
}

function chooseMission({ G, playerID }, choice) {
  const own = G.players[playerID];
  if (G.phase !== 'mission' || Number(playerID) !== G.turn) return INVALID_MOVE;
  if (!Number.isInteger(choice) || choice < 0 || choice >= own.offered.length) return INVALID_MOVE;
  G.mission = own.offered[choice];
  G.secret.putAway.push(own.offered[1 - choice]);
  own.offered = [];
  G.phase = 'play';
  return undefined;
}

function winnerOf(trick, led, trump) {
  let best = trick[0];
  for (const played of trick) {
    const trumps = suitOf(played.card) === trump;
    const beats =
      suitOf(played.card) === suitOf(best.card)
        ? rankOf(played.card) > rankOf(best.card)
        : trumps && suitOf(best.card) !== trump;
    if (beats) best = played;
  }
  return best;
}

function succeeds(mission, trick, winner) {
  const ranks = trick.map((played) => rankOf(played.card));
  switch (mission.condition) {
    case 'highest':
      return rankOf(winner.card) === Math.max(...ranks);
    case 'lowest':
      return rankOf(winner.card) === Math.min(...ranks);
    case 'first-wins':
      return winner === trick[0];
    case 'last-wins':
      return winner === trick[trick.length - 1];
    case 'no-trump':
      return trick.every((played) => suitOf(played.card) !== mission.trump);
    default:
      return ranks.every((rank) => rank % 2 === 1);
  }
}

function playCard({ G, playerID }, card) {
  const seat = Number(playerID);
  const own = G.players[playerID];
  if (G.phase !== 'play' || seat !== G.turn) return INVALID_MOVE;
  const at = own.hand.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  const mustFollow = G.led !== null && own.hand.some((held) => suitOf(held) === G.led);
  if (mustFollow && suitOf(card) !== G.led) return INVALID_MOVE;
  own.hand.splice(at, 1);
  G.seats[seat].cards -= 1;
  G.trick.push({ seat, card });
  if (G.led === null) G.led = suitOf(card);
  if (G.trick.length < PLAYERS) {
    G.turn = (seat + 1) % PLAYERS;
    return undefined;
  }
  const winner = winnerOf(G.trick, G.led, G.mission.trump);
  if (succeeds(G.mission, G.trick, winner)) G.missionsDone += 1;
  G.seats[winner.seat].intel += 1;
  G.supply -= 1;
  G.secret.putAway.push(G.mission);
  G.mission = null;
  G.led = null;
  G.trick = [];
  G.turn = winner.seat;
  G.starter = winner.seat;
  G.trickNumber += 1;
  if (G.trickNumber > TRICKS) {
    G.phase = 'over';
    for (const place of Object.keys(G.players)) G.seats[place].role = G.players[place].role;
  } else {
    G.phase = 'mission';
    G.players[winner.seat].offered = G.secret.missions.splice(0, 2);
  }
  return undefined;
}

/** What one seat may know: the hands, roles and offers of the others and the pile of missions are left out. */
function playerView({ G, playerID }) {
  const { players, secret, ...open } = G;
  const you = playerID === null || playerID === undefined ? null : players[playerID];
  return { ...open, you };
}

module.exports = {
  Heist: {
    name: 'heist',
    minPlayers: PLAYERS,
    maxPlayers: PLAYERS,
    disableUndo: true,
    setup,
    moves: {
      chooseMission: { move: chooseMission, client: false },
      playCard: { move: playCard, client: false },
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        first: ({ G }) => G.turn,
        next: ({ G }) => G.turn,
      },
    },
    endIf: ({ G }) => (G.phase === 'over' ? { done: G.missionsDone } : undefined),
    playerView,
  },
};

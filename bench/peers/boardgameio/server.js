/**
 * Starts boardgame.io's own server: `node server.js PORT [FOLDER]`.
 *
 * Without a folder it keeps matches in memory, its default; with one it uses its flat-file storage there.
 * Prints one line once it listens.
 */

const { Server, FlatFile } = require('boardgame.io/server');
const { Heist } = require('./game.js');

const [port, folder] = process.argv.slice(2);

const server = Server({
  games: [Heist],
  origins: [],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});

server.run(Number(port), () => process.stdout.write('listening\n'));

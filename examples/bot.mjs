// A player that does anything legal, for Node 22 or a browser: node bot.mjs http://localhost:8000 KMTR46 Robin
const [url, code, name] = process.argv.slice(2);
const table = `${url}/api/tables/${code}`;
const headers = { "Content-Type": "application/json" };
const joined = await fetch(`${table}/members`, { method: "POST", headers, body: JSON.stringify({ name }) });
const { token } = await joined.json(); // Whoever has it has this seat.

function connect() {
  const socket = new WebSocket(table.replace("http", "ws") + "/socket");
  const send = (request) => socket.send(JSON.stringify(request));
  let quiet; // Once the table is quiet for a moment, the newest push is here and is answered.
  const later = (request) => {
    clearTimeout(quiet);
    if (request) quiet = setTimeout(() => send({ ...request, id: crypto.randomUUID() }), 200);
  };
  socket.onopen = () => send({ type: "hello", protocol: 1, token });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "push") {
      const { game, n, legal } = message;
      const action = legal[Math.floor(Math.random() * legal.length)];
      if (action?.text === "") action.text = "Is it alive?";
      later(action && { type: "act", game, n, action });
    } else if (message.type === "refused") later({ type: "resync" });
  };
  socket.onclose = ({ code }) => {
    clearTimeout(quiet);
    if (code < 4000) setTimeout(connect, 1000); // From 4000 on this place is no longer ours.
  };
}
connect();

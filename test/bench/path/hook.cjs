/**
 * Loaded into a service with `--require`: notes each message that the process sends or receives, with its time. SIGUSR2 writes
 * what was noted since the last one to `<service>.messages.json`.
 */
const { Socket } = require("node:net");
const { renameSync, writeFileSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");

// `services/gateway/dist/main.js` is the gateway; a bundle lies one folder deeper.
const name = basename(dirname(dirname(process.argv[1].replace("/bundle/", "/"))));
const file = join(process.env.BENCH_PATH_FOLDER ?? ".", `${name}.messages.json`);
/** Enough to tell one kind of message from another. */
const mostBytes = 600;
const { push, _writeGeneric: write } = Socket.prototype;
let messages = [];

function note(direction, data) {
  const text = Buffer.isBuffer(data) ? data.toString("latin1", 0, mostBytes) : String(data).slice(0, mostBytes);
  messages.push({ atMs: performance.timeOrigin + performance.now(), service: name, direction, text });
}

Socket.prototype.push = function (chunk, ...rest) {
  if (chunk) note("in", chunk);
  return push.call(this, chunk, ...rest);
};

// What was corked comes as a list of chunks.
Socket.prototype._writeGeneric = function (isList, data, ...rest) {
  if (isList)
    note("out", data.map(({ chunk }) => (Buffer.isBuffer(chunk) ? chunk.toString("latin1") : chunk)).join(""));
  else note("out", data);
  return write.call(this, isList, data, ...rest);
};

process.on("SIGUSR2", () => {
  const noted = messages;
  messages = [];
  // Found under its name only when it is whole.
  writeFileSync(`${file}.part`, JSON.stringify(noted));
  renameSync(`${file}.part`, file);
});

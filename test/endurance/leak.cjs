// Loaded before a gateway when a run must turn red: from its first payment on, four megabytes and a file handle more each second, never
// given back.
const { openSync } = require("node:fs");
const { Server } = require("node:http");
const kept = [];
const { emit } = Server.prototype;
Server.prototype.emit = function emitFirst(name, ...given) {
  if (name === "request" && given[0].url === "/facilitate") {
    Server.prototype.emit = emit;
    setInterval(() => kept.push(Buffer.alloc(4 * 1_024 * 1_024, 1), openSync(__filename, "r")), 1_000).unref();
  }
  return emit.call(this, name, ...given);
};

// Loaded before a process when a run must turn red: half a megabyte and a file handle more each second, never given back.
const { openSync } = require("node:fs");
const kept = [];
setInterval(() => {
  kept.push(Buffer.alloc(512 * 1_024, 1), openSync(__filename, "r"));
}, 1_000).unref();

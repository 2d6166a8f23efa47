// Run before each test file. Jest makes an AsyncLocalStorage for every file and leaves it enabled, and Node asks each enabled one at
// every new promise: a worker that had run a hundred files ran the simulation thirteen times as slowly. So whatever the files before
// have enabled is disabled here. Node 24 keeps no such list, and has no `_enable`.
const { AsyncLocalStorage } = require("node:async_hooks");

const { prototype } = AsyncLocalStorage;
const left = Symbol.for("lunas.storages-of-test-files");

if (typeof prototype._enable === "function") {
  if (prototype[left] === undefined) {
    const enable = prototype._enable;
    prototype[left] = new Set();
    prototype._enable = function () {
      prototype[left].add(this);
      return enable.call(this);
    };
  }
  for (const storage of prototype[left]) storage.disable();
  prototype[left].clear();
}

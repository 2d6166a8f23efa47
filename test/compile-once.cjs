// Run before each test file. Jest compiles every module again for every test file, and V8 then compiles each function again that
// runs in it: a third of the time of a unit test. A script can run in any number of contexts, so a worker compiles a module once
// and keeps it; each test file still gets modules of its own.
const vm = require("node:vm");

const kept = Symbol.for("lunas.scripts-of-test-files");

/** What a script of its own cannot do: begin with `#!`, or import with the callback of this test file. */
const needsItsOwn = /^#!|\bimport\s*\(/;

if (vm[kept] === undefined) {
  const scripts = new Map();
  const { compileFunction } = vm;
  vm[kept] = scripts;
  vm.compileFunction = (code, params, options) => {
    const { filename, parsingContext } = options ?? {};
    if (filename === undefined || parsingContext === undefined || needsItsOwn.test(code)) {
      return compileFunction(code, params, options);
    }
    const head = `(function (${params.join(", ")}) {`;
    let found = scripts.get(filename);
    if (found?.code !== code || found.head !== head) {
      const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
      found = { code, head, script };
      scripts.set(filename, found);
    }
    return found.script.runInContext(parsingContext);
  };
}

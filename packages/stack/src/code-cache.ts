/**
 * `node --require code-cache.js main.js` runs a bundle with the code that an earlier process of it has compiled, as Node 22 does by
 * itself (`module.enableCompileCache`). The gateway starts with 0.5 s of CPU instead of 0.75 s. The libraries for this keep each
 * module's code as it is before the first call; here it is kept at the end of a process, with all functions that have run.
 */
import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";

type Compile = (this: NodeJS.Module, text: string, file: string) => unknown;

const prototype = Module.prototype as unknown as { _compile: Compile };
const { _compile: compile } = prototype;

/** The first file that a process compiles after this one is its main file. It has no `import()`: a bundle has `require` instead. */
prototype._compile = function (text, file) {
  prototype._compile = compile;
  // Node registers the source map that a text names, and vm.Script does not.
  compile.call(this, /\n\/\/# sourceMappingURL=.*\s*$/.exec(text)?.[0] ?? "", file);
  return scriptOf(text, file).call(this.exports, this.exports, createRequire(file), this, file, dirname(file));
};

/**
 * A process that fails earlier has refused its settings, and has compiled little of what the next one needs. A command succeeds in less
 * time.
 */
const leastSeconds = 2;

type Wrapped = (this: unknown, ...given: readonly unknown[]) => unknown;

function scriptOf(text: string, file: string): Wrapped {
  const kept = `${file}.cache`;
  // V8 itself compares no more than the length of the text.
  const digest = createHash("sha1").update(text).digest();
  const cachedData = read(kept, digest);
  const script = new Script(Module.wrap(text.replace(/^#!.*/, "")), {
    filename: file,
    ...(cachedData !== undefined && { cachedData }),
  });
  if (cachedData === undefined || script.cachedDataRejected === true) {
    process.once("exit", (code) => {
      if (code === 0 || process.uptime() >= leastSeconds)
        write(kept, Buffer.concat([digest, script.createCachedData()]));
    });
  }
  return script.runInThisContext() as Wrapped;
}

function read(kept: string, digest: Buffer): Buffer | undefined {
  try {
    const content = readFileSync(kept);
    return content.subarray(0, digest.length).equals(digest) ? content.subarray(digest.length) : undefined;
  } catch {
    return undefined; // there is none yet
  }
}

function write(kept: string, content: Buffer): void {
  const draft = `${kept}.${process.pid}`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, kept);
  } catch {
    // The folder cannot be written: the next process compiles again.
  }
}

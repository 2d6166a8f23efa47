// Compiles solidity/*.sol, and reads the code that Optimism's genesis has: <folder>/<Contract>.json and <folder>/preinstalls.json.
// The folder is artifacts/, which is in the repository: a first start then needs no compiler. A test compares it with the sources.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const sourceFolder = join(here, "solidity");
const folder = resolve(process.argv[2] ?? join(here, "artifacts"));

/** Constants of Preinstalls.sol: the runtime code of contracts that are not ours. */
const preinstalled = ["Permit2TemplateCode", "MultiCall3Code"];

const ownSources = Object.fromEntries(
  readdirSync(sourceFolder)
    .filter((file) => file.endsWith(".sol"))
    .sort()
    .map((file) => [file, { content: readFileSync(join(sourceFolder, file), "utf8") }]),
);

const texts = new Map([...artifacts(compile(ownSources)), ["preinstalls.json", preinstalls()]]);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!texts.has(file)) rmSync(join(folder, file), { recursive: true });
for (const [file, text] of texts) writeWhole(join(folder, file), text);
console.log(`${texts.size} files written`);

/** solc's output for the sources; throws with its messages if it has any, warnings of our own sources included. */
function compile(sources) {
  const solc = require("solc");
  const input = {
    language: "Solidity",
    sources,
    settings: {
      evmVersion: "cancun",
      optimizer: { enabled: true, runs: 1_000 },
      // Without metadata the bytecode and its CREATE2 address depend on the code alone.
      metadata: { bytecodeHash: "none", appendCBOR: false },
      outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.deployedBytecode", "storageLayout"] } },
    },
  };
  const readImport = (path) => ({ contents: readFileSync(require.resolve(path), "utf8") });
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }));
  const isOurs = ({ severity, sourceLocation }) => severity === "error" || sourceLocation?.file in sources;
  const messages = (output.errors ?? []).filter(isOurs).map((each) => each.formattedMessage);
  if (messages.length > 0) throw new Error(messages.join("\n"));
  return output.contracts;
}

/** A file for each deployable contract of ours; interfaces and abstract contracts have no code. */
function artifacts(contracts) {
  return Object.keys(ownSources)
    .flatMap((file) => Object.entries(contracts[file] ?? {}))
    .filter(([, contract]) => contract.evm.bytecode.object !== "")
    .map(([name, contract]) => {
      const artifact = {
        abi: contract.abi,
        bytecode: `0x${contract.evm.bytecode.object}`,
        deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
        storageLayout: contract.storageLayout,
        immutableReferences: contract.evm.deployedBytecode.immutableReferences ?? {},
      };
      return [`${name}.json`, textOf(artifact)];
    });
}

/** {constant: code}; whoever uses one compares its SHA-256 with the expected one. */
function preinstalls() {
  const path = require.resolve("@eth-optimism/contracts-bedrock/src/libraries/Preinstalls.sol");
  const source = readFileSync(path, "utf8");
  const codeOf = (constant) => {
    const code = new RegExp(`\\b${constant}\\s*=\\s*hex"([0-9a-f]+)"`).exec(source)?.[1];
    if (code === undefined) throw new Error(`${path} has no constant ${constant}`);
    return `0x${code}`;
  };
  return textOf(Object.fromEntries(preinstalled.map((constant) => [constant, codeOf(constant)])));
}

function textOf(value) {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** Replaces a file in one step: other processes may read it at the same time. */
function writeWhole(path, text) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

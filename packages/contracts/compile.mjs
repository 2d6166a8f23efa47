// Compiles solidity/*.sol to dist/artifacts/<Contract>.json. Prints nothing when nothing has changed.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const sourceFolder = join(here, "solidity");
const artifactFolder = join(here, "dist", "artifacts");
const stampPath = join(artifactFolder, ".stamp");

const ownSources = Object.fromEntries(
  readdirSync(sourceFolder)
    .filter((file) => file.endsWith(".sol"))
    .sort()
    .map((file) => [file, { content: readFileSync(join(sourceFolder, file), "utf8") }]),
);

const stamp = stampOf(ownSources);
if (stamp !== writtenStamp()) {
  const count = writeArtifacts(compile(ownSources));
  writeWhole(stampPath, stamp);
  console.log(`${count} contracts compiled`);
}

/** A hash of all inputs: the sources, this file, and the exact versions of its packages. */
function stampOf(sources) {
  const versions = ["solc", "@openzeppelin/contracts"].map((name) => require(`${name}/package.json`).version);
  const script = readFileSync(fileURLToPath(import.meta.url), "utf8");
  return createHash("sha256")
    .update(JSON.stringify([sources, versions, script]))
    .digest("hex");
}

function writtenStamp() {
  try {
    return readFileSync(stampPath, "utf8");
  } catch {
    return undefined;
  }
}

/** solc's output for the sources; throws with its messages if it has any, warnings included. */
function compile(sources) {
  // Loaded here, because loading it takes longer than the rest of this file.
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
  const messages = (output.errors ?? []).map((each) => each.formattedMessage);
  if (messages.length > 0) throw new Error(messages.join("\n"));
  return output.contracts;
}

/** Writes one file per deployable contract of ours; interfaces and abstract contracts have no code. */
function writeArtifacts(contracts) {
  mkdirSync(artifactFolder, { recursive: true });
  const deployable = Object.keys(ownSources)
    .flatMap((file) => Object.entries(contracts[file] ?? {}))
    .filter(([, contract]) => contract.evm.bytecode.object !== "");
  for (const [name, contract] of deployable) {
    const artifact = {
      abi: contract.abi,
      bytecode: `0x${contract.evm.bytecode.object}`,
      deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
      storageLayout: contract.storageLayout,
      immutableReferences: contract.evm.deployedBytecode.immutableReferences ?? {},
    };
    writeWhole(join(artifactFolder, `${name}.json`), `${JSON.stringify(artifact, null, 2)}\n`);
  }
  const current = new Set(deployable.map(([name]) => `${name}.json`));
  for (const file of readdirSync(artifactFolder)) {
    if (file.endsWith(".json") && !current.has(file)) rmSync(join(artifactFolder, file), { force: true });
  }
  return deployable.length;
}

/** Replaces a file in one step: other processes may compile or read at the same time. */
function writeWhole(path, text) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

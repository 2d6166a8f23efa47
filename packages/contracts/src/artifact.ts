import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The contracts whose artifacts `compile.mjs` writes. */
export const contractNames = [
  "SandboxIdrx",
  "X402ExactPermit2Proxy",
  "X402UptoPermit2Proxy",
  "X402BatchSettlement",
  "Permit2DepositCollector",
  "L1FeeOracle",
  "TokenThatLies",
  "TokenWithPermit",
  "MintingCollector",
  "ReenteringCollector",
  "GoodWallet",
  "RefusingWallet",
  "GasBurningWallet",
  "RubbishAnsweringWallet",
  "ReenteringWallet",
  "ReturnBombWallet",
  "RevertBombWallet",
  "MoodyWallet",
  "GoodWalletFactory",
  "HostileFactory",
] as const;

export type ContractName = (typeof contractNames)[number];

export type Hex = `0x${string}`;

/** A parameter of an ABI item, in solc's format. */
export interface AbiParameter {
  readonly name: string;
  readonly type: string;
  readonly internalType?: string;
  readonly indexed?: boolean;
  readonly components?: readonly AbiParameter[];
}

/** A function, event, error or constructor, in solc's format. */
export interface AbiItem {
  readonly type: "function" | "event" | "error" | "constructor" | "fallback" | "receive";
  readonly name?: string;
  readonly inputs?: readonly AbiParameter[];
  readonly outputs?: readonly AbiParameter[];
  readonly stateMutability?: "pure" | "view" | "nonpayable" | "payable";
  readonly anonymous?: boolean;
}

/** The storage position of a state variable. */
export interface StorageVariable {
  readonly label: string;
  /** Decimal number of the 32-byte slot. */
  readonly slot: string;
  /** Bytes from the low end of the slot. */
  readonly offset: number;
  /** A key of the layout's `types`. */
  readonly type: string;
}

export interface Artifact {
  readonly abi: readonly AbiItem[];
  /** Creation code, without constructor arguments. */
  readonly bytecode: Hex;
  /** Runtime code, with zeros in place of immutables. */
  readonly deployedBytecode: Hex;
  readonly storageLayout: {
    readonly storage: readonly StorageVariable[];
    readonly types: Readonly<Record<string, { readonly encoding: string; readonly numberOfBytes: string }>> | null;
  };
  /** AST id of an immutable → its byte positions in the runtime code. */
  readonly immutableReferences: Readonly<
    Record<string, readonly { readonly start: number; readonly length: number }[]>
  >;
}

/** A contract's artifact. Throws, naming the command to run, if it is not there. */
export function artifact(name: ContractName): Artifact {
  return readCompiled(name) as Artifact;
}

/** What a file of artifacts/ contains. */
export function readCompiled(name: string): unknown {
  // The same folder from src/ and from dist/.
  const path = join(__dirname, "..", "artifacts", `${name}.json`);
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} cannot be read: run \`node packages/contracts/compile.mjs\``, { cause });
  }
}

import type { Artifact, Hex, StorageVariable } from "./artifact";
import { rpc, rpcHex } from "./rpc";
import { word } from "./word";

/** A state variable of a deployed contract, by its name in the source; with `key`, an entry of a mapping. */
export interface VariablePlace {
  readonly rpcUrl: string;
  readonly address: string;
  readonly layout: Artifact["storageLayout"];
  readonly label: string;
  /** The mapping's key, of a left-padded value type: an address or an unsigned number. */
  readonly key?: string;
}

/** Writes a state variable on an anvil chain; other variables in the same slot keep their values. */
export async function writeVariable(place: VariablePlace, value: bigint): Promise<void> {
  const { rpcUrl, address, layout, label, key } = place;
  const variable = layout.storage.find((each) => each.label === label);
  if (variable === undefined) throw new Error(`the storage layout has no variable ${label}`);
  if (key !== undefined) {
    await rpc(rpcUrl, "anvil_setStorageAt", [address, await entrySlot(rpcUrl, variable, key), word(value)]);
    return;
  }
  const slot = word(variable.slot);
  const before = BigInt(await rpcHex(rpcUrl, "eth_getStorageAt", [address, slot, "latest"]));
  await rpc(rpcUrl, "anvil_setStorageAt", [address, slot, word(replaceBytes(before, layout, { variable, value }))]);
}

function replaceBytes(
  before: bigint,
  layout: Artifact["storageLayout"],
  { variable, value }: { variable: StorageVariable; value: bigint },
): bigint {
  const bytes = layout.types?.[variable.type]?.numberOfBytes;
  if (bytes === undefined) throw new Error(`the storage layout has no type ${variable.type}`);
  const shift = BigInt(variable.offset) * 8n;
  const mask = ((1n << (BigInt(bytes) * 8n)) - 1n) << shift;
  return (before & ~mask) | ((value << shift) & mask);
}

/** Solidity stores a mapping's entry at keccak256(key ++ slot); the node computes the hash, so no library is needed. */
async function entrySlot(rpcUrl: string, variable: StorageVariable, key: string): Promise<Hex> {
  return rpcHex(rpcUrl, "web3_sha3", [word(key) + word(variable.slot).slice(2)]);
}

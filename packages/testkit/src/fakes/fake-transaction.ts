import { createHash } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import type { Attempt, Fees } from "@lunas/domain/settlement/attempt";
import type { Call, TransactionRequest } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";

/** A transaction of the fake chain: what a raw transaction says once it is decoded. */
export interface FakeTransaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly nonce: number;
  readonly fees: Fees;
  readonly call: Call;
}

/** "Signs": the raw bytes are the request as JSON, the hash is theirs. */
export function signFake(from: Address, request: TransactionRequest, createdAtMs: number): Attempt {
  const text = JSON.stringify({ from, ...request }, (_key, value: unknown) =>
    typeof value === "bigint" ? `${value}n` : value,
  );
  const rawTransaction: Hex = `0x${Buffer.from(text).toString("hex")}`;
  return { hash: hashOfRaw(rawTransaction), rawTransaction, fees: request.fees, createdAtMs };
}

export function readFake(rawTransaction: Hex): FakeTransaction {
  const text = Buffer.from(rawTransaction.slice(2), "hex").toString();
  const read = JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  ) as Omit<FakeTransaction, "hash">;
  return { ...read, hash: hashOfRaw(rawTransaction) };
}

function hashOfRaw(rawTransaction: Hex): Hex {
  return `0x${createHash("sha256").update(rawTransaction).digest("hex")}`;
}

import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { Payer } from "../payer";
import type { KeptChannel } from "./kept-channel";

const selectors = { channels: "7a7ebd7b", pendingWithdrawals: "b7f06ebe", nonceBitmap: "4fe02b44" } as const;

/** A channel as its contract has it. Amounts in base units. */
export interface ChannelOnChain {
  readonly balance: bigint;
  readonly claimed: bigint;
}

export interface Reading {
  readonly payer: Payer;
  readonly chain: ChainConfig;
}

/** Null: the chain could not be read. */
export async function readChannel(deps: Reading, channel: KeptChannel): Promise<ChannelOnChain | null> {
  const words = await readWords(deps, channel.contract, `0x${selectors.channels}${channel.channelId.slice(2)}`);
  const [balance, claimed] = words ?? [];
  return balance === undefined || claimed === undefined ? null : { balance, claimed };
}

/** When the withdrawal that is under way was started, in the chain's seconds; 0: none is. Null: the chain could not be read. */
export async function readWithdrawal(deps: Reading, channel: KeptChannel): Promise<bigint | null> {
  const data: Hex = `0x${selectors.pendingWithdrawals}${channel.channelId.slice(2)}`;
  return (await readWords(deps, channel.contract, data))?.[1] ?? null;
}

/** Whether a Permit2 nonce is used. Null: the chain could not be read. */
export async function readNonceUse(deps: Reading, from: Hex, nonce: string): Promise<boolean | null> {
  const bit = BigInt(nonce);
  const data: Hex = `0x${selectors.nonceBitmap}${word(from)}${word(bit >> 8n)}`;
  const [used] = (await readWords(deps, deps.chain.permit2Address, data)) ?? [];
  return used === undefined ? null : ((used >> (bit & 255n)) & 1n) === 1n;
}

async function readWords({ payer, chain }: Reading, to: Hex, data: Hex): Promise<readonly bigint[] | null> {
  try {
    // After a restart the payer does not know the chain yet.
    await payer.useChain(chain);
    const returned = await payer.read(to, data);
    if (!/^0x(?:[0-9a-fA-F]{64})+$/.test(returned)) return null;
    return (returned.slice(2).match(/.{64}/g) ?? []).map((each) => BigInt(`0x${each}`));
  } catch {
    return null;
  }
}

const word = (value: bigint | Hex): string => BigInt(value).toString(16).padStart(64, "0");

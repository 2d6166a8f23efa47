import type { ChannelConfig, Voucher } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import { type ChannelPlace, hashVoucher } from "@lunas/protocol/x402/hash-channel";
import { type Account, accountOf, signatureHex } from "../agent-wallet/account";
import type { KeptChannel } from "./kept-channel";

/** Making an account from its key is slow; a channel signs thousands of vouchers. */
const accounts = new Map<Hex, Account>();
const MOST_ACCOUNTS = 256;

function sessionOf(sessionKey: Hex): Account {
  const known = accounts.get(sessionKey);
  if (known !== undefined) return known;
  const account = accountOf(sessionKey);
  if (accounts.size >= MOST_ACCOUNTS) accounts.clear();
  accounts.set(sessionKey, account);
  return account;
}

type Signing = Pick<KeptChannel, "channelId" | "network" | "contract" | "sessionKey">;

function placeOf({ network, contract }: Pick<KeptChannel, "network" | "contract">): ChannelPlace {
  return { chainId: Number(network.slice("eip155:".length)), contract };
}

/** The same sum has the same signature: nothing is signed twice. */
export function signVoucher(channel: Signing, max: bigint): Voucher {
  const digest = hashVoucher(placeOf(channel), channel.channelId, max);
  const signature = signatureHex(sessionOf(channel.sessionKey).sign(digest));
  return { channelId: channel.channelId, maxClaimableAmount: max.toString(), signature };
}

/** Whether a signature for this sum is the channel's own: the key makes one for each sum, and nobody else has the key. */
export function isOwnVoucher(channel: Signing, max: bigint, signature: string): boolean {
  // v may have another form.
  const parts = (hex: string) => hex.toLowerCase().slice(0, 130);
  return parts(signVoucher(channel, max).signature) === parts(signature);
}

export function authorizerOf(sessionKey: Hex): ChannelConfig["payerAuthorizer"] {
  return sessionOf(sessionKey).address;
}

/** 32 random bytes. */
export function randomBytes32(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import type { ChannelConfig } from "../wire/channels";
import type { Hex } from "../wire/hex";

/** Where a channel is: its contract and that contract's chain are in every digest. */
export interface ChannelPlace {
  readonly chainId: number;
  readonly contract: Hex;
}

const DOMAIN = { name: "x402 Batch Settlement", version: "1" } as const;

/** The channel's id, in lower case: the EIP-712 digest of its config. */
export function channelIdOf(place: ChannelPlace, config: ChannelConfig): Hex {
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt } = config;
  const words = [payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt].map(word);
  return `0x${bytesToHex(digestOf(place, hashStruct(configTypehash, words)))}`;
}

/** What the payer's authorizer signs: the merchant may claim up to `maxClaimableAmount` (base units) of the channel. */
export function hashVoucher(place: ChannelPlace, channelId: Hex, maxClaimableAmount: bigint | string): Uint8Array {
  return digestOf(place, hashStruct(voucherTypehash, [word(channelId), word(maxClaimableAmount)]));
}

function digestOf({ chainId, contract }: ChannelPlace, message: Uint8Array): Uint8Array {
  return keccak_256(concatBytes(hexToBytes("1901"), domainOf(chainId, contract), message));
}

/** Each voucher needs it: the last one is kept. */
let known: { readonly of: string; readonly domain: Uint8Array } | undefined;

function domainOf(chainId: number, contract: Hex): Uint8Array {
  const of = `${chainId} ${contract}`;
  if (known?.of !== of) {
    const texts = [DOMAIN.name, DOMAIN.version].map((text) => keccak_256(utf8ToBytes(text)));
    known = { of, domain: hashStruct(domainTypehash, [...texts, word(chainId), word(contract)]) };
  }
  return known.domain;
}

function hashStruct(typehash: Uint8Array, words: readonly Uint8Array[]): Uint8Array {
  return keccak_256(concatBytes(typehash, ...words));
}

/** An address or 32 bytes (hex), or a number, as 32 bytes. */
function word(value: string | number | bigint): Uint8Array {
  return hexToBytes(BigInt(value).toString(16).padStart(64, "0"));
}

const typehashOf = (type: string) => keccak_256(utf8ToBytes(type));
const domainTypehash = typehashOf("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
const configTypehash = typehashOf(
  "ChannelConfig(address payer,address payerAuthorizer,address receiver,address receiverAuthorizer,address token,uint40 withdrawDelay,bytes32 salt)",
);
const voucherTypehash = typehashOf("Voucher(bytes32 channelId,uint128 maxClaimableAmount)");

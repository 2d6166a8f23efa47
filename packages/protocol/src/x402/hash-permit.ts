import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import type { ChainConfig } from "../wire/api";
import type { DepositAuthorization } from "../wire/channels";
import type { PaymentAuthorization, UptoAuthorization } from "../wire/x402";
import { depositPermitTypehash, depositWitnessTypehash } from "./deposit-permit";
import {
  permit2DomainName,
  permit2WitnessTypes,
  permitWitnessTypehash,
  uptoPermitTypehash,
  uptoWitnessTypehash,
  witnessTypehash,
} from "./permit2";

type DomainChain = Pick<ChainConfig, "chainId" | "permit2Address">;

/**
 * The EIP-712 digest of Permit2's `PermitWitnessTransferFrom`. Every member is static, so each struct is its type's
 * hash and one word per member: a general encoder is not needed.
 */
export function hashPermit(chain: DomainChain, authorization: PaymentAuthorization): Uint8Array {
  const { to, validAfter } = authorization.witness;
  const witness = hashStruct(witnessTypehash, [word(to), word(validAfter)]);
  return digestOf(chain, hashStruct(permitWitnessTypehash, [...headOf(authorization), witness]));
}

/**
 * The same digest of scheme `upto`. A function of its own: an `exact` witness may carry unknown fields, which do not
 * change what was signed.
 */
export function hashUptoPermit(chain: DomainChain, authorization: UptoAuthorization): Uint8Array {
  const { to, facilitator, validAfter } = authorization.witness;
  const witness = hashStruct(uptoWitnessTypehash, [word(to), word(facilitator), word(validAfter)]);
  return digestOf(chain, hashStruct(uptoPermitTypehash, [...headOf(authorization), witness]));
}

/** The same digest of a deposit, whose witness is the channel. */
export function hashDepositPermit(
  chain: DomainChain,
  { witness, ...authorization }: Omit<DepositAuthorization, "signature" | "from">,
): Uint8Array {
  const channel = hashStruct(depositWitnessTypehash, [word(witness.channelId)]);
  return digestOf(chain, hashStruct(depositPermitTypehash, [...headOf(authorization), channel]));
}

/** The members before the witness. */
function headOf({ permitted, spender, nonce, deadline }: Omit<PaymentAuthorization, "witness" | "from">): Uint8Array[] {
  const permissions = hashStruct(tokenPermissionsTypehash, [word(permitted.token), word(permitted.amount)]);
  return [permissions, word(spender), word(nonce), word(deadline)];
}

function digestOf(chain: DomainChain, message: Uint8Array): Uint8Array {
  return keccak_256(concatBytes(hexToBytes("1901"), hashDomain(chain), message));
}

function hashDomain({ chainId, permit2Address }: DomainChain): Uint8Array {
  // Permit2's domain has no version.
  const name = keccak_256(utf8ToBytes(permit2DomainName));
  return hashStruct(domainTypehash, [name, word(chainId), word(permit2Address)]);
}

function hashStruct(typehash: string, words: readonly Uint8Array[]): Uint8Array {
  return keccak_256(concatBytes(hexToBytes(typehash.slice(2)), ...words));
}

/** An address (hex) or a number (decimal) as 32 bytes. */
function word(value: string | number): Uint8Array {
  return hexToBytes(BigInt(value).toString(16).padStart(64, "0"));
}

const typehashOf = (type: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(type)))}`;
const domainTypehash = typehashOf("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
const tokenPermissionsTypehash = typehashOf(
  `TokenPermissions(${permit2WitnessTypes.TokenPermissions.map(({ type, name }) => `${type} ${name}`).join(",")})`,
);

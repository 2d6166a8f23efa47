import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import type { ChainConfig } from "../wire/api";
import type { PaymentAuthorization } from "../wire/x402";
import { permit2DomainName, permit2WitnessTypes, permitWitnessTypehash, witnessTypehash } from "./permit2";

/**
 * The EIP-712 digest of Permit2's `PermitWitnessTransferFrom`. Every member is static, so each struct is its type's
 * hash and one word per member: a general encoder is not needed.
 */
export function hashPermit(
  chain: Pick<ChainConfig, "chainId" | "permit2Address">,
  authorization: PaymentAuthorization,
): Uint8Array {
  const { permitted, spender, nonce, deadline, witness } = authorization;
  const message = hashStruct(permitWitnessTypehash, [
    hashStruct(tokenPermissionsTypehash, [word(permitted.token), word(permitted.amount)]),
    word(spender),
    word(nonce),
    word(deadline),
    hashStruct(witnessTypehash, [word(witness.to), word(witness.validAfter)]),
  ]);
  return keccak_256(concatBytes(hexToBytes("1901"), hashDomain(chain), message));
}

function hashDomain({ chainId, permit2Address }: Pick<ChainConfig, "chainId" | "permit2Address">): Uint8Array {
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

import type { Chain } from "@lunas/catalog/chain";
import type { Authorization } from "@lunas/domain/payment/authorization";
import { settlementKindOf, settlementKinds } from "@lunas/domain/settlement/kinds/all";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { id } from "ethers";
import { keccak256 } from "../keccak256";
import { remembered } from "../remembered";

const tokenPermissionsType = "TokenPermissions(address token,uint256 amount)";
const tokenPermissionsTypeHash = id(tokenPermissionsType).slice(2);
const witnessTypeHashes = new Map(settlementKinds.map(({ name, witness }) => [name, hashesOf(witness.type)]));

/** EIP-712 sorts the types that a type refers to by their names. */
function hashesOf(witnessType: string) {
  const witnessName = witnessType.slice(0, witnessType.indexOf("("));
  const referred = [tokenPermissionsType, witnessType].sort().join("");
  const permitType = `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,${witnessName} witness)${referred}`;
  return { permit: id(permitType).slice(2), witness: id(witnessType).slice(2) };
}

// Permit2's domain has no version (EIP-712 leaves out what a domain does not have).
const domainTypeHash = id("EIP712Domain(string name,uint256 chainId,address verifyingContract)").slice(2);
const domainName = id("Permit2").slice(2);

type TypeHashes = ReturnType<typeof hashesOf>;

type SigningDomain = Pick<Chain, "chainId" | "contracts">;

/** One per chain of the catalog, so it stays small. */
const separators = new Map<string, string>();

/**
 * The EIP-712 digest that the payer of an x402 payment with Permit2 signs: PermitWitnessTransferFrom with the witness of
 * the kind of settlement. Takes four hashes at most: the domain and known prices and payees are cached.
 */
export function permitDigest(chain: SigningDomain, authorization: Omit<Authorization, "from" | "signature">): Hex {
  const { token, spender, nonce, deadlineSeconds } = authorization;
  const kind = settlementKindOf(authorization);
  const types = witnessTypeHashes.get(kind.name) as TypeHashes;
  const amount = kind.signedAmount(authorization);
  const permitted = hashKnownWords(tokenPermissionsTypeHash + addressWord(token) + word(amount));
  const witness = hashKnownWords(types.witness + kind.witness.words(authorization));
  const permit = hashWords(
    types.permit + permitted + addressWord(spender) + word(nonce) + word(deadlineSeconds) + witness,
  );
  return `0x${hashWords(`1901${separatorOf(chain)}${permit}`)}`;
}

function separatorOf({ chainId, contracts }: SigningDomain): string {
  const key = `${chainId}:${contracts.permit2}`;
  const kept = separators.get(key);
  if (kept !== undefined) return kept;
  const separator = hashWords(domainTypeHash + domainName + word(BigInt(chainId)) + addressWord(contracts.permit2));
  separators.set(key, separator);
  return separator;
}

function hashWords(words: string): string {
  // As bytes: ethers' parsing of hex costs half as much as the hash.
  return keccak256(Buffer.from(words, "hex")).slice(2);
}

/** Caches values that several payments share: a price, a payee. */
const hashKnownWords = remembered(hashWords, 2_048);

import type { Address, Chain } from "@lunas/catalog/chain";
import type { ChannelConfig, ChannelId } from "@lunas/domain/channel/channel";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { id } from "ethers";
import { keccak256 } from "../keccak256";
import { remembered } from "../remembered";

const hashOf = (type: string) => id(type).slice(2);
const claimEntryType = "ClaimEntry(bytes32 channelId,uint128 maxClaimableAmount,uint128 totalClaimed)";
const depositWitnessType = "DepositWitness(bytes32 channelId)";
const tokenPermissionsType = "TokenPermissions(address token,uint256 amount)";

const types = {
  config: hashOf(
    "ChannelConfig(address payer,address payerAuthorizer,address receiver,address receiverAuthorizer,address token,uint40 withdrawDelay,bytes32 salt)",
  ),
  voucher: hashOf("Voucher(bytes32 channelId,uint128 maxClaimableAmount)"),
  refund: hashOf("Refund(bytes32 channelId,uint256 nonce,uint128 amount)"),
  claimEntry: hashOf(claimEntryType),
  claimBatch: hashOf(`ClaimBatch(ClaimEntry[] claims)${claimEntryType}`),
  depositWitness: hashOf(depositWitnessType),
  tokenPermissions: hashOf(tokenPermissionsType),
  // EIP-712 sorts the types that a type refers to by their names.
  deposit: hashOf(
    `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,DepositWitness witness)${depositWitnessType}${tokenPermissionsType}`,
  ),
};

type SigningDomain = Pick<Chain, "chainId" | "contracts">;

/** One for each chain and contract of the catalog, so they stay few. */
const separatorOf = remembered((key: string): string => {
  const [name, version, chainId, contract] = key.split("|") as [string, string, string, string];
  const fields = [
    "string name",
    ...(version === "" ? [] : ["string version"]),
    "uint256 chainId",
    "address verifyingContract",
  ];
  const names = [name, ...(version === "" ? [] : [version])].map(hashOf).join("");
  return hashWords(hashOf(`EIP712Domain(${fields.join(",")})`) + names + word(BigInt(chainId)) + addressWord(contract));
}, 256);

function channelDomain({ chainId, contracts }: SigningDomain): string {
  if (contracts.x402Channels === null) throw new Error(`chain ${chainId} has no channels`);
  return separatorOf(`x402 Batch Settlement|1|${chainId}|${contracts.x402Channels.batchSettlement}`);
}

/** The contract's id of a channel: the digest of its config. */
export function channelIdOf(chain: SigningDomain, config: ChannelConfig): ChannelId {
  return digest(channelDomain(chain), types.config + configWords(config));
}

/** The words of the contract's struct, without its type. */
export function configWords(config: ChannelConfig): string {
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt } = config;
  const addresses = [payer, payerAuthorizer, receiver, receiverAuthorizer, token].map(addressWord).join("");
  return addresses + word(BigInt(withdrawDelay)) + bytes32(salt);
}

/** What a payer's key signs: the most that may be claimed of a channel in all. */
export function voucherDigest(chain: SigningDomain, channelId: ChannelId, signedMax: bigint): Hex {
  return digest(channelDomain(chain), types.voucher + bytes32(channelId) + word(signedMax));
}

/** What the receiver's authorizer signs to give back. */
export function refundDigest(
  chain: SigningDomain,
  { channelId, nonce, amount }: { readonly channelId: ChannelId; readonly nonce: bigint; readonly amount: bigint },
): Hex {
  return digest(channelDomain(chain), types.refund + bytes32(channelId) + word(nonce) + word(amount));
}

export interface ClaimEntry {
  readonly channelId: ChannelId;
  readonly signedMax: bigint;
  readonly totalClaimed: bigint;
}

/** What the receiver's authorizer signs to claim. */
export function claimBatchDigest(chain: SigningDomain, entries: readonly ClaimEntry[]): Hex {
  const hashes = entries.map(({ channelId, signedMax, totalClaimed }) =>
    hashWords(types.claimEntry + bytes32(channelId) + word(signedMax) + word(totalClaimed)),
  );
  return digest(channelDomain(chain), types.claimBatch + hashWords(hashes.join("")));
}

export interface DepositPermit {
  readonly token: Address;
  readonly amount: bigint;
  readonly spender: Address;
  readonly nonce: bigint;
  readonly deadlineSeconds: bigint;
  readonly channelId: ChannelId;
}

/** What the payer of a deposit signs for Permit2; the witness is the channel. */
export function depositDigest(chain: SigningDomain, permit: DepositPermit): Hex {
  const { token, amount, spender, nonce, deadlineSeconds, channelId } = permit;
  const permitted = hashWords(types.tokenPermissions + addressWord(token) + word(amount));
  const witness = hashWords(types.depositWitness + bytes32(channelId));
  const words = permitted + addressWord(spender) + word(nonce) + word(deadlineSeconds) + witness;
  // Permit2's domain has no version (EIP-712 leaves out what a domain does not have).
  return digest(separatorOf(`Permit2||${chain.chainId}|${chain.contracts.permit2}`), types.deposit + words);
}

function digest(separator: string, words: string): Hex {
  return `0x${hashWords(`1901${separator}${hashWords(words)}`)}`;
}

function bytes32(value: Hex): string {
  return value.slice(2).toLowerCase();
}

function hashWords(words: string): string {
  // As bytes: ethers' parsing of hex costs half as much as the hash.
  return keccak256(Buffer.from(words, "hex")).slice(2);
}

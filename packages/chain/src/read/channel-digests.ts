import type { Address, Chain } from "@lunas/catalog/chain";
import type { ChannelConfig, ChannelId } from "@lunas/domain/channel/channel";
import { addressWord, lengthWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { id } from "ethers";
import { keccak256 } from "../keccak256";
import { remembered } from "../remembered";

const configTypeHash = typeHashOf(
  "ChannelConfig(address payer,address payerAuthorizer,address receiver,address receiverAuthorizer,address token,uint40 withdrawDelay,bytes32 salt)",
);
const voucherTypeHash = typeHashOf("Voucher(bytes32 channelId,uint128 maxClaimableAmount)");
const refundTypeHash = typeHashOf("Refund(bytes32 channelId,uint256 nonce,uint128 amount)");
const claimEntryType = "ClaimEntry(bytes32 channelId,uint128 maxClaimableAmount,uint128 totalClaimed)";
const claimEntryTypeHash = typeHashOf(claimEntryType);
const claimBatchTypeHash = typeHashOf(`ClaimBatch(ClaimEntry[] claims)${claimEntryType}`);

const depositWitnessType = "DepositWitness(bytes32 channelId)";
const tokenPermissionsType = "TokenPermissions(address token,uint256 amount)";
const depositWitnessTypeHash = typeHashOf(depositWitnessType);
const tokenPermissionsTypeHash = typeHashOf(tokenPermissionsType);
// EIP-712 sorts the types that a type refers to by their names.
const depositTypeHash = typeHashOf(
  `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,DepositWitness witness)${depositWitnessType}${tokenPermissionsType}`,
);

const channelDomainType = "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)";
const channelDomainStart = typeHashOf(channelDomainType) + typeHashOf("x402 Batch Settlement") + typeHashOf("1");
// Permit2's domain has no version.
const permit2DomainStart =
  typeHashOf("EIP712Domain(string name,uint256 chainId,address verifyingContract)") + typeHashOf("Permit2");

type SigningDomain = Pick<Chain, "chainId" | "contracts">;

/** The contract's id of a channel: the digest of its config. */
export function channelIdOf(chain: SigningDomain, config: ChannelConfig): ChannelId {
  return knownChannelId(separatorOf(chain) + configTypeHash + configWords(config));
}

/** The words of the contract's struct, without its type. */
export function configWords(config: ChannelConfig): string {
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt } = config;
  const parties = addressWord(payer) + addressWord(payerAuthorizer) + addressWord(receiver);
  return parties + addressWord(receiverAuthorizer) + addressWord(token) + lengthWord(withdrawDelay) + bytes32Word(salt);
}

/** What the payer's key signs: the merchant may claim up to this sum of the channel. In base units. */
export function voucherDigest(chain: SigningDomain, voucher: { channelId: ChannelId; maxClaimable: bigint }): Hex {
  const struct = voucherTypeHash + bytes32Word(voucher.channelId) + word(voucher.maxClaimable);
  return digestOf(separatorOf(chain), struct);
}

/** What the authorizer signs to give `amount` back to the payer. The contract's call has amount and nonce in the other order. */
export function refundDigest(
  chain: SigningDomain,
  { channelId, nonce, amount }: { readonly channelId: ChannelId; readonly nonce: bigint; readonly amount: bigint },
): Hex {
  return digestOf(separatorOf(chain), refundTypeHash + bytes32Word(channelId) + word(nonce) + word(amount));
}

/** A row of a claim, as the authorizer signs it. Amounts in base units. */
export interface ClaimEntry {
  readonly channelId: ChannelId;
  readonly signedMax: bigint;
  readonly totalClaimed: bigint;
}

/** What the authorizer signs for a claim, in the order of its rows. */
export function claimBatchDigest(chain: SigningDomain, rows: readonly ClaimEntry[]): Hex {
  const entries = rows.map(({ channelId, signedMax, totalClaimed }) =>
    hashWords(claimEntryTypeHash + bytes32Word(channelId) + word(signedMax) + word(totalClaimed)),
  );
  return digestOf(separatorOf(chain), claimBatchTypeHash + hashWords(entries.join("")));
}

/** A deposit's Permit2 authorization, whose witness is the channel. The collector is its spender. */
export interface DepositPermit {
  readonly channelId: ChannelId;
  readonly token: Address;
  readonly amount: bigint;
  readonly spender: Address;
  readonly nonce: bigint;
  readonly deadlineSeconds: bigint;
}

/** What the payer signs for Permit2 to move a deposit into a channel. */
export function depositDigest(chain: SigningDomain, permit: DepositPermit): Hex {
  const { channelId, token, amount, spender, nonce, deadlineSeconds } = permit;
  const permitted = hashWords(tokenPermissionsTypeHash + addressWord(token) + word(amount));
  const terms = permitted + addressWord(spender) + word(nonce) + word(deadlineSeconds);
  const witness = hashWords(depositWitnessTypeHash + bytes32Word(channelId));
  return digestOf(permit2SeparatorOf(chain), depositTypeHash + terms + witness);
}

function typeHashOf(type: string): string {
  return id(type).slice(2);
}

function bytes32Word(value: Hex): string {
  const digits = value.slice(2).toLowerCase();
  if (digits.length !== 64) throw new RangeError("not 32 bytes");
  return digits;
}

function digestOf(separator: string, struct: string): Hex {
  return `0x${hashWords(`1901${separator}${hashWords(struct)}`)}`;
}

function hashWords(words: string): string {
  // As bytes: ethers' parsing of hex costs half as much as the hash.
  return keccak256(Buffer.from(words, "hex")).slice(2);
}

const separatorLength = 64;

/** A payer sends its config with every voucher: its hash is known by then. */
const knownChannelId = remembered(
  (words) => digestOf(words.slice(0, separatorLength), words.slice(separatorLength)),
  16_384,
);

/** One for each contract of a chain of the catalog, so it stays small. */
const separators = new Map<string, string>();

function separatorOf({ chainId, contracts: { x402Channels } }: SigningDomain): string {
  if (x402Channels === null) throw new Error(`chain ${chainId} has no contract of channels`);
  return knownSeparator(channelDomainStart, chainId, x402Channels.batchSettlement);
}

function permit2SeparatorOf({ chainId, contracts }: SigningDomain): string {
  return knownSeparator(permit2DomainStart, chainId, contracts.permit2);
}

function knownSeparator(start: string, chainId: number, contract: Address): string {
  const key = `${chainId}:${contract}`;
  const kept = separators.get(key);
  if (kept !== undefined) return kept;
  const separator = hashWords(start + word(BigInt(chainId)) + addressWord(contract));
  separators.set(key, separator);
  return separator;
}

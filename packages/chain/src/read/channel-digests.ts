import type { Chain } from "@lunas/catalog/chain";
import type { ChannelConfig, ChannelId } from "@lunas/domain/channel/channel";
import { addressWord, lengthWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { id } from "ethers";
import { keccak256 } from "../keccak256";

const configType = id(
  "ChannelConfig(address payer,address payerAuthorizer,address receiver,address receiverAuthorizer,address token,uint40 withdrawDelay,bytes32 salt)",
).slice(2);
const voucherType = id("Voucher(bytes32 channelId,uint128 maxClaimableAmount)").slice(2);
const domainType = id("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)").slice(2);
const [domainName, domainVersion] = [id("x402 Batch Settlement").slice(2), id("1").slice(2)];

type ChannelChain = Pick<Chain, "chainId" | "contracts" | "network">;

/** The contract's id of a channel: the EIP-712 digest of its config. Throws where the chain has no channels. */
export function channelIdOf(chain: ChannelChain, config: ChannelConfig): ChannelId {
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt } = config;
  const addresses = [payer, payerAuthorizer, receiver, receiverAuthorizer, token].map(addressWord).join("");
  return digest(chain, configType + addresses + lengthWord(withdrawDelay) + salt.slice(2));
}

/** What the signer of a voucher signs. */
export function voucherDigest(
  chain: ChannelChain,
  { channelId, signedMax }: { readonly channelId: ChannelId; readonly signedMax: bigint },
): Hex {
  return digest(chain, voucherType + channelId.slice(2) + word(signedMax));
}

function digest(chain: ChannelChain, words: string): Hex {
  return `0x${hashWords(`1901${separatorOf(chain)}${hashWords(words)}`)}`;
}

function separatorOf({ chainId, contracts, network }: ChannelChain): string {
  if (contracts.x402Channels === null) throw new Error(`${network} does not have the contracts of channels`);
  const { batchSettlement } = contracts.x402Channels;
  return hashWords(domainType + domainName + domainVersion + word(BigInt(chainId)) + addressWord(batchSettlement));
}

function hashWords(words: string): string {
  return keccak256(Buffer.from(words, "hex")).slice(2);
}

import type { Address, Chain } from "@lunas/catalog/chain";
import type { ClaimRow } from "@lunas/domain/channel/action";
import type { ChannelConfig, ChannelId } from "@lunas/domain/channel/channel";
import type { AuthorizedRefund, AuthorizedRow, ChannelAuthorizer } from "@lunas/domain/channel/claims/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { channelIdOf, claimBatchDigest, refundDigest, voucherDigest } from "../read/channel-digests";
import { recoverSigner } from "../read/recover-signer";
import type { RemoteSigner } from "./remote-signer";
import type { Signer, ToSign, TypedData } from "./signer";

const noAddress = `0x${"0".repeat(40)}`;

export interface ChannelAuthorizerDeps {
  readonly chain: Chain;
  /** With the key in this process. */
  readonly local: readonly Signer[];
  readonly remote: readonly RemoteSigner[];
}

/**
 * Signs claims and refunds for receivers, and nothing else. It trusts no row that a gateway wrote: each voucher is proved by its
 * payer's signature before a claim with it is signed. What it signs can pay the channel's receiver or its payer only.
 */
export function createChannelAuthorizer({ chain, local, remote }: ChannelAuthorizerDeps): ChannelAuthorizer {
  const sign = async (address: Address, toSign: ToSign): Promise<Hex> => {
    const signer = local.find((each) => each.address === address) ?? remote.find((each) => each.address() === address);
    if (signer === undefined) throw new Error(`no key of the authorizer ${address}`);
    return await signer.sign(toSign);
  };
  return {
    addresses: () => [
      ...local.map(({ address }) => address),
      ...remote.flatMap((signer) => (signer.canSign() ? (signer.address() ?? []) : [])),
    ],
    unprovenOf: (rows) => rows.filter((row) => !isProven(chain, row)).map(({ channelId }) => channelId),
    signClaim: async (address, rows) => {
      if (rows.length === 0 || rows.some((row) => !isProven(chain, row) || row.config.receiverAuthorizer !== address))
        throw new Error("a claim with a row that its voucher does not cover is not signed");
      return await sign(address, { digest: claimBatchDigest(chain, rows), typedData: claimData(chain, rows) });
    },
    signRefund: async (address, refund) => {
      if (!isRefundable(chain, refund) || refund.config.receiverAuthorizer !== address)
        throw new Error("a refund of more than is unused is not signed");
      return await sign(address, { digest: refundDigest(chain, refund), typedData: refundData(chain, refund) });
    },
  };
}

/** The voucher is of the channel's own key, for at least what is claimed, and the books have it as charged. */
function isProven(chain: Chain, row: AuthorizedRow): boolean {
  const { channelId, config, signedMax, totalClaimed, charged, voucherSignature } = row;
  if (!isItsId(chain, row) || totalClaimed > signedMax || (charged !== null && totalClaimed > charged)) return false;
  // Of a shop's channel whose payer has code: the contract asks that code, and reverts the claim of a voucher that it refuses.
  if (config.payerAuthorizer === noAddress) return charged === null;
  const digest = voucherDigest(chain, { channelId, maxClaimable: signedMax });
  const signer = recoverSigner(digest, voucherSignature);
  return signer?.isOf(config.payerAuthorizer) === true && signer.signature === voucherSignature.toLowerCase();
}

function isRefundable(chain: Chain, refund: AuthorizedRefund): boolean {
  return isItsId(chain, refund) && refund.amount > 0n && refund.amount <= refund.available;
}

function isItsId(
  chain: Chain,
  { channelId, config }: { readonly channelId: ChannelId; readonly config: ChannelConfig },
) {
  return channelIdOf(chain, config) === channelId;
}

const field = (type: string, name: string) => ({ name, type });

function domainOf({ chainId, contracts: { x402Channels } }: Chain): TypedData["domain"] {
  if (x402Channels === null) throw new Error(`chain ${chainId} has no contract of channels`);
  return { name: "x402 Batch Settlement", version: "1", chainId, verifyingContract: x402Channels.batchSettlement };
}

function claimData(chain: Chain, rows: readonly ClaimRow[]): TypedData {
  const claims = rows.map(({ channelId, signedMax, totalClaimed }) => ({
    ...{ channelId, maxClaimableAmount: signedMax.toString(), totalClaimed: totalClaimed.toString() },
  }));
  const types = {
    ClaimBatch: [field("ClaimEntry[]", "claims")],
    ClaimEntry: [
      field("bytes32", "channelId"),
      field("uint128", "maxClaimableAmount"),
      field("uint128", "totalClaimed"),
    ],
  };
  return { domain: domainOf(chain), primaryType: "ClaimBatch", types, message: { claims } };
}

function refundData(chain: Chain, { channelId, nonce, amount }: AuthorizedRefund): TypedData {
  const types = { Refund: [field("bytes32", "channelId"), field("uint256", "nonce"), field("uint128", "amount")] };
  const message = { channelId, nonce: nonce.toString(), amount: amount.toString() };
  return { domain: domainOf(chain), primaryType: "Refund", types, message };
}

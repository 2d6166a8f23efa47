import { availableIn } from "../channel";
import { gasLimitOfClaim, refundGasLimit } from "../claims/gas";
import { type ClaimDeps, rowOf, soundRows } from "../claims/plan-claims";
import type { NewAction, RefundRequest } from "../claims/ports";
import { claimableOf } from "../claims/what-to-claim";

const mostInRound = 50;
/** No voucher is charged meanwhile: what a signed refund gives back cannot be charged any more. Renewed while it is under way. */
const holdSeconds = 600;

/** Signs and writes refunds that payers and merchants asked for: what is charged is claimed in the same transaction, before it. */
export async function planRefunds(deps: ClaimDeps): Promise<void> {
  const { contract, actions, authorizer } = deps;
  const query = { limit: mostInRound, authorizers: authorizer.addresses() };
  for (const request of await actions.refundRequests(contract.chain.chainId, query)) {
    await planOne(deps, request).catch((error: unknown) => deps.observe.fault("plan-refund", error));
  }
}

async function planOne(deps: ClaimDeps, { id, cause, amount: requested, channel }: RefundRequest): Promise<void> {
  const { contract, actions, authorizer, observe } = deps;
  const available = availableIn(channel);
  const amount = requested === null || requested > available ? available : requested;
  if (amount === 0n) return void (await actions.fail(id, "nothing_to_refund", "Nothing of the channel is unused."));
  const claimable = claimableOf(channel) > 0n ? [rowOf(channel)] : [];
  const rows = await soundRows(deps, claimable);
  // What cannot be claimed must not be given back before an operator has seen why.
  if (rows.length < claimable.length)
    return void (await actions.fail(
      id,
      "claim_refused",
      "What is charged cannot be claimed, so nothing is given back.",
    ));
  const { config } = channel;
  const refund = { channelId: channel.id, config, nonce: channel.onChain.refundNonce, amount, available };
  const refundCall = contract.refundCall(refund, await authorizer.signRefund(config.receiverAuthorizer, refund));
  const claimCalls =
    rows.length === 0 ? [] : [contract.claimCall(rows, await authorizer.signClaim(config.receiverAuthorizer, rows))];
  const calldata = claimCalls.length === 0 ? refundCall : contract.together([...claimCalls, refundCall]);
  const gasLimit = refundGasLimit + (rows.length === 0 ? 0n : gasLimitOfClaim(rows.length));
  const failure = await contract.failureOf(calldata, gasLimit);
  if (failure !== null) return void (await actions.fail(id, "tx_failed", `The contract refuses it: ${failure}.`));
  const { chain } = contract;
  const action: NewAction = {
    ...{
      id,
      kind: "refund" as const,
      cause,
      isUrgent: false,
      authorizer: config.receiverAuthorizer,
      rows,
      amount,
      calldata,
      gasLimit,
    },
    ...{ chainId: chain.chainId, network: chain.network, environment: chain.environment, channelId: channel.id },
    ...{
      merchantId: channel.merchantId,
      asset: config.token,
      receiver: config.receiver,
      tokenSymbol: channel.tokenSymbol,
    },
    channels: 1,
  };
  if (await actions.plan(action, { holdSeconds })) observe.planned(action);
}

import type { Address, Chain } from "@lunas/catalog/chain";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { SponsoringFacts } from "@lunas/domain/payment/facts";
import type { ApprovalTransaction } from "@lunas/domain/payment/sponsorship/approval";
import { bytesWords, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "../abi/contracts";
import { quantityOf, resultOf } from "../rpc/results";
import type { RpcAnswer, RpcCall } from "../rpc/rpc";
import { nameFailure } from "./name-failure";
import type { PayerState } from "./payer-state";
import { headCall, parseHead } from "./read-head";
import type { SettleCallTo } from "./settle-calldata";
import { type SponsoredCalls, sponsoredSimulationCall, sponsoredSimulationFailure } from "./sponsored-simulation";

/** Inputs of the reads for an offered approval; they are in the same batch as the ordinary facts. */
export interface SponsoringQuestion {
  readonly authorization: Authorization;
  readonly approval: ApprovalTransaction;
  readonly settle: SettleCallTo;
  readonly relayer: Address | null;
  readonly atSeconds: number;
}

export function sponsoringCalls(chain: Chain, question: SponsoringQuestion): readonly RpcCall[] {
  const { authorization, approval } = question;
  const payer = authorization.from;
  const simulated: SponsoredCalls = { ...question, payer };
  const oracle = chain.sponsorship?.l1FeeOracle ?? null;
  return [
    { method: "eth_getTransactionCount", params: [payer, "latest"] },
    { method: "eth_getTransactionCount", params: [payer, "pending"] },
    { method: "eth_getBalance", params: [payer, "latest"] },
    headCall("latest"),
    { method: "eth_maxPriorityFeePerGas", params: [] },
    sponsoredSimulationCall(chain, simulated),
    ...(oracle === null ? [] : [l1FeeCall(oracle, approval.raw)]),
  ];
}

export function l1FeeCall(oracle: Address, raw: Hex): RpcCall {
  const data = `${selectors.getL1Fee.selector}${word(0x20n)}${bytesWords(raw)}`;
  return { method: "eth_call", params: [{ to: oracle, data }, "latest"] };
}

/** Throws `Unavailable("chain")` for a missing or invalid answer. */
export function parseSponsoring(answers: readonly (RpcAnswer | undefined)[], payerState: PayerState): SponsoringFacts {
  const [mined, pending, balance, head, tip, simulation, l1Fee] = answers;
  const { baseFeeWei } = parseHead(resultOf(head, "the newest block"));
  return {
    payerNonce: Number(quantityOf(mined, "the payer's nonce")),
    payerPendingNonce: Number(quantityOf(pending, "the payer's pending nonce")),
    payerBalanceWei: quantityOf(balance, "the payer's native balance"),
    baseFeeWei,
    currentFeeWei: baseFeeWei + quantityOf(tip, "the suggested tip"),
    l1FeeWei: l1Fee === undefined ? 0n : quantityOf(l1Fee, "the L1 data fee"),
    simulationFailure: nameFailure(sponsoredSimulationFailure(simulation), payerState),
  };
}

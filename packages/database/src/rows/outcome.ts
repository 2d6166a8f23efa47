import type { ClosedTransaction, Outcome } from "@lunas/domain/settlement/ports";
import { newMonthlyId } from "@lunas/domain/shared/id";

/** A final nonce in the form of `finish_settlements`. */
export function closedRow(closed: ClosedTransaction): object {
  return {
    nonce: closed.nonce,
    mined_hash: closed.minedHash,
    mined_status: closed.status,
    gas_used: closed.gasUsed?.toString() ?? null,
    effective_gas_price_wei: closed.effectiveGasPriceWei?.toString() ?? null,
    l1_fee_wei: closed.l1FeeWei?.toString() ?? null,
    block_number: closed.blockNumber,
    ...(closed.isAction === true && { is_action: true }),
  };
}

/** A payment's outcome in the form of `finish_settlements`, with the id of its event. */
export function outcomeRow(outcome: Outcome): object {
  const { kind: status, paymentId: payment_id } = outcome;
  const common = { status, payment_id, event_id: newMonthlyId("evt", Date.now()) };
  if (outcome.kind === "failed")
    return Object.assign(common, {
      failure_code: outcome.code,
      failure_message: outcome.message,
      tx_hash: outcome.txHash,
    });
  const { txHash, logIndex, blockNumber, blockHash, blockTimestampSeconds } = outcome.settled;
  return Object.assign(common, {
    tx_hash: txHash,
    log_index: logIndex,
    block_number: blockNumber,
    block_hash: blockHash,
    block_time: new Date(blockTimestampSeconds * 1_000).toISOString(),
  });
}

import type { Chain } from "@lunas/catalog/chain";
import type { Receipt } from "@lunas/domain/settlement/head";
import { fields, hash, quantity, rubbish } from "../rpc/results";
import { parseLogs } from "./log";
import { settlementsIn } from "./settlements-in";

const what = "a receipt";

/** A receipt does not carry its block's time. */
export type MinedReceipt = Omit<Receipt, "blockTimestampSeconds">;

/** A node's receipt in the domain's form. Throws `Unavailable("chain")` if it is invalid. */
export function parseReceipt(chain: Chain, value: unknown): MinedReceipt {
  const receipt = fields(value, what);
  const status = quantity(receipt.status, what);
  if (status > 1n) throw rubbish(what);
  return {
    hash: hash(receipt.transactionHash, what),
    blockNumber: Number(quantity(receipt.blockNumber, what)),
    blockHash: hash(receipt.blockHash, what),
    status: status === 1n ? "success" : "reverted",
    gasUsed: quantity(receipt.gasUsed, what),
    effectiveGasPriceWei: quantity(receipt.effectiveGasPrice, what),
    // OP stack: https://docs.optimism.io/stack/transactions/fees
    l1FeeWei: receipt.l1Fee === undefined || receipt.l1Fee === null ? 0n : quantity(receipt.l1Fee, what),
    settlements: settlementsIn(chain, parseLogs(receipt.logs)),
  };
}

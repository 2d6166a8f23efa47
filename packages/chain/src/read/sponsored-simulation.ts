import type { Address, Chain } from "@lunas/catalog/chain";
import type { ApprovalTransaction } from "@lunas/domain/payment/sponsorship/approval";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { decodeRevert } from "../abi/decode-revert";
import { hexQuantity } from "../rpc/hex-quantity";
import { fields, isBytes, resultOf, rubbish } from "../rpc/results";
import type { RpcAnswer, RpcCall } from "../rpc/rpc";
import type { SettleCallTo } from "./settle-calldata";

export interface SponsoredCalls {
  readonly payer: Address;
  readonly approval: ApprovalTransaction;
  readonly settle: SettleCallTo;
  readonly relayer: Address | null;
  /** The block time of the simulation. */
  readonly atSeconds: number;
}

const what = "the sponsored simulation";
/** Enough for any gas price: the simulation tests the payment, not the relayer's balance. */
const simulatedBalanceWei = 10n ** 24n;
/** An unused address, while no relayer is known. */
const anybody: Address = "0x0000000000000000000000000000000000004C55";

/** `eth_simulateV1` of fund, approve and settle in one block, each with its own gas limit. */
export function sponsoredSimulationCall(chain: Chain, calls: SponsoredCalls): RpcCall {
  const { payer, approval, settle, relayer, atSeconds } = calls;
  const from = relayer ?? anybody;
  const fundWei = approval.gasLimit * approval.maxFeePerGasWei;
  const block = {
    blockOverrides: { time: hexQuantity(BigInt(atSeconds)) },
    stateOverrides: { [from]: { balance: hexQuantity(simulatedBalanceWei) } },
    calls: [
      { from, to: payer, value: hexQuantity(fundWei) },
      { from: payer, to: approval.to, data: approval.data, gas: hexQuantity(approval.gasLimit) },
      { from, ...settle, gas: hexQuantity(chain.settlement.gasLimit) },
    ],
  };
  return { method: "eth_simulateV1", params: [{ blockStateCalls: [block], validation: false }, "latest"] };
}

/**
 * Null: all three passed. Else the name of the first failure. Throws `Unavailable("chain")` if the node did not run it.
 */
export function sponsoredSimulationFailure(answer: RpcAnswer | undefined): string | null {
  const [block] = listOf(resultOf(answer, what));
  const calls = listOf(fields(block, what).calls);
  if (calls.length !== 3) throw rubbish(what);
  for (const [index, call] of calls.entries()) {
    const { status, returnData } = fields(call, what);
    if (status === "0x1") continue;
    if (status !== "0x0") throw rubbish(what);
    const reason = typeof returnData === "string" && isBytes(returnData) ? decodeRevert(returnData as Hex) : "reverted";
    return index === 2 ? reason : "approval_reverted";
  }
  return null;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unavailable("chain", `${what}: the node's answer is invalid`);
  return value;
}

import type { Address, Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Call } from "@lunas/domain/settlement/ports";
import { gasLimitOf } from "@lunas/domain/settlement/submit/gas-limits";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "../abi/contracts";
import { bundleTransaction } from "../read/bundle";
import { settleCallOf } from "../read/settle-calldata";

/** The fields of the transaction that makes a call. */
export interface CallTransaction {
  readonly to: Address;
  readonly value: bigint;
  readonly gasLimit: bigint;
  readonly data: Hex;
}

/** A cancellation (`fill`) is a transfer of zero to the sender itself. */
export function callTransaction(chain: Chain, sender: Address, call: Call): CallTransaction {
  const gasLimit = gasLimitOf(chain.settlement, call);
  switch (call.kind) {
    case "settle":
      return settlement(chain, call.spoilt === true ? spoilt(call.order) : call.order);
    case "settle_as_stranger":
      return settlement(chain, call.order);
    case "bundle": {
      const { to, data } = bundleTransaction(chain, call.orders);
      return { to, value: 0n, gasLimit, data };
    }
    case "channel":
      return { to: channelContract(chain), value: 0n, gasLimit, data: call.action.calldata };
    case "cancel":
      return { to: sender, value: 0n, gasLimit, data: "0x" };
    case "fund":
      return { to: call.order.payer, value: call.amountWei, gasLimit, data: "0x" };
    case "transfer": {
      const { asset, to, amount } = call;
      if (asset === null) return { to, value: amount, gasLimit, data: "0x" };
      const data: Hex = `${selectors.transfer.selector}${addressWord(to)}${word(amount)}`;
      return { to: asset, value: 0n, gasLimit, data };
    }
  }
}

function settlement(chain: Chain, order: SettlementOrder): CallTransaction {
  const { gasLimit } = chain.settlement;
  return Object.assign(settleCallOf(chain, order), { value: 0n, gasLimit });
}

function channelContract({ network, contracts: { x402Channels } }: Chain): Address {
  if (x402Channels === null) throw new Error(`${network} has no contract of channels`);
  return x402Channels.batchSettlement;
}

/** An invalid signature: Permit2 reverts with InvalidSigner or InvalidSignature, and the nonce stays unused. */
function spoilt(order: SettlementOrder): SettlementOrder {
  return { ...order, signature: `0x${"11".repeat(64)}1b` };
}

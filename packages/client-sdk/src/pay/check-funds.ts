import { formatRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ApprovalGas, ApprovalTerms, Payer } from "../payer";
import { erc20, uintOf } from "./erc20";

/**
 * Reads what the payer has before anything is signed, so that a payer who cannot pay is not asked to sign. Returns whether
 * Permit2 still needs its approval. Throws `insufficient_balance`, whose details also tell the ether that is missing.
 */
export async function checkFunds(
  { payer, chain }: { readonly payer: Payer; readonly chain: ChainConfig },
  from: Hex,
  { amount, ...terms }: ApprovalTerms & { readonly amount: bigint },
): Promise<boolean> {
  const balance = uintOf(await payer.read(terms.token, erc20.balanceOf(from)));
  if (balance === null) {
    throw new LunasError("The token was not found on the wallet's chain.", { code: "unsupported_token" });
  }
  const allowance = uintOf(await payer.read(terms.token, erc20.allowance(from, terms.spender))) ?? 0n;
  const needsApproval = allowance < amount;
  if (balance >= amount) return needsApproval;
  const gas = needsApproval ? ((await payer.approvalGas?.(terms)) ?? null) : null;
  const lacksGas = gas !== null && gas.availableWei < gas.requiredWei;
  throw new LunasError(`The payment needs ${formatRupiah(amount)} and the wallet has ${formatRupiah(balance)}.`, {
    code: "insufficient_balance",
    details: {
      requiredRupiah: rupiahOf(amount),
      availableRupiah: rupiahOf(balance),
      ...(lacksGas ? gasDetails(chain, gas) : {}),
    },
  });
}

/** The payer has no ether for its approval of Permit2. */
export function withoutGas(chain: ChainConfig, payer: Hex, gas: ApprovalGas): LunasError {
  const { symbol } = chain.nativeCurrency;
  return new LunasError(`Permit2 must be approved once, and ${payer} does not have enough ${symbol} for the gas.`, {
    code: "no_permit2_approval",
    details: gasDetails(chain, gas),
  });
}

function gasDetails({ nativeCurrency }: ChainConfig, { requiredWei, availableWei }: ApprovalGas) {
  return {
    requiredWei: requiredWei.toString(),
    availableWei: availableWei.toString(),
    currency: nativeCurrency.symbol,
  };
}

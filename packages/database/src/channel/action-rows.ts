import type { NewAction } from "@lunas/domain/channel/claims/ports";

/** An action in the form of `plan_channel_action`. */
export function actionRow(action: NewAction, holdSeconds: number | null): object {
  const { id, kind, environment, network, receiver, authorizer, cause, asset, calldata } = action;
  return {
    ...{ id, kind, environment, network, receiver, authorizer, cause, asset, calldata, urgent: action.isUrgent },
    ...{ chain_id: action.chainId, merchant_id: action.merchantId, token_symbol: action.tokenSymbol },
    ...{ channel_id: action.channelId, gas_limit: action.gasLimit.toString(), hold_seconds: holdSeconds },
    amount: action.amount?.toString() ?? null,
    channels: action.channels,
  };
}

/** Its rows in the same form. */
export function claimRows({ rows }: NewAction): readonly object[] {
  return rows.map(({ channelId, merchantId, signedMax, voucherSignature, totalClaimed, amount }) => ({
    ...{ channel_id: channelId, merchant_id: merchantId, voucher_signature: voucherSignature },
    ...{ signed_max: signedMax.toString(), total_claimed: totalClaimed.toString(), amount: amount.toString() },
  }));
}

export function msOf(time: Date | null): number | null {
  return time === null ? null : time.getTime();
}

import { toAddress } from "@lunas/chain/address";
import { type ChangeWalletDeps, cancelWalletChange, changeWallet } from "@lunas/domain/merchant/change-wallet";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { cancelWalletChange as cancelOperation, changeWallet as operation } from "@lunas/protocol/api/wallet";
import { route } from "../../http/route";

export const changeMerchantWallet = (deps: ChangeWalletDeps) =>
  route(operation, async ({ body, caller, context }) => {
    const { walletAddress, ...proofs } = body;
    const newWallet = toAddress(walletAddress);
    if (newWallet === null) {
      return refuseRequest({ walletAddress: "has a wrong checksum" });
    }
    const change = await changeWallet(deps, caller.merchant, { newWallet, ...proofs, origin: context.origin() });
    if (isRefusal(change)) return change;
    // Every session has ended by then, including this one.
    return { status: 200, body: change, ...(change.status === "effective" && { session: null }) };
  });

export const cancelMerchantWalletChange = (deps: ChangeWalletDeps) =>
  route(cancelOperation, async ({ body, context }) => {
    const cancelled = await cancelWalletChange(deps, { ...body, origin: context.origin() });
    if (isRefusal(cancelled)) return cancelled;
    context.merchantId = cancelled.wanted.merchantId;
    return { status: 200, body: cancelled.change };
  });

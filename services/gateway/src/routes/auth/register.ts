import { toAddress } from "@lunas/chain/address";
import type { MerchantStore } from "@lunas/domain/merchant/ports";
import { register } from "@lunas/domain/merchant/register";
import { proveWallet, type SignInDeps } from "@lunas/domain/merchant/sign-in";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { register as operation } from "@lunas/protocol/api/auth";
import { registrationAuthor } from "../../http/author";
import { route } from "../../http/route";

export interface RegisterDeps {
  readonly signIn: SignInDeps;
  readonly hasSandbox: boolean;
  readonly merchantsBy: (author: Author) => Pick<MerchantStore, "register">;
}

export const registerMerchant = (deps: RegisterDeps) =>
  route(operation, async ({ body, context }) => {
    const expected = toAddress(body.walletAddress);
    if (expected === null) {
      return refuseRequest({ walletAddress: "has a wrong checksum" });
    }
    const { message, signature } = body;
    const signedIn = await proveWallet(deps.signIn, { message, signature, expected });
    if (isRefusal(signedIn)) return signedIn;
    const { wallet: walletAddress, provedBy } = signedIn;
    const { email, name, website = null } = body;
    const merchants = deps.merchantsBy(registrationAuthor(context));
    const registered = await register(
      { merchants, hasSandbox: deps.hasSandbox },
      { email, walletAddress, name, website },
    );
    if (isRefusal(registered)) return registered;
    const { merchant, sandboxApiKey } = registered;
    // Only now the wallet has a row to note the proof in.
    await deps.signIn.proofs.note(walletAddress, provedBy);
    context.merchantId = merchant.id;
    const createdAt = new Date(merchant.createdAtMs).toISOString();
    return { status: 201, body: { merchantId: merchant.id, email, walletAddress, sandboxApiKey, createdAt } };
  });

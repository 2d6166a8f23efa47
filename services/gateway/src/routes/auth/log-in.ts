import { type LogInDeps, logIn } from "@lunas/domain/merchant/log-in";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { login } from "@lunas/protocol/api/auth";
import { route } from "../../http/route";
import { merchantRecord } from "../../translate/merchant-record";

export const logInMerchant = (deps: LogInDeps) =>
  route(login, async ({ body, context }) => {
    const loggedIn = await logIn(deps, { ...body, origin: context.origin() });
    if (isRefusal(loggedIn)) return loggedIn;
    const { merchant, sessionToken } = loggedIn;
    context.merchantId = merchant.id;
    return { status: 200, body: { merchant: merchantRecord(merchant) }, session: sessionToken };
  });

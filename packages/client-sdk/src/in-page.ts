import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Surroundings } from "./client-deps";
import { sendInPage } from "./pay/send-paid";

const refused = async () => {
  throw new LunasError(
    "A page cannot look up payments, because that needs a secret key. Ask your own server, which uses @lunas/server.",
    { code: "secret_key_in_browser" },
  );
};

/** A page's client. The page loads nothing of what only other clients do. */
export const inPage: Surroundings = {
  isBrowser: true,
  sendPaid: sendInPage,
  // A browser does not say why.
  unreachable: (url, cause) => new LunasError(`Could not connect to ${url}.`, { code: "unreachable", cause }),
  paymentsApi: () => ({ get: refused, timeline: refused, list: refused }),
};

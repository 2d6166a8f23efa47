import { unreachable } from "@lunas/protocol/wire/unreachable";
import type { Surroundings } from "./client-deps";
import { sendWithinOrigin } from "./pay/follow-redirects";
import { paymentsApi } from "./payments-api";

/** An agent's client, or a server's. */
export const outsideOfPages: Surroundings = {
  isBrowser: false,
  sendPaid: sendWithinOrigin,
  paymentsApi,
  unreachable,
};

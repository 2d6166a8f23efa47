import type { RequestOrigin } from "@lunas/domain/operations/audit-entry";
import { printable } from "@lunas/domain/shared/printable";
import type { Request } from "express";
import { clientAddress } from "./client-address";

/** The part of a user agent that distinguishes browsers and devices. */
const mostCharacters = 512;

/** Where a request came from, according to `TRUST_PROXY`. Limits the length and the characters of the client's text. */
export function requestOrigin(request: Request): RequestOrigin {
  const address = clientAddress(request);
  const userAgent = request.get("user-agent");
  return {
    ipAddress: address === null ? null : printable(address.replace(/^::ffff:(?=\d+\.)/i, ""), 64),
    userAgent: userAgent === undefined || userAgent === "" ? null : printable(userAgent, mostCharacters),
  };
}

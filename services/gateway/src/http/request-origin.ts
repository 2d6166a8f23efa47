import type { RequestOrigin } from "@lunas/domain/operations/audit-entry";
import { printable } from "@lunas/domain/shared/printable";
import type { Request } from "express";

/** The part of a user agent that distinguishes browsers and devices. */
const mostCharacters = 512;

/** Where a request came from, according to `TRUST_PROXY`. Limits the length and the characters of the client's text. */
export function requestOrigin(request: Request): RequestOrigin {
  const userAgent = request.get("user-agent");
  return {
    ipAddress: request.ip === undefined ? null : printable(request.ip.replace(/^::ffff:(?=\d+\.)/i, ""), 64),
    userAgent: userAgent === undefined || userAgent === "" ? null : printable(userAgent, mostCharacters),
  };
}

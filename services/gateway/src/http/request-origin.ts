import type { RequestOrigin } from "@lunas/domain/operations/audit-entry";
import { printable } from "@lunas/domain/shared/printable";
import type { Request } from "express";

/** As much of a user agent as tells browsers and devices apart. */
const mostCharacters = 512;

/** Where a request came from, as `TRUST_PROXY` makes of it. Nothing that a stranger wrote is longer or odder than it may be. */
export function requestOrigin(request: Request): RequestOrigin {
  const userAgent = request.get("user-agent");
  return {
    ipAddress: request.ip === undefined ? null : printable(request.ip.replace(/^::ffff:(?=\d+\.)/i, ""), 64),
    userAgent: userAgent === undefined || userAgent === "" ? null : printable(userAgent, mostCharacters),
  };
}

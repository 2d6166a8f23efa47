import { parse } from "cookie";
import type { CookieOptions, Request, Response } from "express";

export interface SessionCookie {
  read(request: Request): string | null;
  write(response: Response, token: string): void;
  clear(response: Response): void;
}

const sevenDaysMs = 7 * 24 * 3_600_000;

/** The session's cookie. Over https it has the `__Host-` prefix: no other host and no plain connection can set it. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = new URL(publicUrl).protocol === "https:";
  const name = secure ? "__Host-lunas_session" : "lunas_session";
  const attributes: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure };
  return {
    read: (request) => parse(request.get("cookie") ?? "")[name] || null,
    write: (response, token) => response.cookie(name, token, { ...attributes, maxAge: sevenDaysMs }),
    clear: (response) => response.clearCookie(name, attributes),
  };
}

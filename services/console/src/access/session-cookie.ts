import { parse, serialize } from "cookie";
import type { Request, Response } from "express";

/** Over https the name forces Secure, this host and this path; over http, on the operator's machine, it cannot. */
export interface SessionCookie {
  read(request: Request): string | undefined;
  write(response: Response, id: string): void;
  clear(response: Response): void;
}

export function sessionCookie(url: string): SessionCookie {
  const secure = url.startsWith("https:");
  const name = secure ? "__Host-lunas-console" : "lunas-console";
  const options = { httpOnly: true, sameSite: "strict", secure, path: "/" } as const;
  return {
    read: (request) => parse(request.headers.cookie ?? "")[name],
    write: (response, id) => response.setHeader("Set-Cookie", serialize(name, id, options)),
    clear: (response) => response.setHeader("Set-Cookie", serialize(name, "", { ...options, maxAge: 0 })),
  };
}

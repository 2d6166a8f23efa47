import type { Response } from "express";

/** Bytes in the forms in which they can be sent. */
export interface Packed {
  readonly plain: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Sends the form that the client accepts. */
export function sendPacked(response: Response, { plain, brotli, gzip }: Packed): void {
  response.vary("Accept-Encoding");
  const accepted = response.req.acceptsEncodings(["br", "gzip"]);
  const packed = { br: brotli, gzip }[accepted === false ? "" : accepted] ?? null;
  if (packed === null) {
    response.send(plain);
    return;
  }
  response.setHeader("Content-Encoding", String(accepted));
  response.send(packed);
}

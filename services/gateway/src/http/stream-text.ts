import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";

/** A reader that takes nothing for so long is gone. */
const stalledMs = 60_000;

/** An answer that is made while it is sent: chunks of text, made one after the other as the reader takes them. */
export interface StreamedText {
  readonly type: string;
  readonly chunks: AsyncIterable<string>;
}

/**
 * Sends chunks as the reader takes them: at most one waits besides the one that is being sent. A fault on the way cuts
 * the connection, by which the reader sees that the answer is not whole. A reader that disconnects ends the chunks.
 */
export async function streamText(response: Response, { type, chunks }: StreamedText): Promise<void> {
  response.type(type);
  response.setHeader("Cache-Control", "private, no-store");
  if (response.req.method === "HEAD") {
    response.end();
    return;
  }
  response.setTimeout(stalledMs, () => response.destroy());
  const readable = Readable.from(chunks, { objectMode: true, highWaterMark: 1 });
  await pipeline(readable, response).catch((error: unknown) => {
    if (!hasLeft(error)) throw error;
  });
}

/** The reader closed the connection: its own affair. */
function hasLeft(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

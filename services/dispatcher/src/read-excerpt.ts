import type { Readable } from "node:stream";

const maxBytes = 4_096;
/** The longest time for an unfinished answer. */
const waitLimitMs = 2_000;

/**
 * The start of a response's body as text that Postgres can store; the rest is dropped with the connection. Never
 * throws.
 */
export async function readExcerpt(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitLimitMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    body.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) end();
    });
    // An aborted body is no error: the status is known already.
    for (const event of ["end", "error", "close"]) body.on(event, end);
  });
  body.destroy();
  const text = Buffer.concat(chunks).subarray(0, maxBytes).toString("utf8");
  return text.replaceAll("\0", "");
}

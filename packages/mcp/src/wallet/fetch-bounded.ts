/** A body above this size is not read further, whatever the caller shows of it. */
const MOST_BYTES = 1_000_000;

/** `fetch` whose answers have at most a million bytes: an endless body must not fill the memory. */
export function fetchBounded(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.body === null) return response;
    const { bytes } = await readAtMost(response.body, MOST_BYTES);
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    for (const name of ["content-length", "content-encoding"]) headers.delete(name);
    const copy = new Response(bytes as Uint8Array<ArrayBuffer>, { status, statusText, headers });
    // `Response` has no option for these two, and the client compares them.
    Object.defineProperty(copy, "url", { value: response.url });
    Object.defineProperty(copy, "redirected", { value: response.redirected });
    return copy;
  };
}

export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<{ readonly bytes: Uint8Array; readonly isCut: boolean }> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { bytes: Buffer.concat(parts), isCut: false };
    parts.push(value.subarray(0, most - size));
    size += value.length;
    if (size <= most) continue;
    await reader.cancel().catch(() => undefined);
    return { bytes: Buffer.concat(parts), isCut: true };
  }
}

import { readAtMost } from "@lunas/protocol/wire/read-at-most";

/** A body above this size is not read further, whatever the caller shows of it. */
const MOST_BYTES = 1_000_000;
/** As long as a payment may take: the configuration's requests have no other limit. */
const MOST_MS = 180_000;

/** `fetch` whose answers have at most a million bytes: an endless body must not fill the memory. */
export function fetchBounded(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.body === null) return response;
    const { bytes } = await readAtMost(response.body, { most: MOST_BYTES, maxMs: MOST_MS });
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    for (const name of ["content-length", "content-encoding"]) headers.delete(name);
    const copy = new Response(bytes, { status, statusText, headers });
    // `Response` has no option for these two, and the client compares them.
    Object.defineProperty(copy, "url", { value: response.url });
    Object.defineProperty(copy, "redirected", { value: response.redirected });
    return copy;
  };
}

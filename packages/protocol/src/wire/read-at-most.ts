export interface ReadBounds {
  /** So many bytes are kept. */
  readonly most: number;
  readonly maxMs: number;
}

/**
 * The beginning of a body: an endless one must not fill the memory, and a slow one must not hold its reader for ever. `isCut`: there was more.
 * Rejects where the body has not ended in time.
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  { most, maxMs }: ReadBounds,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly isCut: boolean }> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The body of the answer did not end in time.")), maxMs);
  });
  try {
    for (let left = most; ; ) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return { bytes: joined(parts), isCut: false };
      parts.push(value.subarray(0, left));
      if (value.length > left) return { bytes: joined(parts), isCut: true };
      left -= value.length;
    }
  } finally {
    clearTimeout(timer);
    // Ends the connection. Of a cloned body it resolves with the other half, so it is not waited for.
    reader.cancel().catch(() => undefined);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

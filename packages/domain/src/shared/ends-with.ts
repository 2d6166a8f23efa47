/**
 * A signal that ends with another one, or by `end`. `AbortSignal.any` costs more than the rest of a wait, and a
 * long-lived signal would keep a reference to each wait. Always call `end` at the end.
 */
export function endsWith(outer: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
  const inner = new AbortController();
  const end = () => {
    outer.removeEventListener("abort", end);
    // With a reason: without one, an error with a stack would be created.
    inner.abort("over");
  };
  if (outer.aborted) end();
  else outer.addEventListener("abort", end);
  return { signal: inner.signal, end };
}

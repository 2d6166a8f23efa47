/**
 * A signal that ends with another one, or when it is told to. `AbortSignal.any` costs more than the rest of a wait, and a signal that
 * lives as long as the process would keep a trace of each. `end` has to be called in the end, whatever came of it.
 */
export function endsWith(outer: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
  const inner = new AbortController();
  const end = () => {
    outer.removeEventListener("abort", end);
    // With a reason, as none would be made into an error with a stack.
    inner.abort("over");
  };
  if (outer.aborted) end();
  else outer.addEventListener("abort", end);
  return { signal: inner.signal, end };
}

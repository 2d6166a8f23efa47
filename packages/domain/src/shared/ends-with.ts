import { LightSignal, type Signal } from "./signal";

/**
 * A signal that ends with the first of others, or by `end`. `AbortSignal.any` costs more than the rest of a wait, and a
 * long-lived signal would keep a reference to each wait. Always call `end` at the end.
 */
export function endsWith(...outers: readonly Signal[]): { readonly signal: Signal; readonly end: () => void } {
  const inner = new LightSignal();
  const end = () => {
    for (const outer of outers) outer.removeEventListener("abort", end);
    inner.abort("over");
  };
  if (outers.some(({ aborted }) => aborted)) end();
  else for (const outer of outers) outer.addEventListener("abort", end);
  return { signal: inner, end };
}

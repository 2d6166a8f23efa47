import { type BatchRules, createBatcher } from "@lunas/batcher/batcher";
import { Unavailable } from "@lunas/domain/shared/unavailable";

/**
 * Simultaneous calls share a statement. When a statement fails, each of its calls runs alone, so that one that cannot
 * succeed does not fail the others; an unavailable database is unavailable for each of them.
 */
export function shareStatements<In, Out>(
  run: (inputs: readonly In[]) => Promise<readonly Out[]>,
  rules: Pick<BatchRules<In>, "most" | "atOnce" | "apartMs">,
): (input: In) => Promise<Out> {
  return createBatcher(run, { ...rules, repeatsAlone: (error) => !(error instanceof Unavailable) });
}

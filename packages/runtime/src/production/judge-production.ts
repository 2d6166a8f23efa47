import type { Setting } from "../settings";
import { isPublishedSecret } from "./published-secret";

/** The given settings of a service: texts, and the values that could be parsed, by name. */
export interface CheckedSettings {
  readonly settings: readonly Setting[];
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly values: Readonly<Record<string, unknown>>;
}

export const modeName = "NODE_ENV";

/**
 * Whether money is real here: `NODE_ENV` says so, or is unset and a production chain has a remote endpoint. A schema
 * without that setting belongs to no service and is never judged.
 */
export function isProduction({ settings, values }: CheckedSettings): boolean {
  if (!settings.some(({ name }) => name === modeName)) return false;
  const mode = values[modeName];
  if (mode !== undefined) return mode === "production";
  return settings.some((each) => values[each.name] !== undefined && each.impliesProduction?.(values[each.name]));
}

/** The values that production refuses: a sentence for each, with the setting's name and the remedy, never the value. */
export function productionProblems({ settings, texts, values }: CheckedSettings): readonly string[] {
  return settings.flatMap((setting) => {
    const { name } = setting;
    const [text, value] = [texts[name], values[name]];
    if (text === undefined || value === undefined) return [];
    const problem = setting.refusedInProduction?.(value) ?? publishedProblem(setting, text);
    return problem === undefined ? [] : [`${name} ${problem} (refused in production).`];
  });
}

/** An address is not a key: an endpoint on this machine may equal the example's. */
function publishedProblem({ secret, example }: Setting, text: string): string | undefined {
  const isKey = secret === true && !/^[a-z]+:\/\//i.test(text);
  if (!isKey || !isPublishedSecret(text, example)) return undefined;
  return "contains a published or guessable key: generate a random one with `openssl rand`";
}

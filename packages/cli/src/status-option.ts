/** An option with one of these words of a status; its summary lists them. */
export function statusOption<const Choices extends readonly string[]>(...choices: Choices) {
  return { value: "status", choices, summary: `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}` } as const;
}

/** The operators' pages, whose commands run under compose. */
export const runbookPages = ["docs/operations.md"] as const;

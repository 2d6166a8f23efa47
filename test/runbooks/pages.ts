/** The operators' pages, whose commands run under compose: each in a fresh clone, as a stack of its own. */
export const runbookPages = ["docs/operations.md", "docs/own-stores.md"] as const;

/** Pages that need a PostgreSQL and a Redis outside of the stack. */
export const pagesWithStores: ReadonlySet<string> = new Set(["docs/own-stores.md"]);

/** Is followed first: the runbooks stand before it on their page, and need a stack that runs. */
export const firstSection = "First deployment";

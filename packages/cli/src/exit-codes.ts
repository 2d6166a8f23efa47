/** What a shell is told. `open`: whether money moved is not known yet; nothing must be signed anew. */
export const exit = { done: 0, failed: 1, misunderstood: 2, open: 3, interrupted: 130 } as const;

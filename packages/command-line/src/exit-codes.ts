/** Exit codes. `open`: it is not known yet whether money moved; the user must not sign again. */
export const exit = { done: 0, failed: 1, misunderstood: 2, open: 3, interrupted: 130 } as const;

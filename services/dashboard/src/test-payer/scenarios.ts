/** Amounts on which the sandbox misbehaves on purpose, as docs/sandbox.md lists them. Whole rupiah. */
export const scenarios = [
  { price: "99901", name: "hold" },
  { price: "99902", name: "revert" },
  { price: "99903", name: "elsewhere" },
  { price: "99904", name: "refuse" },
  { price: "99905", name: "unheard" },
] as const;

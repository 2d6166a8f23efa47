/** The result of simulating a settlement on the current state. `unreadable`: the node did not answer. */
export type Simulation =
  | { readonly kind: "passes" | "unreadable" }
  | { readonly kind: "fails"; readonly reason: string };

/** What a settlement would come to now. `unreadable`: the node did not judge it. */
export type Simulation =
  | { readonly kind: "passes" | "unreadable" }
  | { readonly kind: "fails"; readonly reason: string };

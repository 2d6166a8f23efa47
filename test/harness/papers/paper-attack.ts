import type { Shops } from "./shops";

/** An attack that a paper names, done to shops with our library and to the service behind them. */
export interface PaperAttack {
  readonly name: string;
  /** Throws where it succeeds. */
  attack(shops: Shops): Promise<void>;
}

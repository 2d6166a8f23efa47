import type { Chain } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { takeOptions, type WrongCommand } from "./parse-payments";

export interface RenewChainCommand {
  readonly kind: "chains_renew";
  readonly chain: Chain;
  readonly because: string;
  /** The operator; null: the user of the machine. */
}

const form = "chains renew wants: <network> --because <text>";

/** Parses the words after `chains`. */
export function parseChains([name, ...rest]: readonly string[]): RenewChainCommand | WrongCommand {
  if (name !== "renew") return wrong("chains wants: renew");
  const options = takeOptions(rest);
  if ("problem" in options) return options;
  const [network, ...more] = options.plain;
  const chain = chains.find((each) => each.network === network);
  if (chain === undefined || more.length > 0) return wrong(`"${options.plain.join(" ")}" is no network; ${form}`);
  if (options.because === null) return wrong(`why does it begin anew? ${form}`);
  return { kind: "chains_renew", chain, because: options.because };
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}

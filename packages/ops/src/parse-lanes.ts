import type { Address, Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { toAddress } from "@lunas/chain/address";
import { takeOptions, type WrongCommand } from "./parse-payments";

export interface RetireLaneCommand {
  readonly kind: "lanes_retire";
  readonly network: Network;
  readonly address: Address;
  readonly because: string;
}

export type LanesCommand =
  /** `network` null: every chain. */
  { readonly kind: "lanes_list" | "lanes_check"; readonly network: Network | null } | RetireLaneCommand;

const retireForm = "lanes retire wants: <network> <address> --because <text>";

/** Parses the words after `lanes`. */
export function parseLanes([name, ...rest]: readonly string[]): LanesCommand | WrongCommand {
  if (name === "retire") return parseRetire(rest);
  if (name !== "list" && name !== "check") return wrong("lanes wants one of: list, check, retire");
  const kind = `lanes_${name}` as const;
  const network = networkNamed(rest[0]);
  if (rest.length === 0) return { kind, network: null };
  return network === undefined ? wrong(`there is no network ${rest[0]}`) : { kind, network };
}

function parseRetire(words: readonly string[]): RetireLaneCommand | WrongCommand {
  const options = takeOptions(words);
  if ("problem" in options) return options;
  const [name = "", given = "", ...more] = options.plain;
  const network = networkNamed(name);
  if (network === undefined) return wrong(`"${name}" is no network; ${retireForm}`);
  const address = toAddress(given);
  if (address === null) return wrong(`"${given}" is no address, or its checksum is wrong; ${retireForm}`);
  if (more.length > 0) return wrong(retireForm);
  if (options.because === null) return wrong(`why is it retired? ${retireForm}`);
  return { kind: "lanes_retire", network, address, because: options.because };
}

function networkNamed(name: string | undefined): Network | undefined {
  return chains.find(({ network }) => network === name)?.network;
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}

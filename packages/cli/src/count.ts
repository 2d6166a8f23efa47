import { Misuse } from "@lunas/command-line/misuse";

/** The number of an option. Throws `Misuse`. */
export function count(option: string, given: string): number;
export function count(option: string, given: string | undefined): number | undefined;
export function count(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^[1-9][0-9]{0,8}$/.test(given)) throw new Misuse(`${option} must be a whole number from 1`);
  return Number(given);
}

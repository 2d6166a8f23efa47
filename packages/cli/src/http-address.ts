import { Misuse } from "@lunas/command-line/misuse";

/** An http or https address. Throws `Misuse`; the message says what was probably meant. */
export function httpAddress(what: string, given: string): string {
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  const scheme = /^(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(given) ? "http" : "https";
  const meant = `${scheme}://${given}`;
  // `ftp://shop.example` has a scheme, only another one: a second one before it helps nobody.
  const isHost = !given.includes("://") && /^[a-z0-9.[\]:-]+(?:\/|$)/i.test(given) && URL.canParse(meant);
  throw new Misuse(
    `${what} must be an http or https address, not "${given}"${isHost ? `. Did you mean ${meant}?` : ""}`,
  );
}

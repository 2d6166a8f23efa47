import { readFileSync, writeFileSync } from "node:fs";

/** The ports of the last start, so that a wallet or a database browser finds the stack again. */
export function readPorts(file: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
  } catch {
    return {};
  }
}

export function writePorts(file: string, urls: Readonly<Record<string, string>>): void {
  const ports = Object.entries(urls).map(([name, url]) => [name, Number(new URL(url).port)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(ports))}\n`);
}

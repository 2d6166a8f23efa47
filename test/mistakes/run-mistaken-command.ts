import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@lunas/cli/run-command";
import { query } from "@lunas/stack/postgres/query";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import type { CommandMistake } from "./mistake";
import type { Place } from "./place";

/** The command itself, with a profile of its own; returns what it writes besides its progress. */
export async function runMistakenCommand({ command, env = {} }: CommandMistake, place: Place): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "lunas-mistake-"));
  const lines: string[] = [];
  const links: Link[] = [];
  try {
    const words: string[] = [];
    for (const word of command) {
      const link = word.startsWith("<link ") ? await linkThatIs(word.slice(6, -1), place) : null;
      if (link !== null) links.push(link);
      words.push(link?.word ?? word.replace("<silent>", place.silentUrl));
    }
    const write = (line: string) => void lines.push(line);
    await atTerminal(home, (terminal) => runCommand(words, terminal), {
      ...{ say: write, complain: write },
      env: { LUNAS_URL: place.gatewayUrl, LUNAS_API_KEY: place.key, ...env },
    });
  } finally {
    for (const { close } of links) close();
    await rm(home, { recursive: true, force: true });
  }
  const said = lines.join("\n").split("\n");
  return said.filter((line) => !/^(?:…| {2}requestId:|- |$)/.test(line)).join(" ");
}

interface Link {
  readonly word: string;
  readonly close: () => void;
}

/** A payment link, named as its payer has it. */
async function linkThatIs(state: string, place: Place): Promise<Link> {
  if (state === "of production") return linkOfProduction();
  const made = await send(place, "POST", "/payment-links", { title: "Kopi", amount: "500000" });
  const { linkId } = (await made.json()) as { linkId: string };
  if (state === "closed") await send(place, "PATCH", `/payment-links/${linkId}`, { active: false });
  else
    await query(place.databaseUrl, "update payment_links set expires_at = now() - interval '1 second' where id = $1", [
      linkId,
    ]);
  return { word: linkId, close: () => undefined };
}

function send({ gatewayUrl, key }: Place, method: string, path: string, body: object): Promise<Response> {
  const headers = { "X-API-Key": key, "Content-Type": "application/json" };
  return fetch(`${gatewayUrl}${path}`, { method, headers, body: JSON.stringify(body) });
}

/** The page of a link with real money, which no test has: a stand-in says what such a page says. */
async function linkOfProduction(): Promise<Link> {
  const address = `0x${"1".repeat(40)}`;
  const money = { network: "eip155:8453", asset: address, payTo: address, minAmount: "500000", maxAmount: "500000" };
  const terms = {
    environment: "production",
    title: "Kopi",
    merchantName: "Warung",
    isOpen: true,
    closed: null,
    ...money,
  };
  const server = createServer((_request, response) => void response.end(JSON.stringify(terms)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { word: `http://127.0.0.1:${port}/pay/lnk_1`, close: () => void server.close() };
}

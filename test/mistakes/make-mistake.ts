import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createClient } from "@lunas/client/agent";
import { Lunas } from "@lunas/server";
import type { HttpMistake, Mistake, ScriptMistake } from "./mistake";
import type { Place } from "./place";
import { runMistakenCommand } from "./run-mistaken-command";

const payTo = `0x${"11".repeat(20)}`;
const privateKey = `0x${"11".repeat(32)}`;

/** Makes the mistake; returns the text that its maker reads. */
export async function makeMistake(mistake: Mistake, place: Place): Promise<string> {
  if ("asks" in mistake) return askGateway(mistake, place);
  if ("script" in mistake) return runScript(mistake);
  if ("command" in mistake) return runMistakenCommand(mistake, place);
  if ("makes" in mistake) return mistake.makes(place);
  return messageOf(async () => {
    if ("server" in mistake) return new Lunas(mistake.apiKey ?? place.key, mistake.server);
    if ("client" in mistake) return createClient({ privateKey, ...mistake.client } as never);
    if ("offer" in mistake) {
      const lunas = new Lunas(place.key, { environment: "local", facilitatorUrl: place.gatewayUrl });
      return lunas.payments.buildRequired({ resource: "https://shop.example/a", payTo, ...mistake.offer } as never);
    }
    return connect(mistake.connects, place);
  });
}

async function connect(library: "server" | "client", { key, silentUrl }: Place): Promise<unknown> {
  const options = { environment: "local", facilitatorUrl: silentUrl } as const;
  if (library === "server") return new Lunas(key, options).payments.get("pay_1");
  return createClient({ ...options, privateKey, apiKey: key }).payments.get("pay_1");
}

async function messageOf(make: () => Promise<unknown>): Promise<string> {
  try {
    await make();
  } catch (error) {
    return (error as Error).message;
  }
  return "(nothing: it is taken)";
}

async function askGateway({ asks, key, bearer, type, json }: HttpMistake, place: Place): Promise<string> {
  const [method = "GET", path = "/"] = asks.split(" ");
  const filled = (text: string) => text.replace("<key>", place.key);
  const response = await fetch(`${place.gatewayUrl}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { "X-API-Key": filled(key) }),
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${filled(bearer)}` }),
      ...(json === undefined ? {} : { "Content-Type": type ?? "application/json" }),
    },
    ...(json === undefined ? {} : { body: json }),
  });
  const { error } = (await response.json()) as { error: { message: string } };
  return error.message;
}

/** The script itself, which ends before it starts anything. */
function runScript({ script, arguments: given, env = {} }: ScriptMistake): string {
  const file = join(__dirname, "..", "..", "packages", "stack", "bootstrap", `${script}.mjs`);
  const { stderr, status } = spawnSync(process.execPath, [file, ...given], {
    env: { ...process.env, ...env },
    timeout: 20_000,
    encoding: "utf8",
  });
  if (status !== 1) return `(exit code ${status})`;
  return stderr
    .split("\n")
    .filter((line) => line !== "")
    .join(" ");
}

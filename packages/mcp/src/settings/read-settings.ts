import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { baseUnitsOf } from "@lunas/protocol/money/rupiah";
import { environmentNames } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { z } from "zod";

const rupiah = z.string().refine((text) => baseUnitsOf(text) !== undefined, 'must be whole rupiah, such as "5000"');
const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin, such as "https://a.example"',
  );

/** What the owner decides. No tool changes any of it. */
export const Settings = z
  .object({
    environment: z.enum(["local", "sandbox", "base", "production", "live"], {
      errorMap: () => ({ message: `must be ${environmentNames}` }),
    }),
    facilitatorUrl: z.string().url().optional(),
    /** The most of a rolling day. */
    perDay: rupiah,
    /** The most of one call. Default: `perDay`. */
    perCall: rupiah.optional(),
    /** The most of a rolling day for one origin. Default: `perDay`. */
    perOrigin: rupiah.optional(),
    /** Other daily limits for single origins. */
    origins: z.record(origin, rupiah).default({}),
    /** Only these origins are asked and paid. Default: every public https origin. */
    onlyOrigins: z.array(origin).optional(),
    /** One deposit into a channel, where a shop offers one. Default: no deposits, and no channels. */
    deposit: rupiah.optional(),
    /** The most that all open channels hold together. Default: `deposit`. */
    maxOpen: rupiah.optional(),
    /** The most bytes of a paid answer that the assistant gets. */
    maxContentBytes: z.number().int().min(1_000).max(500_000).default(64_000),
    /** Holds what was spent, and the history. */
    stateFolder: z.string().min(1),
    keystore: z.string().optional(),
    keystorePasswordFile: z.string().optional(),
    host: z.enum(["127.0.0.1", "::1", "localhost"]).default("127.0.0.1"),
    port: z.number().int().min(0).max(65_535).default(3_410),
  })
  .strict();
export type Settings = z.infer<typeof Settings>;

/** Secrets come from the environment only, and are kept apart from what may be printed. */
export interface Secrets {
  readonly privateKey: string | undefined;
  readonly keystorePassword: string | undefined;
  readonly httpToken: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const list = (text: string) => text.split(",").map((each) => each.trim());
const json = (text: string): unknown => JSON.parse(text);

/** The environment's name of each setting, and how its text is read. */
const variables: Readonly<Record<string, readonly [name: keyof Settings, read: (text: string) => unknown]>> = {
  LUNAS_ENVIRONMENT: ["environment", String],
  LUNAS_FACILITATOR_URL: ["facilitatorUrl", String],
  LUNAS_MCP_PER_DAY: ["perDay", String],
  LUNAS_MCP_PER_CALL: ["perCall", String],
  LUNAS_MCP_PER_ORIGIN: ["perOrigin", String],
  LUNAS_MCP_DEPOSIT: ["deposit", String],
  LUNAS_MCP_MAX_OPEN: ["maxOpen", String],
  LUNAS_MCP_ORIGINS: ["origins", json],
  LUNAS_MCP_ONLY_ORIGINS: ["onlyOrigins", list],
  LUNAS_MCP_MAX_CONTENT_BYTES: ["maxContentBytes", Number],
  LUNAS_MCP_STATE_FOLDER: ["stateFolder", String],
  LUNAS_MCP_KEYSTORE: ["keystore", String],
  LUNAS_MCP_KEYSTORE_PASSWORD_FILE: ["keystorePasswordFile", String],
  LUNAS_MCP_HOST: ["host", String],
  LUNAS_MCP_PORT: ["port", Number],
};
const secretNames = ["LUNAS_MCP_PRIVATE_KEY", "LUNAS_MCP_KEYSTORE_PASSWORD", "LUNAS_MCP_HTTP_TOKEN"];
const otherNames = [...secretNames, "LUNAS_MCP_CONFIG"];

/**
 * The owner's settings: the JSON file that `LUNAS_MCP_CONFIG` names, and the environment, which wins. Throws
 * `invalid_option` with every problem; a name with a typo is a problem, because its limit would have no effect.
 */
export async function readSettings(env: Environment): Promise<{ settings: Settings; secrets: Secrets }> {
  const known = [...Object.keys(variables), ...otherNames];
  const unknown = Object.keys(env).filter((name) => name.startsWith("LUNAS_MCP_") && !known.includes(name));
  if (unknown.length > 0) throw invalid([`unknown: ${unknown.join(", ")}. The names are ${known.join(", ")}`]);
  const file = env.LUNAS_MCP_CONFIG === undefined ? {} : await readConfig(env.LUNAS_MCP_CONFIG);
  const folder = join(homedir(), ".lunas", "mcp");
  const parsed = Settings.safeParse({ stateFolder: folder, ...file, ...fromEnvironment(env) });
  if (!parsed.success) throw invalid(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
  const secrets = {
    privateKey: env.LUNAS_MCP_PRIVATE_KEY,
    keystorePassword: env.LUNAS_MCP_KEYSTORE_PASSWORD,
    httpToken: env.LUNAS_MCP_HTTP_TOKEN,
  };
  return { settings: parsed.data, secrets };
}

function fromEnvironment(env: Environment): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [variable, [name, read]] of Object.entries(variables)) {
    const text = env[variable];
    if (text === undefined || text === "") continue;
    try {
      given[name] = read(text);
    } catch {
      throw invalid([`${variable}: must be JSON`]);
    }
  }
  return given;
}

async function readConfig(path: string): Promise<object> {
  const text = await readFile(path, "utf8").catch(() => {
    throw invalid([`LUNAS_MCP_CONFIG: ${path} cannot be read`]);
  });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below: the parser's message could quote the file.
  }
  throw invalid([`LUNAS_MCP_CONFIG: ${path} is not a JSON object`]);
}

function invalid(problems: readonly string[]): LunasError {
  return new LunasError(`The settings have problems:\n${problems.map((each) => `  ${each}`).join("\n")}`, {
    code: "invalid_option",
  });
}

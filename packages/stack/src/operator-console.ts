import { createHash, randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lunasFolder } from "./folders";
import { freePort, isFree } from "./free-port";
import { type Services, serviceNames } from "./services";
import { timed } from "./timed";

export interface OperatorConsole {
  readonly url: string;
  /** Readable by this user only; removed at the stop. */
  readonly tokenFile: string;
}

const preferredPort = 3404;
const tokenFile = () => join(lunasFolder(), "operator-token");

/** Starts the operators' console beside the services, with a new token for this start. */
export async function openConsole(services: Services, log: (line: string) => void): Promise<OperatorConsole> {
  const port = (await isFree(preferredPort)) ? preferredPort : await freePort();
  const token = randomBytes(32).toString("base64url");
  removeOperatorToken();
  writeFileSync(tokenFile(), `${token}\n`, { mode: 0o600, flag: "wx" });
  const env = consoleEnvironment(services, { port, token });
  await timed(log, "console", () => services.start("console", { env }));
  return { url: `${env.CONSOLE_URL}/ops`, tokenFile: tokenFile() };
}

export function removeOperatorToken(): void {
  rmSync(tokenFile(), { force: true });
}

/** The console's own settings for these services; the operator's name is `local`. */
export function consoleEnvironment(
  services: Pick<Services, "url" | "healthPort">,
  { port, token }: { readonly port: number; readonly token: string },
) {
  const workers = serviceNames.filter((name) => name !== "gateway");
  const sources = workers.map((name) => `${name}=http://127.0.0.1:${services.healthPort(name)}/health/ready`);
  return {
    CONSOLE_PORT: String(port),
    CONSOLE_URL: `http://localhost:${port}`,
    CONSOLE_HEALTH_URLS: [`gateway=${services.url}/health`, ...sources].join(","),
    OPERATOR_TOKENS: `local:${createHash("sha256").update(token).digest("hex")}`,
  };
}

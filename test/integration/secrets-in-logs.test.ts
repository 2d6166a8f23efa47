import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { readSettings } from "@lunas/runtime/env";
import { processSettings } from "@lunas/runtime/process-settings";
import { listSettings, type Setting, type SettingsSchema } from "@lunas/runtime/settings";
import { freePort } from "@lunas/stack/free-port";
import { serviceEntry } from "@lunas/stack/service-entry";

jest.setTimeout(60_000);

const root = join(__dirname, "../..");
const services = ["gateway", "settler", "dispatcher", "console"] as const;
/** These stop the start of a settler before it connects: they are wrong in a start of their own. */
const stopsTheStart = /_(?:MNEMONIC|TREASURY_SIGNER|SIGNERS)$/;

/** Answers everything as a Redis that refuses the password. */
const sockets = new Set<Socket>();
const refusing = createServer((socket) => {
  sockets.add(socket);
  socket.on("error", () => undefined);
  socket.on("data", () => socket.write("-WRONGPASS invalid username-password pair or user is disabled.\r\n"));
});
let redisPort: number;

beforeAll(async () => {
  redisPort = await freePort();
  refusing.listen(redisPort, "127.0.0.1");
  await once(refusing, "listening");
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  refusing.close();
});

interface Wrong {
  readonly name: string;
  readonly text: string;
  readonly markers: readonly string[];
}

/** A value of the right form, wrong, and recognizable. A new kind of secret needs a form here. */
function wrongValue({ name, kind }: Setting, at: number): Wrong {
  const marker = `M4rk3r${String(at).padStart(3, "0")}zQ`;
  const bytes = Buffer.from(marker.padEnd(32, `${marker}x`).slice(0, 32));
  const [hex, base64] = [bytes.toString("hex"), bytes.toString("base64")];
  const forms = [
    `postgresql://lunas_x:${marker}@127.0.0.1:1/lunas`,
    `redis://default:${marker}@127.0.0.1:${redisPort}`,
    `http://user:${marker}@127.0.0.1:1/${marker}P?key=${marker}Q`,
    `ws://user:${marker}@127.0.0.1:1/${marker}P?key=${marker}Q`,
    `web3signer:http://user:${marker}@127.0.0.1:1#0x${"1".repeat(39)}${at % 10}`,
    `k1:${base64}`,
    `0x${hex}`,
    `operator:${hex}`,
    `authorization=${marker}`,
    marker,
  ];
  const text = forms.find((form) => kind.parse(form) !== undefined);
  if (text === undefined) throw new Error(`${name} needs a form of a wrong value here`);
  return { name, text, markers: [marker, hex, base64, Buffer.from(`user:${marker}`).toString("base64")] };
}

function schemaOf(service: string): SettingsSchema {
  const { settings } = require(join(root, "services", service, "src/config.ts")) as { settings: SettingsSchema };
  return { shell: processSettings, own: settings };
}

const secretsOf = (service: string) => listSettings(schemaOf(service)).filter(({ secret }) => secret === true);

/** All that the process prints and serves within a few seconds. */
async function everythingOf(service: string, wrong: readonly Wrong[]): Promise<string> {
  const [port, operatorPort] = [await freePort(), await freePort()];
  const ports = { PORT: port, CONSOLE_PORT: port, METRICS_PORT: operatorPort, HEALTH_PORT: operatorPort };
  const child = spawn(process.execPath, [serviceEntry(root, service)], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "development",
      LOG_LEVEL: "debug",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
      ...Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)])),
      ...Object.fromEntries(wrong.map(({ name, text }) => [name, text])),
    },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => printed.push(String(chunk)));
  const ended = once(child, "close");
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  const paths = ["/health", "/health/ready", "/metrics"];
  const urls = [port, operatorPort].flatMap((each) => paths.map((path) => `http://127.0.0.1:${each}${path}`));
  const served = await Promise.all(
    urls.map((url) =>
      fetch(url).then(
        (answer) => answer.text(),
        () => "",
      ),
    ),
  );
  child.kill("SIGKILL");
  await ended;
  return [...printed, ...served].join("\n");
}

function leaked(text: string, wrong: readonly Wrong[]): readonly string[] {
  return wrong.filter(({ markers }) => markers.some((marker) => text.includes(marker))).map(({ name }) => name);
}

test.each(services)("%s with every secret wrong prints and serves none of them", async (service) => {
  const all = secretsOf(service).map(wrongValue);
  const late = all.filter(({ name }) => !stopsTheStart.test(name));
  const starts = late.length === all.length ? [all] : [late, all];
  for (const [index, text] of (await Promise.all(starts.map((wrong) => everythingOf(service, wrong)))).entries()) {
    expect(text.length).toBeGreaterThan(100);
    expect({ start: index, leaked: leaked(text, all) }).toEqual({ start: index, leaked: [] });
  }
});

test.each(services)("%s does not repeat a secret of the wrong form, one by one", (service) => {
  const schema = schemaOf(service);
  for (const [at, { name }] of secretsOf(service).entries()) {
    const marker = `Unf1tting${at}zQ`;
    let reported = "";
    try {
      readSettings(schema, { NODE_ENV: "production", [name]: `://${marker}, ${marker}` });
    } catch (error) {
      reported = String(error);
    }
    expect(reported).toContain("Wrong settings");
    expect(reported).not.toContain(marker);
  }
});

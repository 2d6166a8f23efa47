import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import { docker, root } from "./docker";
import { openForwarder } from "./open-forwarder";
import { rest, type ServiceState, stateOf } from "./service-state";

type Variables = Readonly<Record<string, string>>;

/** The stack of infra/swarm on an engine that is a swarm of one node. */
export interface Swarm {
  /** The address at which callers reach the gateways. */
  readonly url: string;
  readonly rpcUrl: string;
  /** Answers how many webhooks arrived. */
  readonly receiverUrl: string;
  /** The owner's. */
  readonly databaseUrl: string;
  readonly stack: string;
  /** `docker stack deploy` with these variables besides those of the calls before; returns when Swarm has ended the change. */
  deploy(variables: Variables): Promise<void>;
  state(service: string): Promise<ServiceState>;
  /** Kills a container of the service with SIGKILL. */
  kill(service: string): Promise<void>;
  close(): Promise<void>;
}

const files = ["infra/swarm/stack.yml", "infra/swarm/local-chains.yml", "infra/swarm/without-ipvs.yml"];
const settings = ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => `RATE_LIMIT_${name}=100000\n`).join("");
const run = promisify(execFile);

export async function openSwarm(stack: string, first: Variables): Promise<Swarm> {
  const folder = mkdtempSync(join(tmpdir(), "lunas-swarm-"));
  try {
    const password = await makeSecrets(join(folder, "secrets"), stack);
    writeFileSync(join(folder, "lunas.env"), settings);
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    let variables: Variables = {
      ...{ STACK: stack, LUNAS_ENV_FILE: join(folder, "lunas.env"), WEBHOOK_ALLOW_PRIVATE_TARGETS: "true" },
      ...{ GATEWAY_PORT: `${ports[0]}`, SANDBOX_RPC_PORT: `${ports[1]}`, BASE_RPC_PORT: `${ports[2]}` },
    };
    const deploy = async (more: Variables) => {
      variables = { ...variables, ...more };
      const named = [...files, "test/swarm/settings.yml"].flatMap((file) => ["--compose-file", file]);
      await docker(["stack", "deploy", "--detach=true", "--resolve-image=never", ...named, stack], variables);
      await rest(stack);
    };
    await labelNode();
    await deploy(first);
    const forwarder = await openForwarder(stack);
    return {
      ...{ url: `http://127.0.0.1:${ports[0]}`, stack, deploy },
      rpcUrl: `http://${forwarder.at.chain}`,
      receiverUrl: `http://${forwarder.at.receiver}`,
      databaseUrl: `postgresql://lunas:${password}@${forwarder.at.postgres}/lunas`,
      state: (service) => stateOf(`${stack}_${service}`),
      kill: (service) => kill(`${stack}_${service}`),
      close: () => close(folder, stack),
    };
  } catch (error) {
    await close(folder, stack);
    throw error;
  }
}

/** The secrets of a first start as Docker secrets; answers the password of the database's owner. */
async function makeSecrets(folder: string, stack: string): Promise<string> {
  await run(process.execPath, [join(root, "packages/stack/dist/secrets-main.js"), folder]);
  for (const service of ["gateway", "settler"]) {
    writeFileSync(join(folder, service, "sandbox-rpc-urls"), "http://chain:8545");
    writeFileSync(join(folder, service, "base-rpc-urls"), "http://chain:8546");
  }
  await run(join(root, "infra/swarm/create-secrets.sh"), [folder, stack]);
  return readFileSync(join(folder, "postgres", "password"), "utf8");
}

async function labelNode(): Promise<void> {
  const labels = ["--label-add", "lunas.data=true", "--label-add", "lunas.entrance=true"];
  await docker(["node", "update", ...labels, await docker(["node", "ls", "--quiet"])]);
}

async function kill(service: string): Promise<void> {
  const label = `label=com.docker.swarm.service.name=${service}`;
  const [victim] = (await docker(["ps", "--quiet", "--filter", label])).split("\n");
  if (!victim) throw new Error(`${service} has no container`);
  await docker(["kill", "--signal", "KILL", victim]);
}

async function close(folder: string, stack: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await docker(["rm", "--force", `${stack}-forwarder`]).catch(() => undefined);
  await docker(["service", "rm", `${stack}_ops`]).catch(() => undefined);
  await docker(["stack", "rm", stack]);
  const ofStack = ["--quiet", "--filter", `name=${stack}`];
  const isEmpty = async () => (await docker(["ps", "--all", ...ofStack])) === "";
  await until(isEmpty, { timeoutMs: 60_000, intervalMs: 500, what: "the stack to end" });
  await docker(["volume", "rm", ...(await docker(["volume", "ls", ...ofStack])).split("\n")]);
  await docker(["secret", "rm", ...(await docker(["secret", "ls", ...ofStack])).split("\n")]);
}

import { until } from "@lunas/testkit/time/until";
import { readBooks } from "../harness/invariants";
import { docker } from "./docker";
import type { Swarm } from "./open-swarm";

const waitLimit = { timeoutMs: 60_000, intervalMs: 500 };

export interface Result {
  readonly confirmed: number;
  readonly webhooks: number;
  readonly ledger: string;
  readonly troubles: readonly string[];
}

/** At rest: rows, chain, lanes and events agree, each payment has its webhook, and `lunas-ops ledger` agrees, too. */
export async function findTroubles(swarm: Swarm, wallet: string): Promise<Result> {
  const read = () => readBooks(swarm.databaseUrl, swarm.rpcUrl, wallet);
  const isAtRest = async () => {
    const { pending, violations } = await read();
    return pending === 0 && violations.length === 0;
  };
  await until(isAtRest, { ...waitLimit, what: "rest" }).catch(() => undefined);
  const { confirmed, failed, pending, violations } = await read();
  const delivered = async () => Number(await (await fetch(swarm.receiverUrl)).text());
  await until(async () => (await delivered()) >= confirmed, { ...waitLimit, what: "webhooks" }).catch(() => undefined);
  const webhooks = await delivered();
  const ledger = await runLedger(swarm.stack);
  return {
    ...{ confirmed, webhooks, ledger: ledger.said },
    troubles: [
      ...violations,
      ...(pending > 0 ? [`${pending} payments are still pending`] : []),
      ...(failed > 0 ? [`${failed} payments failed`] : []),
      ...(webhooks === confirmed ? [] : [`${confirmed} payments, ${webhooks} webhooks`]),
      ...(ledger.isWhole ? [] : [`the ledger is not whole: ${ledger.said}`]),
    ],
  };
}

/** `lunas-ops ledger` as a job of the swarm, as infra/swarm/README.md runs it. */
async function runLedger(stack: string): Promise<{ readonly isWhole: boolean; readonly said: string }> {
  const name = `${stack}_ops`;
  const secrets = {
    "migrate_database-url": "database-url",
    "settler_sandbox-rpc-urls": "sandbox-rpc-urls",
    "settler_base-rpc-urls": "base-rpc-urls",
  };
  const given = Object.entries(secrets).flatMap(([source, file]) => [
    ...["--secret", `source=${stack}_${source}_1,target=${file}`],
    ...["--env", `${file.toUpperCase().replaceAll("-", "_")}_FILE=/run/secrets/${file}`],
  ]);
  const networks = ["front", "back", "rpc"].flatMap((network) => ["--network", `${stack}_${network}`]);
  const job = ["--mode", "replicated-job", "--restart-condition", "none", "--env", "NODE_ENV=development"];
  const words = ["lunas-ops", "node", "dist/lunas-ops-cli.js", "ledger"];
  await docker([
    "service",
    "create",
    "--detach",
    "--quiet",
    "--no-resolve-image",
    "--name",
    name,
    ...job,
    ...given,
    ...networks,
    ...words,
  ]);
  const state = async () => docker(["service", "ps", "--format", "{{.CurrentState}}", name]);
  const end = await until(async () => /^(Complete|Failed|Rejected)/.exec(await state())?.[0], {
    ...{ timeoutMs: 120_000, intervalMs: 500, what: "the ledger" },
  });
  const said = await docker(["service", "logs", "--raw", name]);
  return { isWhole: end === "Complete", said };
}

/** `npm run bench [-- mode]` measures one machine. The modes: docs/performance.md. */
import { join } from "node:path";
import { measureBundles } from "./bundles/main";
import { printBundles } from "./bundles/report";
import { measureChargeLists, printChargeLists } from "./channels/lists";
import { measureChannels } from "./channels/main";
import { measureChannelPath } from "./channels/path";
import { profileChannels } from "./channels/profile";
import { printChannels } from "./channels/report";
import { measureCsv } from "./csv/main";
import { printCsv } from "./csv/report";
import { drawPlots } from "./document/plots/draw-plots";
import { writeTables } from "./document/write-tables";
import { measureLists } from "./lists/main";
import { printLists } from "./lists/report";
import { measureChargeMemory, measureMemory } from "./memory/main";
import { printMemory } from "./memory/report";
import { measureOverload } from "./overload/main";
import { printOverload } from "./overload/report";
import { measurePath } from "./path/main";
import { printPath } from "./path/report";
import { takeProfile } from "./profile/main";
import { printGatewayProfile } from "./profile/profile-gateway";
import { profileRefusals } from "./profile/refusals";
import { measureReplicas } from "./replicas/main";
import { printReplicas } from "./replicas/report";
import { readResult, resultFolder, writeResult } from "./result";
import {
  type Plan,
  quickPlan,
  quickRealisticPlan,
  type RealisticPlan,
  wholePlan,
  wholeRealisticPlan,
} from "./settle/plan";
import { measureRealistic } from "./settle/realistic";
import { printRealistic, printSettling } from "./settle/report";
import { measureSettling } from "./settle/run";
import { measureShapes, printShapes } from "./shapes/main";
import { measureWebhooks, wholeWebhookPlan } from "./webhooks/main";
import { printWebhooks } from "./webhooks/report";
import { measureWork } from "./work/main";

const begunMs = Date.now();
const show = (line: string) =>
  console.log(`${String(Math.round((Date.now() - begunMs) / 1_000)).padStart(4)} s  ${line}`);
const written = (path: string) => show(`written to ${path}`);

/** Each returns whether its bars are met; a mode without bars returns true. */
type Mode = (numbers: readonly number[]) => Promise<boolean>;

const lists: Mode = async ([largest = 1_000_000, rounds = 300]) => {
  const sizes = [...new Set([1_000, Math.min(100_000, largest), largest])];
  const figures = await measureLists({ sizes, rounds }, show);
  written(writeResult({ lists: figures }));
  return printLists(figures);
};

const csv: Mode = async ([largest = 1_000_000]) => {
  const figures = await measureCsv([1_000, Math.ceil(largest / 10), largest], show);
  written(writeResult({ csv: figures }));
  return printCsv(figures);
};

const bundles: Mode = async () => {
  const figures = await measureBundles(show);
  written(writeResult({ gas: figures.gas }));
  printBundles(figures);
  return true;
};

const overload: Mode = async ([seconds = 20]) => printOverload(await measureOverload({ seconds }, show));

const replicas: Mode = async () => {
  printReplicas(await measureReplicas(show));
  return true;
};

const webhooks: Mode = async () => {
  const figures = await measureWebhooks(wholeWebhookPlan, show);
  written(writeResult({ webhooks: figures }));
  return printWebhooks(figures);
};

const memory: Mode = async ([payments = 100_000]) => {
  const figures = await measureMemory(payments, show);
  written(writeResult({ memory: figures }));
  printMemory(figures);
  return true;
};

/** What takes longer than this is null, until its own mode puts it in. */
const settlingBy =
  (plan: Plan): Mode =>
  async () => {
    const settled = await measureSettling(plan, show);
    written(
      writeResult({ ...settled, realistic: null, lists: null, csv: null, webhooks: null, memory: null, profile: null }),
    );
    printSettling(settled);
    return true;
  };

const realisticBy =
  (plan: RealisticPlan): Mode =>
  async () => {
    const realistic = await measureRealistic(plan, show);
    written(writeResult({ realistic }));
    return printRealistic(realistic);
  };

const settling = settlingBy(wholePlan);
const realistic = realisticBy(wholeRealisticPlan);
const quickRealistic = realisticBy(quickRealisticPlan);

/** Tells, and judges nothing: the machine may be slow or busy. */
const quick: Mode = async () => {
  await settlingBy(quickPlan)([]);
  await quickRealistic([]);
  return true;
};

const profile: Mode = async ([clients = 64, seconds = 12]) => {
  const figures = await takeProfile({ clients, seconds, folder: join(resultFolder, "profile") }, show);
  written(writeResult({ profile: figures }));
  return true;
};

const path: Mode = async ([payments = 300]) => {
  return printPath(await measurePath({ payments, folder: join(resultFolder, "path") }, show));
};

const channelPath: Mode = async ([charges = 500]) => {
  return printPath(await measureChannelPath({ charges, folder: join(resultFolder, "path") }, show));
};

const channelProfile: Mode = async ([clients = 64, seconds = 8]) => {
  const folder = join(resultFolder, "profile");
  printGatewayProfile(await profileChannels({ clients, seconds, folder }, show), "charges");
  return true;
};

const refusalProfile: Mode = async ([clients = 64, seconds = 8]) => {
  const folder = join(resultFolder, "profile");
  for (const kind of ["badSignature", "replay"] as const)
    printGatewayProfile(await profileRefusals({ clients, seconds, folder, kind }, show), `refusals, ${kind}`);
  return true;
};

const shapes: Mode = async () => printShapes(await measureShapes(join(resultFolder, "shapes"), show));

const chargeLists: Mode = async ([largest = 10_000_000, rounds = 200]) => {
  const sizes = [...new Set([1_000, Math.min(100_000, largest), largest])];
  return printChargeLists(await measureChargeLists({ sizes, rounds }, show));
};

const chargeMemory: Mode = async ([charges = 500_000]) => {
  printMemory(await measureChargeMemory(charges, show), "charges");
  return true;
};

/** `path channels`, `profile channels`, `lists channels` and `memory channels` are of vouchers and charges. */
const ofChannels: Readonly<Record<string, Mode>> = {
  path: channelPath,
  profile: channelProfile,
  lists: chargeLists,
  memory: chargeMemory,
};

const channels: Mode = async ([clients = 64, seconds = 8, rounds = 3]) =>
  printChannels(await measureChannels({ clients, seconds, rounds }, show));

const work: Mode = async (numbers) => {
  const clients = numbers.length === 0 ? [1, 16, 64] : numbers.filter((each) => each > 0);
  await measureWork({ clients, idleSeconds: 60 }, show);
  return true;
};

/** The work for a payment where several processes of a service share the load. */
const replicaWork: Mode = async ([clients = 64]) => {
  const fleets = [
    { gateways: 1, settlers: 1 },
    { gateways: 2, settlers: 2 },
    { gateways: 4, settlers: 2 },
  ];
  await measureWork({ clients: [clients], fleets, idleSeconds: 0 }, show);
  return true;
};

/** Each of these judges when it is run alone; a run of everything tells, and judges nothing. */
const whole: Mode = async () => {
  for (const mode of [settling, realistic, webhooks, lists, csv, profile, memory]) await mode([]);
  return true;
};

const modes: Readonly<Record<string, Mode>> = {
  bundles,
  whole,
  "--quick": quick,
  quick,
  settling,
  realistic,
  "realistic-quick": quickRealistic,
  lists,
  csv,
  webhooks,
  memory,
  channels,
  overload,
  path,
  profile,
  replicas,
  shapes,
  work,
  document: async () => {
    const result = readResult();
    if (result === null) throw new Error("there is no result yet: `npm run bench -- --quick` makes one");
    for (const path of [...drawPlots(result), writeTables(result)]) written(path);
    return true;
  },
};

/** What else a mode measures, where a word after it names that. */
function modeOf(name: string, of: string | undefined): Mode | undefined {
  if (of === "channels") return ofChannels[name];
  if (name === "work" && of === "replicas") return replicaWork;
  return name === "profile" && of === "refusals" ? refusalProfile : undefined;
}

async function main([name = "whole", ...given]: readonly string[]): Promise<boolean> {
  const special = modeOf(name, given[0]);
  const rest = special === undefined ? given : given.slice(1);
  const mode = special ?? modes[name];
  if (mode === undefined) throw new Error(`${name} is no mode; there are ${Object.keys(modes).join(", ")}`);
  const numbers = rest.map(Number);
  if (numbers.some(Number.isNaN)) throw new Error(`${name} takes numbers, not ${rest.join(" ")}`);
  return mode(numbers);
}

main(process.argv.slice(2)).then(
  (kept) => process.exit(kept ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

import { chains } from "@lunas/catalog/chains";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import type {
  ActionSummary,
  FoundRecord,
  NotClaimable,
  OperatorRecords,
  RecordFact,
  StuckChannel,
} from "@lunas/domain/operations/channel-file";
import type { Clock } from "@lunas/domain/shared/clock";
import { networkOf } from "./network-of";
import type { ChannelsCommand } from "./parse-channels";
import type { Result } from "./result";
import { table } from "./table";
import { durationText, timeText } from "./time-text";

const mostListed = 200;

export interface ChannelsDeps {
  readonly records: OperatorRecords;
  readonly clock: Clock;
  readonly operator: Actor;
}

/** Lists channels with old unclaimed charges, shows a record, or asks for a claim. */
export async function runChannels(deps: ChannelsDeps, command: ChannelsCommand): Promise<Result> {
  switch (command.kind) {
    case "channels_stuck":
      return listStuck(deps, command);
    case "channels_show":
      return show(deps, command);
    case "channels_claim":
      return claim(deps, command);
  }
}

type Command<K extends ChannelsCommand["kind"]> = Extract<ChannelsCommand, { readonly kind: K }>;

async function listStuck({ records, clock }: ChannelsDeps, command: Command<"channels_stuck">): Promise<Result> {
  const { olderThanSeconds, network } = command;
  const chainId = chains.find((chain) => chain.network === network)?.chainId ?? null;
  const found = await records.stuck({ olderThanSeconds, chainId, limit: mostListed });
  if (found.length === 0)
    return {
      text: `no channel has had unclaimed charges for ${durationText(olderThanSeconds)}`,
      isGood: true,
      data: found,
    };
  const heads = [
    "channel",
    "network",
    "merchant",
    "status",
    "unclaimed (base units)",
    "for",
    "withdrawable",
    "under way",
  ];
  const more = found.length === mostListed ? `\nthe first ${mostListed}; there may be more` : "";
  return {
    text:
      table(
        heads,
        found.map((each) => stuckRow(each, clock.now())),
      ) + more,
    isGood: true,
    data: found,
  };
}

function stuckRow(channel: StuckChannel, nowMs: number): readonly string[] {
  const { id, chainId, merchantId, status, unclaimed, unclaimedSinceMs, withdrawableAtMs, actionId } = channel;
  const age = durationText((nowMs - unclaimedSinceMs) / 1_000);
  const end = withdrawableAtMs === null ? "no" : timeText(withdrawableAtMs);
  return [id, networkOf(chainId), merchantId, status, unclaimed, age, end, actionId ?? "none"];
}

async function show({ records }: ChannelsDeps, { reference }: Command<"channels_show">): Promise<Result> {
  const found = await records.find(reference);
  if (found === null) return bad(`the rows know nothing by ${reference}`);
  return { text: describe(found), isGood: true, data: found };
}

function describe({ kind, id, status, environment, chainId, merchantId, facts, actions }: FoundRecord): string {
  const of = merchantId === null ? "of several merchants" : `merchant ${merchantId}`;
  return [
    `${kind} ${id}: ${status}`,
    `${of}, ${environment}, on ${networkOf(chainId)}`,
    ...facts.map(factLine),
    ...actions.map(actionLine),
  ].join("\n");
}

function factLine({ name, as, value }: RecordFact): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (as === "amount") return `${words}: ${value} base units`;
  return `${words}: ${as === "time" ? timeText(Number(value)) : value}`;
}

function actionLine({ id, kind, cause, status, amount, txHash, failure, createdAtMs }: ActionSummary): string {
  const moved = amount === null ? "" : `, ${amount} base units`;
  const sent = txHash === null ? "" : `, transaction ${txHash}`;
  const reason = failure === null ? "" : ` (${failure})`;
  return `${timeText(createdAtMs)} ${kind} ${id} by ${cause}: ${status}${reason}${moved}${sent}`;
}

const reasons: Readonly<Record<NotClaimable, string>> = {
  unknown: "there is no such channel",
  shop: "the merchant's own server keeps the books of this channel, and claims it itself",
  closed: "the channel is closed",
  nothing: "all that its balance covers is claimed",
};

async function claim({ records, operator }: ChannelsDeps, command: Command<"channels_claim">): Promise<Result> {
  const { channelId, because } = command;
  const details = because === null ? {} : { because };
  const entry = { actor: operator, action: "channel.claim", target: channelId, details };
  const refused = await records.requestClaim(channelId, entry);
  if (refused !== null) return bad(`refused, and nothing was changed: ${reasons[refused]}`);
  return { text: `${channelId} will be claimed with the settler's next round`, isGood: true };
}

function bad(text: string): Result {
  return { text, isGood: false };
}

import type { CorrectiveExtra } from "@lunas/protocol/wire/channels";
import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import { failureOf } from "../pay/failed-answer";
import { readDemand } from "../pay/read-demand";
import type { KeptChannel } from "./kept-channel";

/** Why a shop does not take a voucher: `out_of_step` has its own state of the channel. */
export interface ChannelRefusal {
  readonly kind: "out_of_step" | "exhausted" | "not_found" | "other";
  readonly error: LunasError;
  /** Null: the answer has none for this channel. */
  readonly state: CorrectiveExtra | null;
}

/** The codes of Lunas, and those of stock x402 shops without their common start. */
const kinds: Readonly<Record<string, ChannelRefusal["kind"]>> = {
  channel_out_of_step: "out_of_step",
  cumulative_amount_mismatch: "out_of_step",
  cumulative_below_claimed: "out_of_step",
  channel_exhausted: "exhausted",
  cumulative_exceeds_balance: "exhausted",
  channel_not_found: "not_found",
  missing_channel: "not_found",
};

/** Reads an unsuccessful answer to a voucher. Reads the body, no longer than `maxMs`. */
export async function readRefusal(response: Response, channel: KeptChannel, maxMs: number): Promise<ChannelRefusal> {
  const copy = response.clone();
  const [demanded, error] = await Promise.all([
    response.status === 402 ? readDemand(copy, maxMs) : null,
    failureOf(response, maxMs),
  ]);
  const state = stateIn(demanded?.accepts ?? [], channel);
  const codes = [error.code, demanded?.error ?? ""].map((code) => code.replace(/^invalid_batch_settlement_evm_/, ""));
  const kind = codes.map((code) => kinds[code]).find((each) => each !== undefined) ?? "other";
  return { kind: response.status === 402 ? kind : "other", error, state };
}

function stateIn(accepts: readonly unknown[], { channelId }: KeptChannel): CorrectiveExtra | null {
  for (const terms of accepts) {
    const { extra } = terms as { readonly extra?: ChannelRequirements["extra"] & Partial<CorrectiveExtra> };
    const { channelState, voucherState } = extra ?? {};
    if (typeof channelState !== "object" || channelState === null) continue;
    if (String(channelState.channelId).toLowerCase() !== channelId) continue;
    return { channelState, ...(voucherState === undefined ? {} : { voucherState }) };
  }
  return null;
}

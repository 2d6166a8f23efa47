import type { ChannelId } from "@lunas/domain/channel/channel";
import { parseRecordReference, type RecordReference } from "@lunas/domain/operations/channel-file";
import { parseAge, type StuckAge } from "./parse-age";
import { takeOptions, type WrongCommand } from "./parse-payments";

export type ChannelsCommand =
  | ({ readonly kind: "channels_stuck" } & StuckAge)
  | { readonly kind: "channels_show"; readonly reference: RecordReference }
  | { readonly kind: "channels_claim"; readonly channelId: ChannelId; readonly because: string | null };

/** Every channel is claimed a day after its oldest unclaimed charge, unless it has too little for the gas. */
const defaultSeconds = 86_400;

/** `channels stuck|show|claim …`. */
export function parseChannels([name, ...rest]: readonly string[]): ChannelsCommand | WrongCommand {
  switch (name) {
    case "stuck":
      return parseStuck(rest);
    case "show":
      return parseShow(rest);
    case "claim":
      return parseClaim(rest);
    default:
      return wrong("channels wants one of: stuck, show, claim");
  }
}

function parseStuck(words: readonly string[]): ChannelsCommand | WrongCommand {
  const age = parseAge(words, defaultSeconds);
  if ("unknown" in age) return wrong(`"${age.unknown}" is neither a number of seconds nor a network`);
  return { kind: "channels_stuck", ...age };
}

function parseShow([text = "", ...more]: readonly string[]): ChannelsCommand | WrongCommand {
  const reference = parseRecordReference(text);
  if (reference === null || more.length > 0)
    return wrong(
      `"${[text, ...more].join(" ")}" is no id of a channel (0x and 64 digits), chg_…, pyo_…, clm_…, chr_… or hld_…`,
    );
  return { kind: "channels_show", reference };
}

function parseClaim(words: readonly string[]): ChannelsCommand | WrongCommand {
  const options = takeOptions(words);
  if ("problem" in options) return options;
  const [text = "", ...more] = options.plain;
  const reference = parseRecordReference(text);
  if (reference === null || !reference.startsWith("0x") || more.length > 0)
    return wrong(`"${[text, ...more].join(" ")}" is no channel's id: 0x and 64 digits`);
  return { kind: "channels_claim", channelId: reference as ChannelId, because: options.because };
}

function wrong(problem: string): WrongCommand {
  return { kind: "wrong", problem };
}

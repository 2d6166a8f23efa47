import type { Merchant } from "../../api/schemas";
import { baseUnitsOf, typedRupiah } from "../../format/money";

export type ChannelSettings = NonNullable<Merchant["channelSettings"]>;

export const amountNames = ["claimFrom", "payoutDailyFrom", "payoutAtOnceFrom"] as const;
export type AmountName = (typeof amountNames)[number];

/** What stands in the form: amounts as a person types them, and the hour; empty: the network's default. */
export type TypedSettings = Readonly<Record<AmountName | "payoutHour", string>>;

export function typedSettings(settings: ChannelSettings | null): TypedSettings {
  const { claimFrom, payoutDailyFrom, payoutAtOnceFrom, payoutHour } = settings ?? {};
  const typed = (units: string | undefined) => (units === undefined ? "" : typedRupiah(units));
  return {
    ...{ claimFrom: typed(claimFrom), payoutDailyFrom: typed(payoutDailyFrom) },
    ...{ payoutAtOnceFrom: typed(payoutAtOnceFrom), payoutHour: payoutHour === undefined ? "" : String(payoutHour) },
  };
}

/** The settings to store, null where all are the defaults; or the amounts that are none. */
export function settingsOf(
  typed: TypedSettings,
): { readonly settings: ChannelSettings | null } | { readonly wrong: readonly AmountName[] } {
  const given = amountNames.filter((name) => typed[name].trim() !== "");
  const amounts = given.map((name) => [name, baseUnitsOf(typed[name])] as const);
  const wrong = amounts.filter(([, units]) => units === null).map(([name]) => name);
  if (wrong.length > 0) return { wrong };
  const hour = typed.payoutHour === "" ? {} : { payoutHour: Number(typed.payoutHour) };
  const settings = { ...Object.fromEntries(amounts), ...hour } as ChannelSettings;
  return { settings: Object.keys(settings).length === 0 ? null : settings };
}

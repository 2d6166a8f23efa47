import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { Nullable } from "../schema/nullable";
import { Address, BaseUnits, Environment, Network, OneOf, Timestamp } from "../schema/scalars";
import { PageOf } from "./pagination";

export const HoldStatus = OneOf(
  ["held", "captured", "released", "expired"],
  "`held` can be captured or released; the others never change.",
);
export type HoldStatus = Static<typeof HoldStatus>;

/** A hold in look-ups, lists, webhooks and events. */
export const HoldRecord = Type.Object(
  {
    holdId: Type.String({ description: "`hld_…`" }),
    status: HoldStatus,
    environment: Environment,
    network: Network,
    token: Type.String({ description: "Token symbol." }),
    from: Type.Unsafe<`0x${string}`>({ ...Address, description: "The payer." }),
    to: Type.Unsafe<`0x${string}`>({ ...Address, description: "The merchant's wallet." }),
    amount: Type.Unsafe<string>({ ...BaseUnits, description: "The maximum, in base units." }),
    capturedAmount: Nullable(
      Type.Unsafe<string>({
        ...BaseUnits,
        description: "What its capture charges, in base units; null: there is no capture.",
      }),
    ),
    paymentId: Nullable(
      Type.String({ description: "`pay_…`: the payment of its capture. Its status says whether it is settled." }),
    ),
    resource: Nullable(Type.String({ description: "URL of the paid content." })),
    description: Nullable(Type.String()),
    metadata: MapOf(Type.String(), { description: "The metadata of the hold; empty if there was none." }),
    expiresAt: Type.String({ format: "date-time", description: "From then on it cannot be captured." }),
    createdAt: Timestamp,
  },
  { title: "HoldRecord" },
);
export type HoldRecord = Static<typeof HoldRecord>;

export const HoldList = PageOf("HoldList", { holds: Type.Array(HoldRecord) });
export type HoldList = Static<typeof HoldList>;

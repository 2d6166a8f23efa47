import type { OpenedChannel } from "../../harness/channel-story";
import type { Company } from "../company";
import type { Fault, Fixture } from "../fault";
import { judgeShop, untilPaidOut } from "./judge-shop";
import { meetOtherShop } from "./other-shop";
import { type ChannelShop, openShop } from "./shop";

/** Channels of a shop under a fault. */
export interface ShopFixture<Channel = OpenedChannel> extends Fixture {
  readonly shop: ChannelShop;
  readonly channels: readonly Channel[];
  /** Those whose charges cannot reach the merchant, by what their payer or the merchant itself did. */
  readonly lost: Set<string>;
}

/** A fault that is done to channels while `size` charges are made; in the end the merchant has every rupiah of them. */
export interface ChannelFault extends Pick<Fault, "id" | "title" | "isLong" | "mayDisagree" | "healthyGateways"> {
  /** Whether the charges of another shop are timed; not where the fault concerns every shop. Default: yes. */
  readonly isFelt?: boolean;
  /** Before the channels are opened. */
  readonly prepare?: (fixture: Fixture) => Promise<void>;
  /** Default: six channels that the contract itself has opened, whose payers can withdraw after fifteen minutes. */
  readonly open?: (fixture: Fixture & { readonly shop: ChannelShop }) => Promise<readonly OpenedChannel[]>;
  /** Default: charges all of it, before the strike. */
  readonly charge?: (fixture: ShopFixture) => Promise<void>;
  readonly strike: (fixture: ShopFixture) => Promise<void>;
  /** After everything runs again, before the merchant asks for its money. */
  readonly settle?: (fixture: ShopFixture) => Promise<void>;
  readonly proves?: (fixture: ShopFixture) => Promise<void>;
  readonly cleanUp?: (fixture: Fixture) => Promise<void>;
}

/** The least delay that the contract takes. */
export const withdrawDelay = 900;
const deposit = 10_000_000n;
const channelCount = 6;

export function channelFault(fault: ChannelFault): Fault {
  const { id, title, isLong, mayDisagree, healthyGateways, isFelt = true } = fault;
  const shops = new WeakMap<Company, ShopFixture>();
  const of = (fixture: Fixture) => {
    const shop = shops.get(fixture.company);
    if (shop === undefined) throw new Error("the shop is not open yet");
    return shop;
  };
  return {
    ...{ id, title, at: "sent" as const },
    ...(isLong !== undefined && { isLong }),
    ...(mayDisagree !== undefined && { mayDisagree }),
    ...(healthyGateways !== undefined && { healthyGateways }),
    ...(isFelt && { felt: "strike" as const, others: meetOtherShop }),
    setUp: async (fixture) => {
      await fault.prepare?.(fixture);
      const shop = await openShop(fixture);
      const channels = await (fault.open ?? openSix)({ ...fixture, shop });
      shops.set(fixture.company, { ...fixture, shop, channels, lost: new Set() });
    },
    begin: async (fixture) => {
      const { shop, channels, size } = of(fixture);
      await (fault.charge ?? (() => shop.charge(channels, size)))(of(fixture));
    },
    strike: (fixture) => fault.strike(of(fixture)),
    ended: async (fixture) => {
      await fault.settle?.(of(fixture));
      await untilPaidOut(of(fixture));
    },
    judges: (fixture) => judgeShop(of(fixture)),
    proves: async (fixture) => fault.proves?.(of(fixture)),
    cleanUp: async (fixture) => {
      shops.get(fixture.company)?.shop.story.close();
      await fault.cleanUp?.(fixture);
    },
  };
}

export function openSix({ shop }: { readonly shop: ChannelShop }): Promise<readonly OpenedChannel[]> {
  const open = () => shop.story.open(shop.merchant, deposit, withdrawDelay);
  return Promise.all(Array.from({ length: channelCount }, open));
}

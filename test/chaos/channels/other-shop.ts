import { setTimeout as pause } from "node:timers/promises";
import type { OpenedChannel } from "../../harness/channel-story";
import type { Fault, Fixture } from "../fault";
import { runningGateways } from "../gateways";
import { inLines, type Others, timed } from "../others";
import { judgeShop, untilPaidOut } from "./judge-shop";
import { chargeAmount, openShop } from "./shop";

/** So many channels of the other shop are charged at a time, each of them one charge after the other. */
const sideBySide = 4;
/** A charge takes a few milliseconds: so many make a p95 that one pause of a process does not decide. */
const enough = 200;
/** Between two charges of a channel: the others are there, and are not a load of their own. */
const pauseMs = 20;
/** As a charge takes longer than this only where it waits: a p95 of 100 ms, the bar of 64 clients, is always allowed. */
const leastNormalMs = 50;
const deposit = 1_000_000n * chargeAmount;

/** Another shop whose payers pay by channels, at the gateways that the fault does not concern. */
export async function meetOtherShop(
  fixture: Fixture,
  { healthyGateways }: Pick<Fault, "healthyGateways">,
): Promise<Others> {
  const shop = await openShop(fixture);
  const open = () => shop.story.open(shop.merchant, deposit);
  const channels = await Promise.all(Array.from({ length: sideBySide }, open));
  const gateways = healthyGateways ?? runningGateways(fixture.scenario);
  const time = async (channel: OpenedChannel, index: number) => {
    await pause(pauseMs);
    const since = performance.now();
    await shop.charge([channel], 1, { gateway: index % gateways });
    return performance.now() - since;
  };
  const charge = (isEnough: (charged: number) => boolean) => inLines(channels, isEnough, time);
  // What is cold at the first charges is slower than normal.
  await charge((charged) => charged >= 2 * enough);
  const during = await timed(charge, { enough, leastNormalMs });
  const others = { ...fixture, shop, channels, lost: new Set<string>() };
  return {
    during,
    wrong: async () => {
      await untilPaidOut(others);
      const { lost, double, stuck } = await judgeShop(others);
      shop.story.close();
      return [...lost, ...double, ...stuck];
    },
  };
}

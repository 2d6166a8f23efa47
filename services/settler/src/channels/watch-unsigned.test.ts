import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createMetrics } from "@lunas/runtime/metrics";
import { silentLogger } from "@lunas/runtime/silent-logger";
import { type ChannelParts, composeChannels } from "./compose-channels";
import { createChannelCounters, showMissing } from "./observe-channels";
import { readEveryMs, watchUnsigned } from "./watch-unsigned";

function settler({ isOpen }: { isOpen: boolean }) {
  const metrics = createMetrics("settler");
  const errors: unknown[] = [];
  const logger = { ...silentLogger, error: (event: string, fields?: object) => void errors.push([event, fields]) };
  const state = { isOpen, isAway: false, reads: 0, nowMs: 0 };
  const counters = createChannelCounters(metrics, [sandbox]);
  const stores = {
    watchUnsigned: () =>
      watchUnsigned({
        hasOpen: async () => {
          state.reads += 1;
          if (state.isAway) throw new Error("the database is away");
          return state.isOpen;
        },
        show: showMissing({ logger, counters }, sandbox),
        clock: { now: () => state.nowMs },
      }),
  };
  const authorizers = { local: [], remote: [], current: () => null };
  const round = composeChannels({ chain: sandbox, authorizers, stores } as unknown as ChannelParts);
  const shown = async () => /lunas_channel_authorizer_missing\{.*\} (\d)/.exec(await metrics.render())?.[1];
  return { round: round ?? (() => Promise.reject(new Error("there is no round"))), state, errors, shown };
}

test("a settler without the key says so at its start where channels are open, and shows it until they are not", async () => {
  const { round, state, errors, shown } = settler({ isOpen: true });
  await round();
  expect(errors).toEqual([
    ["channel_authorizer_missing", { network: "sandbox", setting: "SANDBOX_CHANNEL_AUTHORIZER" }],
  ]);
  expect(await shown()).toBe("1");
  await round();
  expect(state.reads).toBe(1);
  Object.assign(state, { isOpen: false, nowMs: readEveryMs });
  await round();
  expect([await shown(), errors.length]).toEqual(["0", 1]);
});

test("it is quiet where no channel is open, and reads again after a fault", async () => {
  const { round, state, errors, shown } = settler({ isOpen: false });
  await round();
  expect([await shown(), errors]).toEqual(["0", []]);
  Object.assign(state, { isOpen: true, isAway: true, nowMs: readEveryMs });
  await expect(round()).rejects.toThrow("away");
  state.isAway = false;
  await round();
  expect(errors).toHaveLength(1);
});

import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import type { EngineDeps } from "../engine-deps";
import { takeOver } from "../lanes/lane";
import { SigningRefused } from "../lanes/signing-faults";
import type { ChainSender } from "../ports";
import { writeAhead } from "../submit/write-ahead";
import { replaceAll } from "./replace";

/** One settlement on its way, and a sender that is counted. */
async function stuck(refusing: "policy" | "node") {
  const fixture = await settlement();
  const { deps, observer } = fixture.settler("settler-1");
  const { chainId } = deps.chain;
  const request = { chainId, owner: "settler-1", addresses: signers, count: 1, leaseMs: 10_000_000 };
  const [lease] = await fixture.stores.lanes.acquire(request);
  const lane = takeOver(lease!, [], deps.clock.now());
  await writeAhead(deps, lane, [{ kind: "settle", order: await fixture.accept() }]);
  const entry = lane.open.get(0)!;
  const state = { isRefusing: true, tries: [] as number[] };
  const requested = { ...deps, sender: counted(deps, refusing, state) };
  const atHeads = async (seconds: number, how: "replace" | "cancel" = "replace") => {
    for (let second = 0; second < seconds; second += 1) {
      fixture.clock.advance(1_000);
      await replaceAll(requested, lane, [{ entry, how }]);
    }
  };
  return { fixture, deps, lane, entry, observer, state, atHeads };
}

function counted(
  { sender, clock }: EngineDeps,
  refusing: "policy" | "node",
  state: { isRefusing: boolean; tries: number[] },
): ChainSender {
  const tried = <T>(answer: () => T, refuse: () => T): T => {
    state.tries.push(clock.now());
    return state.isRefusing ? refuse() : answer();
  };
  const refuse = (address: string) => async () => {
    throw new SigningRefused(address, [{ index: 0, reason: "value" }]);
  };
  if (refusing === "policy")
    return {
      ...sender,
      sign: (address, requests) => tried(() => sender.sign(address, requests), refuse(address)),
      signAgain: (address, raw, fees) => tried(() => sender.signAgain(address, raw, fees), refuse(address)),
    };
  const reason = "intrinsic gas too high";
  return {
    ...sender,
    broadcast: (raws) =>
      tried(
        () => sender.broadcast(raws),
        async () => raws.map(() => ({ kind: "never_sent" as const, reason })),
      ),
  };
}

describe.each(["policy", "node"] as const)("a replacement that the %s refuses", (by) => {
  it("is tried again later and later, not at each head", async () => {
    const { state, atHeads } = await stuck(by);
    await atHeads(120);
    const pauses = state.tries.slice(1).map((at, index) => at - (state.tries[index] ?? 0));
    expect(pauses.length).toBeGreaterThan(5);
    expect(pauses.length).toBeLessThan(16);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(21_000);
  });

  it("is told at each refusal, and as news once an hour", async () => {
    const { state, atHeads, observer } = await stuck(by);
    const news = () => reported().filter(({ isNews }) => isNews);
    const reported = () =>
      observer.of("replacementRefused").map(([, refused]) => refused as { by: string; isNews: boolean; times: number });
    await atHeads(3_600);
    expect(reported()).toHaveLength(state.tries.length);
    expect(reported().map(({ times }) => times)).toEqual(state.tries.map((_, index) => index + 1));
    expect(news()).toMatchObject([{ by, times: 1 }]);
    await atHeads(60);
    expect(news()).toHaveLength(2);
    expect(observer.of("fault")).toEqual([]);
  });

  it("starts anew once one was taken", async () => {
    const { fixture, state, atHeads, entry } = await stuck(by);
    await atHeads(60);
    state.isRefusing = false;
    await atHeads(20);
    expect(fixture.chain.mempool.hashes()).toContain(entry.transaction.attempts.at(-1)?.hash);
    const before = state.tries.length;
    state.isRefusing = true;
    fixture.chain.baseFee(40n * 10n ** 9n);
    await fixture.mine();
    await atHeads(4);
    expect(state.tries.length - before).toBeGreaterThanOrEqual(3);
  });

  it("holds back no cancellation of the nonce", async () => {
    const { state, atHeads } = await stuck(by);
    await atHeads(60);
    const before = state.tries.length;
    await atHeads(1, "cancel");
    expect(state.tries).toHaveLength(before + 1);
  });
});

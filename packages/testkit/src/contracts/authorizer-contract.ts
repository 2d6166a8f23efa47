import { type AuthorizerStore, currentAmong } from "@lunas/domain/channel/authorizers";
import { until } from "../time/until";
import { freshAddress, freshChainId } from "./fresh";

/** What every store of authorizers promises. Declares jest tests. */
export function authorizerContract(name: string, open: () => Promise<AuthorizerStore> | AuthorizerStore): void {
  describe(`${name}: authorizers`, () => {
    it("tells of each chain what settlers reported of it", async () => {
      const store = await open();
      const [one, other, none] = [freshChainId(), freshChainId(), freshChainId()];
      const [first, second] = [freshAddress(), freshAddress()];
      await store.report([
        { chainId: one, address: first, isCurrent: true },
        { chainId: other, address: second, isCurrent: false },
      ]);
      await store.report([]);
      const reported = await store.reported([other, none, one]);
      expect(reported.map((each) => each.map(({ address, isCurrent }) => [address, isCurrent]))).toEqual([
        [[second, false]],
        [],
        [[first, true]],
      ]);
      expect(reported.map(currentAmong)).toEqual([null, null, first]);
    });

    it("shows the successor while settlers with the old and the new signer report side by side", async () => {
      const store = await open();
      const chainId = freshChainId();
      const [old, young] = [freshAddress(), freshAddress()];
      const current = async () => (await store.reported([chainId])).map(currentAmong)[0];
      const report = (...those: readonly [typeof old, boolean][]) =>
        store.report(those.map(([address, isCurrent]) => ({ chainId, address, isCurrent })));
      await report([old, true]);
      await passed(store, chainId);
      await report([young, true], [old, false]);
      await report([old, true]);
      expect(await current()).toBe(young);
      await report([old, true], [young, false]);
      expect(await current()).toBe(old);
    });
  });
}

/** Until the store's clock shows a later millisecond than that of the last report. */
async function passed(store: AuthorizerStore, chainId: number): Promise<void> {
  const hasPassed = async () => (await store.reported([chainId]))[0]?.every(({ seenMsAgo }) => seenMsAgo >= 2);
  await until(async () => (await hasPassed()) === true, {
    timeoutMs: 2_000,
    intervalMs: 1,
    what: "a later millisecond",
  });
}

import type { HoldFilter } from "@lunas/domain/hold/ports";
import { captureOf, held, type Of, scopeOf } from "./hold-fixture";

const everything: HoldFilter = { status: null, sinceMs: null, untilMs: null };

/** The part of the hold store's contract that tells of a merchant's list of holds. */
export function holdListContract(of: Of): void {
  it("lists a merchant's holds with what became of them, newest first, by status and by the time of the hold", async () => {
    const open = await held(of());
    const captured = await held(of());
    const released = await held(of());
    const expired = await held(of(), { heldForMs: -1 });
    await held(of(), { more: { merchantId: of().merchantIds[1] } });
    await held(of(), { more: { environment: "production" } });
    const scope = scopeOf(open);
    await of().holds.capture(captureOf(captured));
    await of().holds.release(scope, released.id);
    while ((await of().holds.expireDue(100)) > 0);
    const ids = async (filter: Partial<HoldFilter>, page = 1, limit = 20) => {
      const found = await of().holds.list(scope, { ...everything, ...filter }, { page, limit });
      return [found.total, found.holds.map(({ id }) => id)];
    };
    const all = [open, captured, released, expired]
      .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    expect(await ids({})).toEqual([4, all]);
    expect(await ids({}, 2, 3)).toEqual([4, all.slice(3)]);
    expect(await ids({}, 3, 3)).toEqual([4, []]);
    expect(await ids({ status: "held" })).toEqual([1, [open.id]]);
    expect(await ids({ status: "captured" })).toEqual([1, [captured.id]]);
    expect(await ids({ status: "released" })).toEqual([1, [released.id]]);
    expect(await ids({ status: "expired" })).toEqual([1, [expired.id]]);
    const heldAtMs = captured.createdAtMs;
    expect((await ids({ status: "captured", sinceMs: heldAtMs }))[0]).toBe(0);
    expect((await ids({ status: "captured", untilMs: heldAtMs }))[0]).toBe(0);
    expect((await ids({ status: "captured", sinceMs: heldAtMs - 1, untilMs: heldAtMs + 1 }))[0]).toBe(1);
  });
}

import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { everyPayment } from "@lunas/testkit/build/every-payment";
import { paymentFilter } from "./payment-filter";

test("there is no filter by default", () => {
  expect(paymentFilter({}, [sandbox])).toEqual(everyPayment);
});

test("an address in any letter case becomes the payer's checksummed one", () => {
  const payer = "0x52908400098527886E0F7030069857D2E4169EE7";
  for (const from of [payer, payer.toLowerCase(), payer.replace(/[A-F]/g, (letter) => letter.toLowerCase())]) {
    expect(paymentFilter({ from: from as `0x${string}` }, [sandbox]).payer).toBe(payer);
  }
});

test("times are accepted in every spelling; a day begins in UTC", () => {
  const ms = Date.UTC(2026, 10, 20, 8);
  const since = (text: string) => paymentFilter({ since: text }, [sandbox]).sinceMs;
  expect(since("2026-11-20T08:00:00Z")).toBe(ms);
  expect(since("2026-11-20T15:00:00+07:00")).toBe(ms);
  expect(since("2026-11-20")).toBe(Date.UTC(2026, 10, 20));
});

test("digits beyond the millisecond exclude neither earlier nor later payments", () => {
  const ms = Date.UTC(2026, 10, 20, 8, 0, 0, 123);
  const { sinceMs, untilMs } = paymentFilter(
    {
      since: "2026-11-20T08:00:00.1239Z",
      until: "2026-11-20T08:00:00.1239Z",
    },
    [sandbox],
  );
  expect([sinceMs, untilMs]).toEqual([ms, ms + 1]);
  expect(paymentFilter({ until: "2026-11-20T08:00:00.123000Z" }, [sandbox]).untilMs).toBe(ms);
});

test("a network is left out where the environment has no other, and is a chain's id elsewhere", () => {
  expect(paymentFilter({ network: "sandbox" }, [sandbox]).chainId).toBeNull();
  expect(paymentFilter({ network: "base" }, [sandbox]).chainId).toBe(base.chainId);
  expect(paymentFilter({ network: "sandbox" }, [sandbox, base]).chainId).toBe(sandbox.chainId);
});

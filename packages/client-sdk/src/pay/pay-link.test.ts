import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import type { Chains } from "../chain-config";
import type { Payer } from "../payer";
import type { LinkStorage } from "./link-storage";
import type { SignedPayment } from "./open-payments";
import { linkPayer } from "./pay-link";
import { settleDirectly } from "./settle-directly";

const txHash = `0x${"ab".repeat(32)}`;
const receiptUrl = "https://pay.example/receipts/r1";
const success = { success: true, status: "confirmed", settlement: { transaction: txHash }, receiptUrl };
const paidBefore = () =>
  Response.json({ error: { code: "nonce_already_used", details: { status: "confirmed", txHash } } }, { status: 409 });
const answered = () => Response.json(success);

/** The service has settled; the connection ends in the middle of its answer. */
function cutOff(): Response {
  const half = new TextEncoder().encode(JSON.stringify(success).slice(0, 30));
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError("terminated")),
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

/** `answers`: of the service, in order; afterwards the last one. */
function aLink(answers: readonly (() => Response)[], maxWaitMs = 120_000) {
  const signed: unknown[] = [];
  const bodies: string[] = [];
  const payer = {
    connect: async () => `0x${"a".repeat(40)}`,
    useChain: async () => undefined,
    read: async () => `0x${"f".repeat(64)}`,
    async sign(_chain, authorization) {
      signed.push(authorization);
      return `0x${"5".repeat(130)}`;
    },
    approve: async () => undefined,
    signApproval: async () => null,
  } as Payer;
  const kept = new Map<string, SignedPayment>();
  const open: LinkStorage = {
    find: (offer) => kept.get(offer) ?? null,
    keep: (offer, payment) => void kept.set(offer, payment),
    forget: (offer) => void kept.delete(offer),
  };
  const send = async (_input: unknown, init?: RequestInit) => {
    bodies.push(String(init?.body));
    const answer = answers[bodies.length - 1] ?? answers.at(-1);
    return (answer ?? answered)();
  };
  const { x402, tokens } = sandboxConfig;
  const link = linkPayer(
    {
      chains: async () => [sandboxConfig] as unknown as Chains,
      open,
      send: send as typeof fetch,
      waitLimit: { maxWaitMs, sleep: async () => undefined, now: () => 0 },
    },
    {
      ...{ linkId: "lnk_1", url: "https://pay.example/pay/lnk_1", network: x402.caip2Network },
      ...{ asset: tokens.IDRX as `0x${string}`, payTo: `0x${"b".repeat(40)}` },
    },
  );
  return { link, pay: () => link.pay("500000", payer, {}), signed, bodies, send: send as typeof fetch };
}

test("a success whose body is cut off is sent again with the same signature, and its receipt comes with the next answer", async () => {
  const { link, pay, signed, bodies } = aLink([cutOff, answered]);
  expect(await pay()).toMatchObject({ txHash, receiptUrl });
  expect([signed.length, bodies.length, new Set(bodies).size, link.isOpen()]).toEqual([1, 2, 1, false]);
});

test("a success whose body is cut off, and that an earlier request got, is paid", async () => {
  const { link, pay, signed } = aLink([cutOff, paidBefore]);
  expect(await pay()).toEqual({ settlement: null, txHash, receiptUrl: null });
  expect([signed.length, link.isOpen()]).toEqual([1, false]);
});

test("while every body is cut off the payment stays open, and the next press signs nothing", async () => {
  const { link, pay, signed, bodies } = aLink([cutOff, cutOff, answered], 600);
  await expect(pay()).rejects.toMatchObject({ code: "connection_lost" });
  expect(link.isOpen()).toBe(true);
  expect(await pay()).toMatchObject({ txHash });
  expect([signed.length, new Set(bodies).size]).toEqual([1, 1]);
});

test("an answer that is no settlement leaves the payment open", async () => {
  const { link, pay } = aLink([() => Response.json({})]);
  await expect(pay()).rejects.toThrow();
  expect(link.isOpen()).toBe(true);
});

test("a refusal ends the payment: the next press signs a new one", async () => {
  const closed = () => Response.json({ error: { code: "link_closed", details: {} } }, { status: 410 });
  const { link, pay, signed } = aLink([closed, answered]);
  await expect(pay()).rejects.toMatchObject({ code: "link_closed" });
  expect(link.isOpen()).toBe(false);
  await pay();
  expect(signed).toHaveLength(2);
});

test("a payment that is called failed stays open while its signature can be charged, and is over afterwards", async () => {
  jest.useFakeTimers();
  const reverted = () => Response.json({ error: { code: "tx_failed", details: { txHash } } }, { status: 400 });
  const { link, pay, signed, bodies } = aLink([reverted, reverted, reverted, answered]);
  await expect(pay()).rejects.toMatchObject({ code: "settlement_pending", details: { reason: "tx_failed" } });
  await expect(pay()).rejects.toMatchObject({ code: "settlement_pending" });
  expect([signed.length, new Set(bodies).size, link.isOpen()]).toEqual([1, 1, true]);
  jest.setSystemTime(Date.now() + 430_000); // five minutes of the deadline, and two more
  await expect(link.resume()).rejects.toMatchObject({ code: "tx_failed" });
  expect(link.isOpen()).toBe(false);
  await pay();
  expect(signed).toHaveLength(2);
  jest.useRealTimers();
});

test("a direct settlement whose answer is cut off is sent again, with the same key", async () => {
  const { send, bodies } = aLink([cutOff, answered]);
  const deps = { baseUrl: "https://pay.example", apiKey: "ipk_pub_sandbox_x", origin: undefined, send };
  const payment = { accepted: {}, payload: { permit2Authorization: { nonce: "7" } } } as unknown as SignedPayment;
  expect(await settleDirectly(deps, payment)).toMatchObject({ settlement: { transaction: txHash } });
  expect([bodies.length, new Set(bodies).size]).toEqual([2, 1]);
});

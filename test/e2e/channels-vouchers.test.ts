import { request as httpRequest } from "node:http";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { query } from "@lunas/stack/postgres/query";
import type { ChannelPayer } from "@lunas/testkit/payer/channel-payer";
import { until } from "@lunas/testkit/time/until";
import { askChannels, openTestChannel } from "../harness/channels";
import { connectTo } from "../harness/connect-to";
import { harness, merchant, useMerchant } from "../harness/opened-merchant";
import { registerMerchant } from "../harness/register-merchant";

jest.setTimeout(120_000);

describe("a channel's vouchers, from the first charge to the feed", () => {
  useMerchant();

  const open = (overrides: object = {}) => openTestChannel(harness.stack.databaseUrl, merchant, overrides);
  const ask = (path: string, body?: object, headers = {}) =>
    askChannels(harness.url, merchant.apiKey, { path, headers, ...(body && { body }) });
  const facilitate = (body: object, headers = {}) => ask("/facilitate", body, headers);
  const show = async ({ channel }: ChannelPayer) => (await ask(`/channels/${channel.id}`)).body as object;
  const isAnswered = async ({ channel }: ChannelPayer) => {
    const rows = await query(harness.stack.databaseUrl, "select answered from channels where id = $1", [channel.id]);
    return (rows as { answered: boolean }[])[0]?.answered === true;
  };
  const received = (payer: ChannelPayer) => until(() => isAnswered(payer), { what: "the answer's mark" });

  it("is charged at once, without the chain, and answers as x402 wants it", async () => {
    const payer = await open();
    const { id, config } = payer.channel;
    const paid = await facilitate(payer.body({ charged: 0n, more: { metadata: { order: "1" } } }));
    expect(paid).toMatchObject({
      status: 200,
      body: {
        success: true,
        chargeId: expect.stringMatching(/^chg_/),
        channel: {
          ...{ channelId: id, environment: "sandbox", network: "sandbox", token: "IDRX", payer: config.payer },
          ...{ status: "open", managedBy: "lunas", balance: "100000", charged: "1000", claimed: "0" },
          ...{ available: "99000", withdrawableAt: null, lastChargeAt: expect.any(String) },
        },
        settlement: {
          ...{ success: true, transaction: "", network: "eip155:1337", payer: config.payer, amount: "" },
          extra: {
            chargedAmount: "1000",
            channelState: {
              ...{ channelId: id, balance: "100000", totalClaimed: "0", withdrawRequestedAt: 0, refundNonce: "0" },
              chargedCumulativeAmount: "1000",
            },
          },
        },
      },
    });
    const header = decodePaymentHeader(paid.headers.get("payment-response") ?? "");
    expect(header).toEqual({ ok: true, value: (paid.body as unknown as { settlement: object }).settlement });
    const less = await facilitate(payer.body({ charged: 1_000n, price: 500n, more: { charge: "120" } }));
    expect(less.body).toMatchObject({ channel: { charged: "1120" }, settlement: { extra: { chargedAmount: "120" } } });
    const nothing = await facilitate(payer.body({ charged: 1_120n, more: { charge: "0" } }));
    expect(nothing).toMatchObject({
      status: 200,
      body: { chargeId: null, channel: { charged: "1120" }, settlement: { extra: { chargedAmount: "0" } } },
    });
    expect(await show(payer)).toMatchObject({ channelId: id, charged: "1120" });
    expect((await ask("/channels")).body).toMatchObject({ channels: expect.any(Array), pagination: { page: 1 } });
  });

  it("gives a payer that is out of step all that it needs to sign the next voucher", async () => {
    const payer = await open();
    await facilitate(payer.body({ charged: 0n }));
    const wrong = await facilitate(payer.body({ charged: 7n }));
    expect(wrong).toMatchObject({
      status: 409,
      body: {
        error: {
          code: "channel_out_of_step",
          details: {
            ...{ charged: "1000", balance: "100000", claimed: "0", refundNonce: "0", withdrawRequestedAt: "0" },
            ...{ signedMaxClaimable: "1000", signature: payer.sign(1_000n) },
          },
        },
      },
    });
    const { charged } = wrong.body.error?.details ?? {};
    expect((await facilitate(payer.body({ charged: BigInt(charged ?? 0) }))).status).toBe(200);
  });

  it("refuses what its balance, its state or its terms do not allow", async () => {
    const payer = await open();
    const codeOf = async (body: object) => {
      const { error } = (await facilitate(body)).body;
      return [error?.code, error?.details.field].filter((each) => each !== undefined).join(" ");
    };
    expect(await codeOf(payer.body({ charged: 0n, price: 100_001n }))).toBe("channel_exhausted");
    expect(await codeOf((await open({ status: "short" })).body({ charged: 0n }))).toBe("channel_short");
    expect(await codeOf((await open({ status: "closed", closedAtMs: 1 })).body({ charged: 0n }))).toBe(
      "channel_not_found",
    );
    const withdrawing = await open({
      status: "withdrawing",
      onChain: { ...payer.channel.onChain, withdrawRequestedAt: 1_800_000_000 },
    });
    expect((await facilitate(withdrawing.body({ charged: 0n }))).body.error).toMatchObject({
      ...{ code: "channel_withdrawing", details: { withdrawableAt: "2027-01-16T08:00:00.000Z" } },
    });
    const other = await registerMerchant(harness.url);
    const elsewhere = await openTestChannel(harness.stack.databaseUrl, other);
    expect(await codeOf(elsewhere.body({ charged: 0n }))).toBe("payment_mismatch channelConfig.receiver");
    const changed = (config: object) => codeOf(payer.body({ charged: 0n, config }));
    expect(await changed({ salt: `0x${"12".repeat(32)}` })).toBe("payment_mismatch voucher.channelId");
    expect(await changed({ withdrawDelay: 900 })).toBe("payment_mismatch channelConfig.withdrawDelay");
    const zero = `0x${"00".repeat(20)}`;
    expect(await changed({ payerAuthorizer: zero })).toBe("payment_mismatch channelConfig.payerAuthorizer");
    expect(await changed({ receiverAuthorizer: zero })).toBe("payment_mismatch channelConfig.receiverAuthorizer");
    const body = payer.body({ charged: 0n }) as { paymentPayload: { payload: { voucher: object } } };
    Object.assign(body.paymentPayload.payload.voucher, { signature: payer.sign(999n) });
    expect(await codeOf(body)).toBe("invalid_signature");
    expect(await codeOf(payer.body({ charged: 0n, more: { charge: "1001" } }))).toBe("invalid_request");
    expect(await show(payer)).toMatchObject({ charged: "0" });
  });

  it("answers a repeat under its Idempotency-Key, and no other repeat of an answer that was received", async () => {
    const payer = await open();
    const body = payer.body({ charged: 0n });
    const key = { "idempotency-key": `order-${payer.channel.id}` };
    const paid = await facilitate(body, key);
    await received(payer);
    const again = await facilitate(body, key);
    expect([again.status, again.body.chargeId, again.headers.get("idempotency-replayed")]).toEqual([
      ...[200, paid.body.chargeId, "true"],
    ]);
    expect((await facilitate(payer.body({ charged: 1_000n }), key)).body.error?.code).toBe("idempotency_conflict");
    expect((await facilitate(body)).body.error?.code).toBe("channel_out_of_step");
    expect(await show(payer)).toMatchObject({ charged: "1000" });
  });

  it("gives an answer that was lost to the repeat: the payer signs once", async () => {
    const payer = await open();
    const body = payer.body({ charged: 0n });
    await sendAndDisconnect(payer, body);
    await until(async () => ((await show(payer)) as { charged: string }).charged === "1000", { what: "the charge" });
    const again = await facilitate(body);
    expect(again).toMatchObject({ status: 200, body: { channel: { charged: "1000" } } });
    await received(payer);
    expect((await facilitate(body)).body.error?.code).toBe("channel_out_of_step");
  });

  /** Breaks the connection while the charge waits for its channel's row, then lets it have the row. */
  const sendAndDisconnect = async ({ channel }: ChannelPayer, body: object) => {
    const client = await connectTo(harness.stack.databaseUrl);
    try {
      await client.query("begin");
      await client.query("select from channels where id = $1 for update", [channel.id]);
      const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
      const sent = httpRequest(`${harness.url}/facilitate`, { method: "POST", headers });
      const broken = new Promise((resolve) => sent.on("close", resolve));
      sent.on("error", () => undefined);
      sent.end(JSON.stringify(body));
      const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%charge_channels%'";
      // In a transaction the view does not change until it is read anew.
      const isWaiting = async () => {
        await client.query("select pg_stat_clear_snapshot()");
        return (await client.query(waiting)).rowCount === 1;
      };
      await until(isWaiting, { what: "the charge waits" });
      sent.socket?.resetAndDestroy();
      await broken;
    } finally {
      await client.end();
    }
  };

  it("keeps a channel for a voucher whose price is not known yet", async () => {
    const payer = await open();
    const body = payer.body({ charged: 0n });
    const verified = await ask("/channels/verify", body);
    expect(verified).toMatchObject({
      status: 200,
      body: { valid: true, channel: { charged: "0" }, reservedUntil: expect.any(String) },
    });
    const other = await facilitate(payer.body({ charged: 0n, price: 999n }));
    expect([other.status, other.body.error?.code, other.headers.get("retry-after")]).toEqual([
      ...[409, "channel_busy", "2"],
    ]);
    expect((await facilitate({ ...body, charge: "300" })).body).toMatchObject({ channel: { charged: "300" } });
    expect((await facilitate(payer.body({ charged: 300n, price: 1n }))).status).toBe(200);
  });

  it("takes a charge back, once", async () => {
    const payer = await open();
    const { chargeId } = (await facilitate(payer.body({ charged: 0n }))).body;
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect(await ask(`/charges/${chargeId}/void`, {})).toMatchObject({
        status: 200,
        body: { chargeId, amount: "1000", status: "voided" },
      });
    expect(await show(payer)).toMatchObject({ charged: "0", available: "100000" });
    expect((await ask("/charges/chg_0000002611unknown/void", {})).body.error?.code).toBe("charge_not_found");
  });

  it("has every charge of many at once in the feed, once and in one order", async () => {
    const shop = await registerMerchant(harness.url);
    const payers = await Promise.all(Array.from({ length: 4 }, () => openTestChannel(harness.stack.databaseUrl, shop)));
    const read: string[] = [];
    let isOver = false;
    const follow = async () => {
      for (;;) {
        const last = isOver;
        const after = read.at(-1);
        const path = `/charges?limit=3${after === undefined ? "" : `&after=${after}`}`;
        const page = (await askChannels(harness.url, shop.apiKey, { path })).body;
        read.push(...page.charges.map((charge) => charge.chargeId));
        if (last && !page.hasMore) return;
      }
    };
    const pay = async (payer: ChannelPayer) => {
      const ids: string[] = [];
      for (let index = 0n; index < 10n; index += 1n) {
        const body = payer.body({ charged: index * 1_000n });
        ids.push((await askChannels(harness.url, shop.apiKey, { path: "/facilitate", body })).body.chargeId);
      }
      return ids;
    };
    const following = follow();
    const stored = (await Promise.all(payers.map(pay))).flat();
    isOver = true;
    await following;
    expect(read).toHaveLength(40);
    expect([...read].sort()).toEqual([...stored].sort());
  });
});

import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../harness/funded-payer";
import { facilitate, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { storeKey } from "../harness/store-key";

jest.setTimeout(120_000);

let harness: Harness;
let merchant: RegisteredMerchant;
let thirdParty: RegisteredMerchant;
let payer: Payer;
let liveKey: string;
let publishableKey: string;

beforeAll(async () => {
  harness = await sharedHarness();
  [merchant, thirdParty] = await Promise.all([registerMerchant(harness.url), registerMerchant(harness.url)]);
  payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const { merchantId } = merchant;
  const { databaseUrl } = harness.stack;
  liveKey = await storeKey(databaseUrl, { merchantId, type: "secret", environment: "production" });
  const origins = ["https://shop.example"];
  publishableKey = await storeKey(databaseUrl, { merchantId, type: "publishable", environment: "sandbox", origins });
});
afterAll(() => harness?.stop());

async function paid() {
  const body = await signedBody(payer, { to: merchant.walletAddress, amount: 100n });
  const answer = await facilitate(harness.url, merchant.apiKey, body);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function ask(path: string, key: string | null = merchant.apiKey) {
  const response = await fetch(`${harness.url}${path}`, { headers: key === null ? {} : { "x-api-key": key } });
  const body = (await response.json()) as Record<string, unknown> & { error?: { code: string } };
  return { status: response.status, headers: response.headers, body, code: body.error?.code };
}

const paths = ["/payments/ID", "/payments/ID/timeline", "/verify/ID"];
const unknownHash = `0x${"00".repeat(32)}`;

describe("a look-up", () => {
  it("finds a payment by its id and any hash of its attempts, and shows the hash that counts", async () => {
    const { paymentId, txHash, payment } = await paid();
    const replaced = `0x${"ab".repeat(32)}`;
    // An attempt that never was mined, as a replacement leaves it behind.
    await query(
      harness.stack.databaseUrl,
      `insert into attempts (hash, lane_id, nonce, purpose, raw_transaction, fee_cap_wei, tip_wei)
       select $1, lane_id, nonce, 'payment', '0x02', 1, 1 from attempts where hash = $2`,
      [replaced, txHash],
    );
    for (const id of [paymentId, txHash, txHash.toUpperCase().replace("0X", "0x"), replaced]) {
      expect(await ask(`/payments/${id}`)).toMatchObject({ status: 200, body: payment });
      expect(await ask(`/payments/${id}/timeline`)).toMatchObject({ status: 200, body: { paymentId } });
    }
  });

  it("says how deep a confirmed payment is, and that it is lost while its block is gone", async () => {
    const { paymentId, txHash } = await paid();
    const shown = async () => (await ask(`/payments/${paymentId}`)).body;
    // Which blocks are safe is asked beside the look-up: on a busy machine the first answer may come without it.
    await until(async () => (await shown()).finality, { timeoutMs: 10_000, what: "the finality" });
    expect(await shown()).toMatchObject({
      status: "confirmed",
      finality: expect.stringMatching(/included|safe|final/),
    });
    expect((await shown()).confirmations).toBeGreaterThanOrEqual(1);
    const [listed] = (await ask("/payments?limit=1")).body.payments as Record<string, unknown>[];
    expect(listed).toMatchObject({ paymentId, finality: expect.any(String), confirmations: expect.any(Number) });
    // As a reorganisation leaves it: another block at that height, and the transaction in none.
    const gone = `0x${"cd".repeat(32)}`;
    await query(harness.stack.databaseUrl, "update payments set block_hash = $1, tx_hash = $1 where tx_hash = $2", [
      gone,
      txHash,
    ]);
    expect(await shown()).toMatchObject({ status: "confirmed", confirmations: 0, finality: "lost" });
    // In another block by now.
    await query(harness.stack.databaseUrl, "update payments set block_hash = $1, tx_hash = $2 where id = $3", [
      `0x${"ce".repeat(32)}`,
      txHash,
      paymentId,
    ]);
    expect((await shown()).finality).not.toBe("lost");
  });

  it("finds the first of several that one transaction settled, with the others beside it", async () => {
    const first = await paid();
    const second = await paid();
    // The rows after a foreign transaction that carried both.
    await query(
      harness.stack.databaseUrl,
      `update payments p set tx_hash = o.tx_hash, log_index = o.log_index + 3, block_number = o.block_number,
         block_hash = o.block_hash, block_time = o.block_time
       from payments o where p.id = $1 and o.id = $2`,
      [second.paymentId, first.paymentId],
    );
    for (const path of [`/payments/${first.txHash}`, `/verify/${first.txHash}`, `/payments/${first.paymentId}`]) {
      const { paymentId } = first;
      expect((await ask(path)).body).toMatchObject({ paymentId, alsoInTransaction: [second.paymentId] });
    }
    const other = await ask(`/payments/${second.paymentId}`);
    expect(other.body).toMatchObject({ txHash: first.txHash, alsoInTransaction: [first.paymentId] });
    expect((await ask(`/payments/${first.txHash}/timeline`)).body.paymentId).toBe(first.paymentId);
  });

  it("answers under the old path as under the new one, and says where that is", async () => {
    const { txHash } = await paid();
    await until(async () => (await ask(`/payments/${txHash}`)).body.finality, {
      timeoutMs: 10_000,
      what: "the finality",
    });
    const [old, now] = [await ask(`/verify/${txHash}`), await ask(`/payments/${txHash}`)];
    expect([old.status, old.body]).toEqual([200, now.body]);
    expect(old.headers.get("deprecation")).toBe("true");
    expect(old.headers.get("link")).toBe(`</payments/${txHash}>; rel="successor-version"`);
    expect([now.headers.get("deprecation"), now.headers.get("link")]).toEqual([null, null]);
    const errors = [await ask(`/verify/${unknownHash}`), await ask("/verify/17"), await ask(`/verify/${txHash}`, null)];
    const successor = (id: string) => `</payments/${id}>; rel="successor-version"`;
    expect(errors.map(({ status, headers }) => [status, headers.get("deprecation"), headers.get("link")])).toEqual([
      [404, "true", successor(unknownHash)],
      [400, "true", successor("17")],
      [401, "true", successor(txHash)],
    ]);
    const odd = await ask("/verify/%3E%22%0D%0Ax");
    expect([odd.status, odd.headers.get("link")]).toEqual([400, successor("%3E%22%0D%0Ax")]);
  });

  it.each(paths)("%s: refuses an invalid reference", async (path) => {
    for (const id of [
      "17",
      "0x12",
      `0x${"zz".repeat(32)}`,
      "pay_",
      "mer_1",
      `pay_${"a".repeat(65)}`,
      "pay_%27",
      "%ZZ",
    ]) {
      const { status, code } = await ask(path.replace("ID", id));
      expect([id, status, code]).toEqual([id, 400, "invalid_request"]);
    }
  });

  it.each(paths)(
    "%s: shows nothing to another merchant, in another environment, to nobody, to a page",
    async (path) => {
      const { paymentId, txHash } = await paid();
      for (const id of [paymentId, txHash]) {
        const to = path.replace("ID", id);
        expect((await ask(to)).status).toBe(200);
        const answers = [thirdParty.apiKey, liveKey, null, publishableKey].map((key) => ask(to, key));
        expect((await Promise.all(answers)).map(({ status, code }) => [status, code])).toEqual([
          [404, "payment_not_found"],
          [404, "payment_not_found"],
          [401, "unauthorized"],
          [403, "forbidden"],
        ]);
      }
      for (const id of [unknownHash, "pay_0000000000000000000000"]) {
        expect(await ask(path.replace("ID", id))).toMatchObject({ status: 404, code: "payment_not_found" });
      }
    },
  );
});

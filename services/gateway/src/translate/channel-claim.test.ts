import { sandbox } from "@lunas/catalog/chains/sandbox";
import * as digests from "@lunas/chain/read/channel-digests";
import { parseChannelBody } from "@lunas/protocol/api/parse-facilitate-body";
import { channelPayer } from "@lunas/testkit/payer/channel-payer";
import { voucherClaimOf } from "./channel-claim";

const receiver = "0x1111111111111111111111111111111111111111";
const payer = channelPayer(digests, { merchantId: "mer_1", receiver });
const caller = { key: { lineage: "key_1" }, merchant: { id: "mer_1", walletAddress: receiver } };

function claimOf(terms: Parameters<typeof payer.body>[0]) {
  const parsed = parseChannelBody(payer.body(terms));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.details));
  return voucherClaimOf({ body: parsed.value, idempotencyKey: undefined }, caller as never, sandbox);
}

test("a claim has the channel, the voucher and the terms, whatever letter case they came in", () => {
  const claim = claimOf({ charged: 5n, more: { charge: "3", metadata: { order: "1" } } });
  const { config, id } = payer.channel;
  expect(claim).toMatchObject({ config: { ...config, salt: config.salt.toLowerCase() }, charge: 3n });
  expect(claim.voucher).toEqual({ channelId: id, maxClaimable: 1_005n, signature: payer.sign(1_005n) });
  expect(claim.demanded).toMatchObject({ amount: 1_000n, payTo: receiver, withdrawDelay: 86_400 });
});

test("the hash says whether two requests are the same: what decides the charge counts, and no order of names", () => {
  const hashOf = (more: object, charged = 5n, price = 1_000n) => claimOf({ charged, price, more }).bodyHash;
  const usual = hashOf({ metadata: { a: "1", b: "2" } });
  expect(hashOf({ metadata: { b: "2", a: "1" } })).toBe(usual);
  const others = [
    hashOf({ metadata: { a: "1", b: "3" } }),
    hashOf({}),
    hashOf({ metadata: { a: "1", b: "2" }, charge: "7" }),
    hashOf({ metadata: { a: "1", b: "2" }, description: "Words" }),
    hashOf({ metadata: { a: "1", b: "2" }, resource: "https://shop.example/b" }),
    hashOf({ metadata: { a: "1", b: "2" } }, 6n),
    hashOf({ metadata: { a: "1", b: "2" } }, 6n, 999n),
  ];
  expect(new Set([usual, ...others]).size).toBe(others.length + 1);
});

import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import { parseFacilitateBody } from "@lunas/protocol/api/parse-facilitate-body";
import { anAuthenticatedKey } from "@lunas/testkit/build/an-api-key";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { addressOf } from "@lunas/testkit/build/numbered";
import { paymentHeader, paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { claimOf } from "./claim";

const caller: Authenticated = {
  key: anAuthenticatedKey(),
  merchant: { id: "mer_1", walletAddress: addressOf(1_001) },
};
const authorization = anAuthorization();

function claimFrom(body: object, idempotencyKey?: string) {
  const parsed = parseFacilitateBody(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.details));
  return claimOf({ body: parsed.value, idempotencyKey }, caller, sandbox);
}

test("contains the body's content in the domain's types", () => {
  const body = { paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) };
  const claim = claimFrom(body);
  const { network, asset, amount, payTo } = requirementsFor(authorization);
  const terms = { network, asset, amount: BigInt(amount), payTo };
  expect(claim).toEqual({
    merchant: caller.merchant,
    apiKeyId: "key_1",
    source: "server",
    link: null,
    approval: null,
    chain: sandbox,
    demanded: terms,
    accepted: terms,
    authorization,
    resource: "https://shop.example/article",
    description: null,
    metadata: null,
    bodyHash: expect.any(Function),
    idempotency: null,
    identifier: null,
  });
  expect(claim.bodyHash()).toMatch(/^0x[0-9a-f]{64}$/);
});

test("an address means the same in any letter case", () => {
  const payload = paymentPayload(authorization);
  const { permit2Authorization } = payload.payload;
  const shouted = `0x${permit2Authorization.permitted.token.slice(2).toUpperCase()}`;
  permit2Authorization.permitted.token = shouted as typeof authorization.token;
  expect(claimFrom({ paymentPayload: payload }).authorization.token).toBe(authorization.token);
});

test("the encoded header and its decoded content are the same request", () => {
  const written = claimFrom({ paymentPayload: paymentHeader(authorization) });
  const spelled = claimFrom({ paymentPayload: paymentPayload(authorization) });
  expect(written.bodyHash()).toBe(spelled.bodyHash());
  expect(written.bodyHash()).not.toBe(
    claimFrom({ paymentPayload: paymentPayload(authorization), description: "x" }).bodyHash(),
  );
});

test("an Idempotency-Key belongs to the lineage of its API key", () => {
  const body = { paymentPayload: paymentPayload(authorization) };
  expect(claimFrom(body, "order 7").idempotency).toEqual({ lineage: "key_1", key: "order 7" });
});

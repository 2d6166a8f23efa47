import { parse } from "@lunas/protocol/validate";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { PaymentPayload } from "@lunas/protocol/x402/payment-payload";
import type { PaymentRequirements } from "@lunas/protocol/x402/payment-requirements";
import { recoverAddress, Wallet } from "ethers";
import { paymentDigest, signPayment } from "./sign-payment";

const payer = new Wallet("0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d");
const chain = {
  chainId: 31_337,
  permit2Address: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
  x402: { x402Permit2ProxyAddress: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001" },
} as const;
const requirements: PaymentRequirements = {
  scheme: "exact",
  network: "eip155:31337",
  asset: `0x${"1".repeat(40)}`,
  amount: "1000000",
  payTo: `0x${"2".repeat(40)}`,
  maxTimeoutSeconds: 60,
  extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
};
const resource = { url: "http://127.0.0.1:4000/article", description: "“Artikel”, utf-8" };

test("the digest is the one that Permit2 computes", () => {
  const authorization = {
    from: payer.address as `0x${string}`,
    permitted: { token: requirements.asset, amount: requirements.amount },
    spender: chain.x402.x402Permit2ProxyAddress,
    nonce: "1",
    deadline: "4102444800",
    witness: { to: requirements.payTo, validAfter: "0" },
  };
  expect(paymentDigest(chain, authorization)).toBe(
    "0xddaea386d4c37d80849f6d8c323a529207ced6d5fe764b9674aecce2edb9e09c",
  );
});

test("a signed payment survives the header and is the payer's, for what was demanded", async () => {
  const header = encodePaymentHeader(await signPayment(chain, payer, { requirements, resource }));
  const decoded = decodePaymentHeader(header);
  const parsed = parse(PaymentPayload, decoded.ok ? decoded.value : undefined);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.details));
  const { accepted, payload, resource: paidFor } = parsed.value;
  const { permit2Authorization: authorization, signature } = payload;
  expect(recoverAddress(paymentDigest(chain, authorization), signature)).toBe(payer.address);
  expect(authorization).toMatchObject({
    from: payer.address,
    permitted: { token: requirements.asset, amount: requirements.amount },
    spender: chain.x402.x402Permit2ProxyAddress,
    witness: { to: requirements.payTo },
  });
  expect({ accepted, paidFor }).toEqual({ accepted: requirements, paidFor: resource });
});

test("each signature has a nonce of its own and a deadline as demanded", async () => {
  const sign = async () => (await signPayment(chain, payer, { requirements })).payload.permit2Authorization;
  const [first, second] = await Promise.all([sign(), sign()]);
  expect(first?.nonce).not.toBe(second?.nonce);
  const aheadSeconds = Number(first?.deadline) - Date.now() / 1_000;
  expect(aheadSeconds).toBeGreaterThan(55);
  expect(aheadSeconds).toBeLessThanOrEqual(60);
});

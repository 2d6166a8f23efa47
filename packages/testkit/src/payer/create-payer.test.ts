import { sandbox } from "@lunas/catalog/chains/sandbox";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { Signature, TypedDataEncoder, verifyTypedData } from "ethers";
import { createPayer } from "./create-payer";
import { exactPermitTypes as types } from "./eip712-types";
import { paymentHeader } from "./payment-header";

const merchant = `0x${"2".repeat(40)}` as const;

describe("createPayer", () => {
  it("signs the published test vector", async () => {
    const chain = { ...sandbox, chainId: 31_337 };
    const privateKey = "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d";
    const payer = createPayer({ chain, privateKey });
    const token = `0x${"1".repeat(40)}` as const;
    const payerOptions = { to: merchant, amount: 1_000_000n, token, nonce: 1n, deadlineSeconds: 4_102_444_800n };
    const authorization = await payer.authorize(payerOptions);
    const domain = { name: "Permit2", chainId: 31_337, verifyingContract: chain.contracts.permit2 };
    const message = {
      permitted: { token, amount: 1_000_000n },
      spender: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
      nonce: 1n,
      deadline: 4_102_444_800n,
      witness: { to: merchant, validAfter: 0n },
    };
    expect(TypedDataEncoder.hash(domain, types, message)).toBe(
      "0xddaea386d4c37d80849f6d8c323a529207ced6d5fe764b9674aecce2edb9e09c",
    );
    expect(verifyTypedData(domain, types, message, authorization.signature)).toBe(payer.address);
    expect(Signature.from(authorization.signature).v).toBeGreaterThanOrEqual(27);
  });

  it("makes a header of it that says what was signed", async () => {
    const payer = createPayer();
    const authorization = await payer.authorize({ to: merchant, amount: 500_000n });
    const decoded = decodePaymentHeader(paymentHeader(authorization, { resourceUrl: "https://shop.example/1" }));
    expect(decoded).toMatchObject({
      ok: true,
      value: {
        x402Version: 2,
        payload: {
          signature: authorization.signature,
          permit2Authorization: { from: payer.address, permitted: { amount: "500000" }, witness: { to: merchant } },
        },
        accepted: { scheme: "exact", network: "eip155:1337", amount: "500000", payTo: merchant },
        resource: { url: "https://shop.example/1" },
      },
    });
  });

  it("takes another nonce for each authorization", async () => {
    const payer = createPayer();
    const [one, two] = [1, 2].map(() => payer.authorize({ to: merchant, amount: 1n }));
    expect((await one)?.nonce).not.toBe((await two)?.nonce);
  });
});

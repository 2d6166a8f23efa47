import { rpc } from "@lunas/contracts/rpc";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import type { Answer } from "../../harness/pay";
import { askUntilTaken, paymentAmount } from "../company";
import type { Fault } from "../fault";

/** Reverts with 664 kB of zeros, whatever it is called with. */
const revertsWithMuch = "0x620a21006000fd";
const wallets = 30;

let refused: Promise<Answer | null>[] = [];

/** Contract wallets whose answers are large, in the same round trips as the payments beside them. */
export const walletsOfMegabytes: Fault = {
  id: "F38",
  title: "wallets that answer with much, beside as many payments",
  at: "sent",
  setUp: async ({ company: { chain, rpcUrl, merchant, post } }) => {
    const bodies = await Promise.all(
      Array.from({ length: wallets }, async () => {
        const payer = createPayer({ chain });
        await rpc(rpcUrl, "anvil_setCode", [payer.address, revertsWithMuch]);
        const authorization = await payer.authorize({ to: merchant.walletAddress, amount: paymentAmount });
        return {
          paymentPayload: paymentPayload(authorization, { chain }),
          paymentRequirements: requirementsFor(authorization, chain),
        };
      }),
    );
    refused = bodies.map((body, index) => askUntilTaken(() => post(index % 2, body)).catch(() => null));
  },
  strike: async () => void (await Promise.all(refused)),
  proves: async ({ company, size }) => {
    const codes = (await Promise.all(refused)).map((answer) => answer?.body.error?.code);
    expect(codes).toEqual(codes.map(() => "invalid_signature"));
    const answers = await Promise.all(company.sent.map(({ answer }) => answer));
    expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 200));
    expect(await company.count("confirmed")).toBe(size);
  },
};

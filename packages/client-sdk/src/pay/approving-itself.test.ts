import type { ChainConfig } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentPayload } from "@lunas/protocol/wire/x402";
import type { Payer } from "../payer";
import { approvingItself } from "./approving-itself";
import type { SignedPayment } from "./open-payments";

const from = `0x${"a".repeat(40)}` as const;
const token = `0x${"1".repeat(40)}` as const;
const permit2Address = `0x${"3".repeat(40)}` as const;
const payload = {
  payload: { signature: "0x", permit2Authorization: { from, permitted: { token, amount: "5" }, nonce: "7" } },
  extensions: { erc20ApprovalGasSponsoring: { info: {} } },
} as unknown as PaymentPayload;
const refusal = new LunasError("Not paid for.", {
  code: "sponsorship_refused",
  status: 402,
  details: { reason: "payer_sponsored_lately" },
});

function fixture({ approve = async () => undefined }: { readonly approve?: () => Promise<void> } = {}) {
  const did: unknown[] = [];
  const payer = {
    useChain: async () => void did.push("useChain"),
    approve: async (terms: unknown) => {
      did.push(["approve", terms]);
      await approve();
    },
  } as unknown as Payer;
  const callbacks = { onApprovalRequired: (approval: unknown) => void did.push(["told", approval]) };
  const deps = { payer, chain: { permit2Address } as ChainConfig, callbacks };
  const sent: SignedPayment[] = [];
  const send = async (each: SignedPayment) => {
    sent.push(each);
    if (each.extensions?.erc20ApprovalGasSponsoring !== undefined) throw refusal;
    return "served";
  };
  return { deps, did, sent, send };
}

test("where the service does not pay for an approval, the payer makes it and the same authorization is sent again", async () => {
  const { deps, did, sent, send } = fixture();
  expect(await approvingItself(deps, payload, send)).toBe("served");
  const terms = { token, spender: permit2Address };
  expect(did).toEqual([["told", { ...terms, owner: from }], "useChain", ["approve", terms]]);
  expect(sent).toEqual([payload, { ...payload, extensions: {} }]);
});

test("where the payer has no gas either, the error gives both reasons and nothing is sent again", async () => {
  const poor = new LunasError("There is no gas.", { code: "no_permit2_approval", details: { requiredWei: "5" } });
  const { deps, sent, send } = fixture({ approve: async () => Promise.reject(poor) });
  await expect(approvingItself(deps, payload, send)).rejects.toMatchObject({
    code: "sponsorship_refused",
    status: 402,
    message: expect.stringMatching(/payer_sponsored_lately.*There is no gas/),
    details: { reason: "payer_sponsored_lately", requiredWei: "5" },
  });
  expect(sent).toHaveLength(1);
});

test.each([
  ["another refusal", new LunasError("No.", { code: "insufficient_balance" }), payload],
  ["a payment without an approval offer", refusal, { ...payload, extensions: {} }],
])("%s is passed on unchanged", async (_what, error, given) => {
  const { deps, did } = fixture();
  await expect(approvingItself(deps, given, () => Promise.reject(error))).rejects.toBe(error);
  expect(did).toEqual([]);
});

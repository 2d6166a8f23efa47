import { perChain } from "@lunas/catalog/chains";
import type { KeyView, MerchantFile } from "@lunas/domain/operations/merchant-file";
import type { MerchantView } from "@lunas/domain/operations/operator-views";
import { type QueryDeps, runQuery } from "./run-queries";

const merchantId = `mer_${"a".repeat(22)}` as const;
const wallet = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const nowhere = {
  ...{ approvedAtMs: null, suspendedAtMs: null, webhookDisabledAtMs: null, webhookFailingSinceMs: null },
};
const file: MerchantFile = {
  ...{
    id: merchantId,
    name: "Kopi\u001b[31m",
    email: "sri@kopi.example",
    website: null,
    registeredAtMs: 0,
    ...nowhere,
  },
  ...{ paused: null, listingHost: null, webhookHost: "kopi.example", keys: { sandbox: 1, production: 0 } },
  ...{ wallets: [{ address: wallet, state: "current", untilMs: null }], pendingPayments: 2, lastPaymentAtMs: 1_000 },
};
const key: KeyView = {
  ...{ id: "key_1" as KeyView["id"], prefix: "ipk_sandbox_abcdef", type: "secret", environment: "sandbox" },
  ...{ label: "till", createdAtMs: 0, lastUsedAtMs: 60_000, expiresAtMs: null, revokedAtMs: null },
};
const row: MerchantView = { id: merchantId, name: file.name, walletAddress: wallet, registeredAtMs: 0, ...nowhere };

const deps = (own: { file?: MerchantFile | null; merchants?: readonly MerchantView[] } = {}): QueryDeps => ({
  files: { find: async () => (own.file === undefined ? file : own.file), keys: async () => [key] },
  views: {
    merchants: async () => own.merchants ?? [row],
    refills: async () => [],
    refilledToday: async () => [],
  },
  dailyWei: perChain(() => undefined),
});

test.each<[string, Partial<MerchantView>, string]>([
  ["new", {}, "| not approved"],
  ["approved", { approvedAtMs: 1 }, "| approved"],
  ["suspended", { suspendedAtMs: 1, webhookFailingSinceMs: 1 }, "not approved, suspended, webhook fails"],
  ["without webhooks", { webhookDisabledAtMs: 1, webhookFailingSinceMs: 1 }, "not approved, webhook disabled "],
])("a merchant that is %s is listed as that, and its name cannot write to the terminal", async (_, own, text) => {
  const listed = await runQuery(deps({ merchants: [{ ...row, ...own }] }), { kind: "merchants_list", search: "" });
  expect(listed.text).toContain(text);
  expect(listed.text).not.toContain("\u001b");
});

test.each<[string, Partial<MerchantFile>, string]>([
  ["wallet", {}, `wallet ${wallet}`],
  ["payments", {}, "last payment 1970-01-01T00:00:01Z; 2 pending"],
  ["pause", { paused: "chargebacks" }, "paused: new payments are refused, because chargebacks"],
  ["suspension", { suspendedAtMs: 0 }, "suspended 1970-01-01T00:00:00Z"],
  ["webhook", { webhookDisabledAtMs: 0 }, "webhook on kopi.example, disabled since 1970-01-01T00:00:00Z"],
  [
    "announced wallet",
    { wallets: [{ address: wallet, state: "announced", untilMs: 0 }] },
    `announced wallet ${wallet}, from 1970-01-01T00:00:00Z`,
  ],
])("a merchant is shown with its %s", async (_, own, text) => {
  const { text: shown } = await runQuery(deps({ file: { ...file, ...own } }), {
    ...{ kind: "merchants_show", merchant: merchantId },
  });
  expect(shown.split("\n")).toContainEqual(expect.stringContaining(text));
  expect(shown).not.toContain("\u001b");
});

test("a key is listed by its prefix and its mode", async () => {
  const { text } = await runQuery(deps(), { kind: "keys_list", merchant: wallet });
  expect(text).toContain(
    "| ipk_sandbox_abcdef | sandbox secret | till  | 1970-01-01T00:00:00Z | 1970-01-01T00:01:00Z | never   | never   |",
  );
});

test.each(["merchants_show", "keys_list"] as const)("%s refuses a merchant that does not exist", async (kind) => {
  const answer = await runQuery(deps({ file: null }), { kind, merchant: merchantId });
  expect(answer).toEqual({ text: `there is no merchant ${merchantId}`, isGood: false });
});

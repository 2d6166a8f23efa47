import { memoryMerchants } from "@lunas/testkit/fakes/memory-merchants";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { isRefusal } from "../shared/refusal";
import { issueKey, type NewKeyRequest, type ProductionAccess } from "./issue-key";

const hourMs = 3_600_000;
const clock = manualClock();

async function issue(options: Partial<NewKeyRequest>, productionAccess: ProductionAccess = "open", hasSandbox = true) {
  const { keyRegistry } = memoryMerchants(clock);
  const merchant = { merchantId: "mer_1", isApproved: false, signedInAtMs: clock.now() } as const;
  const key = { type: "secret", environment: "production", label: "" } as const;
  return issueKey({ keys: keyRegistry, clock, productionAccess, hasSandbox }, { ...merchant, ...key, ...options });
}

const refusedAs = async (options: Partial<NewKeyRequest>, access?: ProductionAccess) => {
  const issued = await issue(options, access);
  return isRefusal(issued) ? issued.refused : null;
};

test.each<[ProductionAccess, Partial<NewKeyRequest>, string | null]>([
  ["open", {}, null],
  ["open", { isApproved: true }, null],
  ["approved", {}, "production_not_approved"],
  ["approved", { type: "publishable", allowedOrigins: ["https://shop.example"] }, "production_not_approved"],
  ["approved", { isApproved: true }, null],
  ["approved", { environment: "sandbox" }, null],
  ["open", { signedInAtMs: clock.now() - 13 * hourMs }, "reauthentication_required"],
  ["approved", { isApproved: true, signedInAtMs: clock.now() - 13 * hourMs }, "reauthentication_required"],
  ["approved", { environment: "sandbox", signedInAtMs: clock.now() - 13 * hourMs }, null],
])("while production is %s, a key with %j is refused as %p", async (access, options, code) => {
  expect(await refusedAs(options, access)).toBe(code);
});

test("scopes have one order, and a publishable key has only the settle scope", async () => {
  expect(await issue({ scopes: ["sandbox", "payments:settle"] })).toMatchObject({
    apiKey: { scopes: ["payments:settle", "sandbox"] },
  });
  expect(await issue({ type: "publishable", allowedOrigins: ["https://shop.example"] })).toMatchObject({
    apiKey: { scopes: ["payments:settle"] },
  });
});

test("without a sandbox no key of it is made, and production keys are", async () => {
  expect(await issue({ environment: "sandbox" }, "open", false)).toMatchObject({
    refused: "sandbox_operation_unsupported",
    message: "This service has no sandbox: make a production key.",
  });
  expect(isRefusal(await issue({ environment: "production" }, "open", false))).toBe(false);
});

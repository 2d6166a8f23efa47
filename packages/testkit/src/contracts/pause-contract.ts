import type { PauseScope } from "@lunas/domain/payment/pause";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anAuthorization } from "../build/an-authorization";
import { freshAddress, freshChainId } from "./fresh";
import type { MakeStores, Stores } from "./stores";

/** What every database promises of pauses. Declares jest tests. */
export function pauseContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: pauses`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());

    it("shows each payment the pause that it falls under, and those alone", async () => {
      const { operations } = stores;
      const [chainId, payer] = [freshChainId(), freshAddress()];
      const merchantId = newId("mer");
      const subjects: Readonly<Record<PauseScope, string>> = { chain: String(chainId), merchant: merchantId, payer };
      const seen = async (of = { chainId, payer, merchantId }) => (await lookUp(stores, of)).paused;
      expect(await seen()).toBeNull();
      for (const scope of ["payer", "merchant", "chain"] as const) {
        expect(await operations.pause({ scope, subject: subjects[scope], reason: "a test" })).toBe(true);
        expect(await seen()).toBe(scope);
      }
      expect(await seen({ chainId: freshChainId(), payer: freshAddress(), merchantId: newId("mer") })).toBeNull();
      for (const scope of ["chain", "merchant"] as const) await operations.resume(scope, subjects[scope]);
      expect(await seen()).toBe("payer");
      await operations.resume("payer", payer);
      expect(await seen()).toBeNull();
    });

    it("pauses and resumes once, keeps the first reason, and lists what is paused", async () => {
      const { operations } = stores;
      const pause = { scope: "payer", subject: freshAddress() } as const;
      expect(await operations.pause({ ...pause, reason: "first" })).toBe(true);
      expect(await operations.pause({ ...pause, reason: "second" })).toBe(false);
      const listed = (await operations.pauses()).filter(({ subject }) => subject === pause.subject);
      expect(listed).toEqual([{ ...pause, reason: "first", sinceMs: expect.any(Number) }]);
      expect(await operations.resume(pause.scope, pause.subject)).toBe(true);
      expect(await operations.resume(pause.scope, pause.subject)).toBe(false);
    });
  });
}

async function lookUp(
  { payments }: Stores,
  of: { readonly chainId: number; readonly payer: `0x${string}`; readonly merchantId: `mer_${string}` },
) {
  const { permit2, authorization } = aNewPayment({ authorization: anAuthorization({ from: of.payer }) });
  return await payments.lookUp({
    authorization: { chainId: of.chainId, permit2, payer: of.payer, nonce: authorization.nonce },
    token: authorization.token,
    merchantId: of.merchantId,
    idempotency: null,
  });
}

import { LunasError, type Payer, testMoneyCode } from "@lunas/client/link";
import { newPrivateKey, testPayer } from "@lunas/client/wallet";

export interface TestFunding {
  readonly linkId: string;
  /** Base units. */
  readonly amount: string;
}

/**
 * A new wallet with the money for one payment of a sandbox link. Its key stays in this page's memory: it is sent nowhere and
 * stored nowhere. This file is loaded by pages of sandbox links only.
 */
export function makeTestPayer({ linkId, amount }: TestFunding): Payer {
  return testPayer(newPrivateKey(), async (address, need) => {
    const body = JSON.stringify({ address, need, ...(need === "payment" && { amount }) });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/pay/${linkId}/test-wallet`, {
      method: "POST",
      headers,
      body,
      redirect: "error",
    }).catch((cause: unknown) =>
      Promise.reject(new LunasError("The faucet was not reached.", { code: "test_money", cause })),
    );
    if (answer.ok) return;
    const { error } = ((await answer.json().catch(() => ({}))) ?? {}) as {
      error?: { code?: string; message?: string };
    };
    const code = error?.code === "link_closed" ? "link_closed" : testMoneyCode(error?.code);
    throw new LunasError(error?.message ?? "The faucet did not answer.", { code, status: 402 });
  });
}

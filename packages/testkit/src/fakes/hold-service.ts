import { uptoConfig } from "../payer/upto-payment";

const hold = { holdId: "hld_1", status: "held", amount: "500000" };

/** A service that holds, releases, and answers captures so, in order; then it captures. `calls` are releases and captures. */
export function holdService(...captures: readonly (() => Response)[]) {
  const calls: string[] = [];
  const send = async (to: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(to));
    if (pathname === "/config") return Response.json({ sandbox: uptoConfig, production: uptoConfig });
    if (pathname === "/holds") return Response.json(hold, { status: 201 });
    const amount = pathname.endsWith("/capture") ? JSON.parse(String(init?.body)).amount : null;
    calls.push(amount === null ? "release" : `capture ${amount}`);
    if (amount === null) return Response.json({ ...hold, status: "released" });
    return captures[calls.length - 1]?.() ?? captured(amount);
  };
  return { fetch: send as typeof fetch, calls };
}

function captured(amount: string): Response {
  const settlement = { success: true, transaction: `0x${"5f".repeat(32)}`, amount };
  return Response.json({ txHash: settlement.transaction, payment: { paymentId: "pay_1", amount }, settlement });
}

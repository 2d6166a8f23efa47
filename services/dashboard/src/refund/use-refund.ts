import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { api, type Environment } from "../api/calls";
import { asProblem, type Problem } from "../api/problem";
import type { CreateRefundRequest, RefundRecord } from "../api/schemas";
import { providerUntil } from "../session/until-stopped";
import type { BrowserWallet } from "../session/wallets";
import { useClosing } from "../ui/use-closing";
import { refundWallet } from "./refund-wallet";
import { sendRefund } from "./send-refund";
import { type RefundStep, type RefundTerms, signRefund } from "./sign-refund";
import { signedRefundOf, watchSignedRefunds } from "./signed-refunds";

export interface Refunding {
  readonly step: RefundStep | null;
  readonly error: Problem | null;
  /** Signed and not known to be stored: sent again it is the same refund, a new signature would be another one. */
  readonly signed: CreateRefundRequest | null;
  readonly created: RefundRecord | null;
  readonly refund: (terms: RefundTerms, wallet: BrowserWallet) => Promise<void>;
  readonly sendAgain: () => Promise<void>;
}

/** The payment's signed refund that the service has not answered yet. */
export function useSignedRefund(paymentId: string): CreateRefundRequest | null {
  return useSyncExternalStore(watchSignedRefunds, () => signedRefundOf(paymentId));
}

export function useRefund(environment: Environment, paymentId: string): Refunding {
  const client = useQueryClient();
  const closing = useClosing();
  const [step, setStep] = useState<RefundStep | null>(null);
  const [error, setError] = useState<Problem | null>(null);
  const [created, setCreated] = useState<RefundRecord | null>(null);
  const signed = useSignedRefund(paymentId);
  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    await work().catch((thrown: unknown) => setError(asProblem(thrown)));
    setStep(null);
  };
  const send = async (request: CreateRefundRequest) => {
    setStep("sending");
    try {
      setCreated(await sendRefund(paymentId, request, (each) => api.createRefund(environment, paymentId, each)));
    } finally {
      void client.invalidateQueries({ queryKey: ["live"] });
    }
  };
  return {
    ...{ step, error, created, signed },
    refund: (terms, { provider }) =>
      attempt(async () => {
        const prepare = (amount: string) => api.prepareRefund(environment, paymentId, amount);
        const wallet = refundWallet(providerUntil(provider, closing));
        await send(await signRefund(terms, { wallet, prepare, onStep: setStep, now: () => Date.now() }));
      }),
    sendAgain: () => attempt(async () => void (signed !== null && (await send(signed)))),
  };
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Environment } from "../api/calls";
import { asProblem, type Problem } from "../api/problem";
import type { CreateRefundRequest, RefundRecord } from "../api/schemas";
import type { BrowserWallet } from "../session/wallets";
import { refundWallet } from "./refund-wallet";
import { type RefundStep, type RefundTerms, signRefund } from "./sign-refund";

export interface Refunding {
  readonly step: RefundStep | null;
  readonly error: Problem | null;
  /** Signed and not known to be stored: sent again it is the same refund, a new signature would be another one. */
  readonly isSigned: boolean;
  readonly created: RefundRecord | null;
  readonly refund: (terms: RefundTerms, wallet: BrowserWallet) => Promise<void>;
  readonly sendAgain: () => Promise<void>;
}

export function useRefund(environment: Environment, paymentId: string): Refunding {
  const client = useQueryClient();
  const [step, setStep] = useState<RefundStep | null>(null);
  const [error, setError] = useState<Problem | null>(null);
  const [signed, setSigned] = useState<CreateRefundRequest | null>(null);
  const [created, setCreated] = useState<RefundRecord | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    await work().catch((thrown: unknown) => setError(asProblem(thrown)));
    setStep(null);
  };
  const send = async (request: CreateRefundRequest) => {
    setStep("sending");
    setSigned(request);
    try {
      setCreated(await api.createRefund(environment, paymentId, request));
      setSigned(null);
    } catch (thrown) {
      if (isFinal(asProblem(thrown))) setSigned(null);
      throw thrown;
    } finally {
      void client.invalidateQueries({ queryKey: ["live"] });
    }
  };
  return {
    ...{ step, error, created, isSigned: signed !== null },
    refund: (terms, { provider }) =>
      attempt(async () => {
        const prepare = (amount: string) => api.prepareRefund(environment, paymentId, amount);
        const deps = { wallet: refundWallet(provider), prepare, onStep: setStep, now: () => Date.now() };
        await send(await signRefund(terms, deps));
      }),
    sendAgain: () => attempt(async () => void (signed !== null && (await send(signed)))),
  };
}

/** The service answered that this refund is not stored. Other answers may hide a stored one. */
function isFinal({ status }: Problem): boolean {
  return status >= 400 && status < 500 && status !== 429 && status !== 408 && status !== 401;
}

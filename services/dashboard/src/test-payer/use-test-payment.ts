import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { asProblem, type Problem } from "../api/problem";
import type { PayStep } from "./pay";

interface Paying {
  readonly step: PayStep | null;
  readonly error: Problem | null;
  /** The last payment that went through. */
  readonly paymentId: string | null;
  readonly pay: (price: string, payTo: string) => Promise<void>;
}

/** A test payment with its steps. The payer's code is fetched when it is needed. */
export function useTestPayment(): Paying {
  const client = useQueryClient();
  const [step, setStep] = useState<PayStep | null>(null);
  const [error, setError] = useState<Problem | null>(null);
  const [paymentId, setPaymentId] = useState<string | null>(null);
  const pay = async (price: string, payTo: string) => {
    setError(null);
    setPaymentId(null);
    setStep("key");
    try {
      const { payInSandbox } = await import("./pay");
      setPaymentId(await payInSandbox({ price, payTo, onStep: setStep }));
    } catch (thrown) {
      setError(asProblem(thrown));
    }
    setStep(null);
    await Promise.all([
      client.invalidateQueries({ queryKey: ["live"] }),
      client.invalidateQueries({ queryKey: ["keys"] }),
    ]);
  };
  return { step, error, paymentId, pay };
}

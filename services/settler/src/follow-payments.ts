import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { newSpanId, traceIdsOf } from "@lunas/runtime/tracing/trace-ids";
import type { EndedSpan, Tracer } from "@lunas/runtime/tracing/tracer";
import { createAttemptBook, type KnownAttempt, type Place, type WrittenAttempt } from "./attempt-book";
import { keepNewest } from "./keep-newest";

type PartOfPayment = Pick<EndedSpan, "name" | "kind" | "startMs" | "attributes" | "error">;

/** The trace spans of payments in one settler: `settle`, and below it each step. */
export interface PaymentSpans {
  now(): number;
  /** Starts a payment's span; a second call changes nothing. */
  begin(paymentId: PaymentId, startMs: number): void;
  /** A step of a started payment, from its start until now. Steps of other payments, or of none (null), are ignored. */
  part(paymentId: PaymentId | null, part: PartOfPayment): void;
  written(place: Place, attempt: WrittenAttempt): void;
  paymentsAt(place: Place): readonly PaymentId[];
  /** An attempt is broadcast, for each of its payments. Its answer may come after a payment's end. */
  sending(rawTransaction: Hex, startMs: number): readonly Sending[];
  sent(sending: Sending, result: { readonly outcome: string; readonly error: string | undefined }): void;
  /** The chain shows the payment's end; the `confirm` step lasts from the broadcast until then. */
  confirmed(paymentId: PaymentId, atMs: number): void;
  /** The nonce will not be broadcast again. */
  closed(place: Place): void;
  /** Another settler holds the lane now, with its open transactions. */
  handedOver(laneId: string): void;
  end(paymentId: PaymentId, ended: Pick<EndedSpan, "attributes" | "error">): void;
}

/** A payment's attempt during its broadcast. */
export interface Sending extends Omit<KnownAttempt, "paymentIds"> {
  readonly paymentId: PaymentId;
  readonly startMs: number;
  readonly parentId: string;
}

interface Followed {
  readonly spanId: string;
  readonly startMs: number;
  /** When its first attempt was broadcast. */
  broadcastMs: number | null;
}

export function followPayments(tracer: Tracer, network: string): PaymentSpans {
  const followed = new Map<PaymentId, Followed>();
  const book = createAttemptBook();

  const begin = (paymentId: PaymentId, startMs: number): Followed => {
    const known = followed.get(paymentId);
    if (known !== undefined) return known;
    const begun: Followed = { spanId: newSpanId(), startMs, broadcastMs: null };
    keepNewest(followed, paymentId, begun);
    return begun;
  };
  const record = (
    paymentId: PaymentId,
    span: Pick<EndedSpan, "spanId" | "endMs"> & PartOfPayment,
    parentId?: string,
  ) => {
    const { traceId, rootSpanId } = traceIdsOf(paymentId);
    const attributes = { "lunas.payment_id": paymentId, "lunas.network": network, ...span.attributes };
    tracer.record({ ...span, traceId, parentId: parentId ?? rootSpanId, attributes });
  };
  const part = (paymentId: PaymentId | null, given: PartOfPayment & { readonly endMs?: number }) => {
    const payment = paymentId === null ? undefined : followed.get(paymentId);
    if (paymentId === null || payment === undefined) return;
    const { spanId } = payment;
    record(paymentId, { endMs: tracer.now(), ...given, spanId: newSpanId() }, spanId);
  };
  const end: PaymentSpans["end"] = (paymentId, { attributes, error }) => {
    const { spanId, startMs } = begin(paymentId, tracer.now());
    followed.delete(paymentId);
    record(paymentId, { name: "settle", kind: "consumer", spanId, startMs, endMs: tracer.now(), attributes, error });
  };
  return {
    now: tracer.now,
    begin: (paymentId, startMs) => void begin(paymentId, startMs),
    part,
    written: book.written,
    paymentsAt: book.paymentsAt,
    closed: book.closed,
    sending(rawTransaction, startMs) {
      const known = book.find(rawTransaction);
      if (known === undefined) return [];
      const { paymentIds, ...attempt } = known;
      return paymentIds.flatMap((paymentId) => {
        const payment = followed.get(paymentId);
        if (payment === undefined) return [];
        payment.broadcastMs ??= startMs;
        return [{ ...attempt, paymentId, startMs, parentId: payment.spanId }];
      });
    },
    sent({ paymentId, startMs, parentId, ...attempt }, { outcome, error }) {
      const attributes = { ...namesOf(attempt), "lunas.outcome": outcome };
      const span = { spanId: newSpanId(), name: "broadcast", kind: "client", startMs, endMs: tracer.now() } as const;
      record(paymentId, { ...span, attributes, error }, parentId);
    },
    confirmed(paymentId, atMs) {
      const broadcastMs = followed.get(paymentId)?.broadcastMs ?? null;
      if (broadcastMs === null) return;
      part(paymentId, { name: "confirm", kind: "internal", startMs: broadcastMs, endMs: atMs, attributes: {} });
    },
    handedOver(laneId) {
      for (const place of book.placesOn(laneId)) {
        for (const id of place.paymentIds)
          if (followed.has(id)) end(id, { attributes: { "lunas.outcome": "handed_over" } });
        book.closed(place);
      }
    },
    end,
  };
}

function namesOf({ hash, nonce, number }: Omit<KnownAttempt, "paymentIds">) {
  return { "lunas.tx_hash": hash, "lunas.nonce": nonce, "lunas.attempt": number };
}

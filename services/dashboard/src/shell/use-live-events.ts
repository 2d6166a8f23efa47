import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, type Environment } from "../api/calls";
import { asProblem } from "../api/problem";
import type { Event as ApiEvent } from "../api/schemas";
import { rupiah } from "../format/money";
import { toast } from "../ui/toasts";

export type LiveState = "connecting" | "live" | "offline";

const waitSeconds = 25;
const pauseMs = 4_000;

/** Follows the merchant's events as long as it is mounted: each makes what is shown be read anew. */
export function useLiveEvents(environment: Environment): LiveState {
  const client = useQueryClient();
  const { t } = useTranslation();
  const [state, setState] = useState<LiveState>("connecting");
  useEffect(() => {
    const stopping = new AbortController();
    const onEvents = (events: readonly ApiEvent[]) => {
      void client.invalidateQueries({ queryKey: ["live"] });
      for (const event of events) report(event, t);
    };
    // Who is signed in is asked anew, and the answer ends what is shown.
    const onSessionOver = () => void client.invalidateQueries({ queryKey: ["me"] });
    void follow({ environment, signal: stopping.signal, onEvents, onState: setState, onSessionOver });
    return () => stopping.abort();
  }, [client, environment, t]);
  return state;
}

interface Following {
  readonly environment: Environment;
  readonly signal: AbortSignal;
  readonly onEvents: (events: readonly ApiEvent[]) => void;
  readonly onState: (state: LiveState) => void;
  readonly onSessionOver: () => void;
}

async function follow({ environment, signal, onEvents, onState, onSessionOver }: Following): Promise<void> {
  let after = "latest";
  let wait = 0;
  while (!signal.aborted) {
    try {
      const { events, cursor } = await api.events(environment, { after, wait }, signal);
      onState("live");
      after = cursor ?? after;
      wait = waitSeconds;
      if (events.length > 0) onEvents(events);
    } catch (error) {
      if (signal.aborted) return;
      const { status, retryAfterSeconds } = asProblem(error);
      if (status === 401) return onSessionOver();
      onState("offline");
      wait = 0;
      await pause((retryAfterSeconds ?? 0) * 1_000 || pauseMs, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function report(event: ApiEvent, t: TFunction): void {
  if (event.type === "payment.confirmed") toast(t("shell.paid", { amount: rupiah(event.data.amount) }));
  if (event.type === "refund.confirmed") toast(t("shell.refunded", { amount: rupiah(event.data.amount) }));
  if (event.type === "refund.failed") toast(t("shell.refundFailed", { amount: rupiah(event.data.amount) }));
  if (event.type === "hold.expired") toast(t("shell.holdExpired", { amount: rupiah(event.data.amount) }));
  if (event.type === "payout.confirmed") toast(t("shell.paidOut", { amount: rupiah(event.data.amount ?? "0") }));
  if (event.type === "payout.failed") toast(t("shell.payoutFailed"));
  if (event.type === "channel.withdrawal_started")
    toast(t("shell.withdrawalStarted", { amount: rupiah(event.data.balance) }));
  if (event.type === "channel.short") toast(t("shell.channelShort"));
  if (event.type === "payment.failed") toast(t("shell.paymentFailed", { amount: rupiah(event.data.amount) }));
}

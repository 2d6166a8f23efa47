import type { PaymentTimeline } from "@lunas/protocol/wire/api";

export interface ReportedTimeline {
  readonly status: number;
  readonly body: PaymentTimeline & { readonly error?: { readonly code: string } };
}

/** Asks for a payment's timeline, by its id or any hash. */
export async function timelineOf(url: string, apiKey: string, id: string): Promise<ReportedTimeline> {
  const response = await fetch(`${url}/payments/${id}/timeline`, { headers: { "x-api-key": apiKey } });
  return { status: response.status, body: (await response.json()) as ReportedTimeline["body"] };
}

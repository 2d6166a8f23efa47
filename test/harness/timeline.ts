export interface ReportedStage {
  readonly stage: string;
  readonly at: string;
  readonly durationMs: number | null;
  readonly costWei: string | null;
  readonly txHash: string | null;
  readonly blockNumber: number | null;
  readonly reason: string | null;
  readonly webhook?: { readonly attempt: number; readonly httpStatus: number | null };
}

export interface ReportedTimeline {
  readonly status: number;
  readonly body: {
    readonly paymentId: string;
    readonly status: string;
    readonly totalCostWei: string;
    readonly stages: readonly ReportedStage[];
    readonly omitted: { readonly attempts: number; readonly webhooks: number };
    readonly error?: { readonly code: string };
  };
}

/** Asks for a payment's timeline, by its id or any hash. */
export async function timelineOf(url: string, apiKey: string, id: string): Promise<ReportedTimeline> {
  const response = await fetch(`${url}/payments/${id}/timeline`, { headers: { "x-api-key": apiKey } });
  return { status: response.status, body: (await response.json()) as ReportedTimeline["body"] };
}

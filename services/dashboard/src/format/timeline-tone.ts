const tones: Readonly<Record<string, string>> = {
  confirmed: "good",
  failed: "bad",
  reorged: "warn",
  replaced: "warn",
  settled_late: "warn",
};

/** The colour of a stage of a payment. One of a webhook has the endpoint's status, or null where it did not answer. */
export function timelineTone(stage: string, status?: number | null): string {
  const isRefused = status !== undefined && !(Number(status) >= 200 && Number(status) < 300);
  return isRefused ? "bad" : (tones[stage] ?? "plain");
}

import { Failure } from "./failure";

const startLunas = "Start it with `npm start` (another terminal), or set LUNAS_URL to where it runs.";
const readLogs = "The logs of the services are in .lunas/logs; the request id above is in each line.";

/** What is not a Failure comes from talking to the chain. */
const atTheChain = "Can the `rpcUrl` of GET /config be reached from here? The logs of the services are in .lunas/logs.";

/** What to try, by error code. */
const advice: Readonly<Record<string, string>> = {
  unreachable: startLunas,
  unauthorized: "`details.reason` says which part of the signature or key was not accepted.",
  rate_limited: "Wait a minute: limits are counted per minute and address.",
  faucet_empty: "The sandbox's treasury is empty. `npm start -- --fresh` begins with a full one.",
  chain_unavailable: "The sandbox chain does not answer. `curl <base URL>/health` shows which; restart `npm start`.",
  service_unavailable: "The service could not do it now. `curl <base URL>/health` and .lunas/logs show why.",
  insufficient_balance: "Fund the payer: POST /sandbox/fund.",
  no_permit2_approval: "The payer has to approve Permit2 once, on chain.",
  expired_deadline: "Sign again: the authorization was older than its deadline. Is this machine's clock right?",
  settlement_pending: "The outcome is open, never failed: GET /payments/<paymentId> tells it. Do not sign again.",
  no_webhook:
    "The dispatcher posts webhooks; it must run, and may call this machine only with WEBHOOK_ALLOW_PRIVATE_TARGETS=true.",
  not_mined: "The chain does not produce blocks.",
  internal_error: readLogs,
};

/** A failure as lines for a reader who sees this for the first time. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Failure))
    return `\nThe demo failed.\n  message   ${messageOf(error)}\n  try       ${atTheChain}\n`;
  const { request, code, details = {}, requestId } = error.facts;
  const lines = [
    `  what      ${request}`,
    `  code      ${code}`,
    `  message   ${error.message}`,
    ...Object.entries(details).map(([name, value]) => `            ${name}: ${value}`),
    ...(requestId ? [`  request   ${requestId}`] : []),
    `  try       ${advice[code] ?? readLogs}`,
  ];
  return `\nThe demo failed.\n${lines.join("\n")}\n`;
}

/** ethers has a short form beside a message with everything in it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "shortMessage" in error ? String(error.shortMessage) : error.message;
}

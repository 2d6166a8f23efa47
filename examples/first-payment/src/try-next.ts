import { type DemoFile, demoFilePath, readDemoFile } from "./demo-file";

export interface Suggestion {
  /** The id of the operation that it asks for; the test compares it with those that are served. */
  readonly operation: string;
  readonly says: string;
  readonly command: string;
}

const signer = "examples/first-payment/sign-payment.mjs";

export function suggestions(demo: DemoFile): readonly Suggestion[] {
  const { baseUrl, apiKey, payerAddress, payerPrivateKey, txHash } = demo;
  const curl = "curl -sw '\\n'";
  const key = `-H 'X-API-Key: ${apiKey}'`;
  const session = `-b '${demo.sessionCookie}'`;
  const json = "-H 'Content-Type: application/json'";
  const fund = JSON.stringify({ address: payerAddress, amount: "5000" });
  const sign = `LUNAS_URL=${baseUrl} PAYER_KEY=${payerPrivateKey} node ${signer} '${JSON.stringify(demo.requirements)}'`;
  const at = (operation: string, says: string, command: string): Suggestion => ({ operation, says, command });
  return [
    at("getPayment", "this payment", `${curl} ${key} ${baseUrl}/payments/${txHash}`),
    at("getPaymentTimeline", "its stages and what they cost", `${curl} ${key} ${baseUrl}/payments/${txHash}/timeline`),
    at("listPayments", "all payments of this merchant", `${curl} ${key} '${baseUrl}/payments?limit=5'`),
    at("listEvents", "the events that webhooks told", `${curl} ${key} ${baseUrl}/events`),
    at("facilitate", "pay again, by hand", `${sign} |\n    ${curl} ${key} ${json} -d @- ${baseUrl}/facilitate`),
    at("fundWallet", "5,000 rupiah of play money", `${curl} ${key} ${json} -d '${fund}' ${baseUrl}/sandbox/fund`),
    at("getMerchant", "the merchant, signed in", `${curl} ${session} ${baseUrl}/merchant/me`),
    at("getMerchantStats", "its figures", `${curl} ${session} ${baseUrl}/merchant/stats`),
    at("listApiKeys", "its API keys", `${curl} ${session} ${baseUrl}/merchant/api-keys`),
    at(
      "listDeliveries",
      "its webhooks, and how they went",
      `${curl} ${session} ${baseUrl}/merchant/webhooks/deliveries`,
    ),
    at("getConfig", "chains, tokens, contracts", `${curl} ${baseUrl}/config`),
    at("getTokenPrice", "the price of the token", `${curl} ${baseUrl}/tokens/IDRX/price`),
    at("getHealth", "how the service is", `${curl} ${baseUrl}/health`),
  ];
}

/** Commands that work as they stand, one for each main endpoint that is served. They hold keys of the sandbox. */
export function tryNext(demo: DemoFile): string {
  const lines = suggestions(demo).map(({ says, command }) => `  # ${says}\n  ${command}\n`);
  return `What to try next (from the folder of this clone; the keys are of the sandbox)\n\n${lines.join("\n")}`;
}

if (require.main === module) process.stdout.write(tryNext(readDemoFile(demoFilePath())));

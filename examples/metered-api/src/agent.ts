import { createClient, formatRupiah } from "@lunas/client/agent";

// An agent that pays for what it got, up to a maximum. A wallet with IDRX stands in .lunas/demo.json after `npm start`.
const { PAYER_KEY = "", LUNAS_URL = "http://localhost:3402" } = process.env;
const [url = "http://127.0.0.1:3002/story?words=20"] = process.argv.slice(2);

const client = createClient({
  environment: "local",
  facilitatorUrl: LUNAS_URL,
  privateKey: PAYER_KEY,
  // Of one request: a demand with a higher maximum is not signed.
  maxPrice: "5000",
  // It counts each maximum until the answer tells the charge, and then the charge.
  budget: { perOrigin: "20000", total: "20000" },
  onPaymentStart: ({ amount }) => console.log(`${client.address} signs for at most ${formatRupiah(amount)}`),
  onApprovalRequired: () => console.log("approving Permit2, once"),
});

async function read(): Promise<void> {
  const onSettled = ({ amount, transaction }: { readonly amount: string; readonly transaction: string }) =>
    console.log(`CHARGED ${formatRupiah(amount)} ${transaction}`);
  const response = await client.fetch(url, undefined, { onSettled });
  console.log(response.status);
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) process.stdout.write(decoder.decode(chunk, { stream: true }));
  console.log();
}

read().catch((error: { readonly code?: string; readonly message: string }) => {
  console.error(`${error.code ?? "error"}: ${error.message}`);
  process.exitCode = 1;
});

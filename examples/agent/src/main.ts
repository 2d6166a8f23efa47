import { createClient, formatRupiah } from "@lunas/client/agent";

// A wallet with IDRX. After `npm start` one stands in .lunas/demo.json.
const { PAYER_KEY = "", LUNAS_URL = "http://localhost:3402" } = process.env;
const [url = "http://127.0.0.1:3000/article"] = process.argv.slice(2);

const client = createClient({
  environment: "local",
  facilitatorUrl: LUNAS_URL,
  privateKey: PAYER_KEY,
  maxPrice: "10000",
  onPaymentStart: ({ amount }) => console.log(`${client.address} pays ${formatRupiah(amount)} for ${url}`),
  onApprovalRequired: () => console.log("approving Permit2, once"),
  onPaymentSuccess: ({ transaction }) => console.log(`PAID ${transaction}`),
});

client.fetch(url).then(
  async (response) => console.log(response.status, await response.text()),
  (error: { readonly code?: string; readonly message: string }) => {
    console.error(`${error.code ?? "error"}: ${error.message}`);
    process.exitCode = 1;
  },
);

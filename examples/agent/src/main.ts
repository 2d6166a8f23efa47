import { createClient, formatRupiah } from "@lunas/client/agent";

// A wallet with IDRX. After `npm start` one stands in .lunas/demo.json. Its open payments and what it spent stand in ~/.lunas/agent: after a
// crash, or a shop that failed, the same command sends the same payment, and the budget is not a new one.
const { PAYER_KEY = "", LUNAS_URL = "http://localhost:3402" } = process.env;
const [url = "http://127.0.0.1:3000/article"] = process.argv.slice(2);

const client = createClient({
  environment: "local",
  facilitatorUrl: LUNAS_URL,
  privateKey: PAYER_KEY,
  maxPrice: "10000",
  budget: { perOrigin: "50000", total: "100000" },
  onPaymentStart: ({ amount }) => console.log(`${client.address} pays ${formatRupiah(amount)} for ${url}`),
  onApprovalRequired: () => console.log("approving Permit2, once"),
  onPaymentSuccess: ({ transaction }) => console.log(`PAID ${transaction}`),
});

client.fetch(url).then(
  async (response) => console.log(response.status, await response.text()),
  (error: { readonly code?: string; readonly message: string }) => {
    console.error(`${error.code ?? "error"}: ${error.message}`);
    if (error.code === "shop_failed") console.error("Run this again: it pays nothing more.");
    process.exitCode = 1;
  },
);

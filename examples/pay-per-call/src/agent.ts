import { createClient, formatRupiah } from "@lunas/client/agent";

// An agent that makes many small payments: `node dist/agent.js 10000`. A wallet with IDRX stands in .lunas/demo.json after `npm start`.
const { PAYER_KEY = "", LUNAS_URL = "http://localhost:3402", SHOP_URL = "http://127.0.0.1:3003/number" } = process.env;
const [calls = "100", atOnce = "4"] = process.argv.slice(2);

const client = createClient({
  environment: "local",
  facilitatorUrl: LUNAS_URL,
  privateKey: PAYER_KEY,
  maxPrice: "10",
  budget: { perOrigin: "1000000", total: "1000000" },
  // One deposit of 30,000 rupiah for each of at most so many channels; their requests go out side by side.
  channels: { deposit: "30000", maxOpen: "500000", perShop: Number(atOnce) },
});

async function buy(count: number): Promise<void> {
  let left = count;
  const startedAt = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const response = await client.fetch(SHOP_URL);
      if (!response.ok) throw new Error(`the shop answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, worker));
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`CALLS ${count} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} calls/s`);
  const channels = await client.channels.list();
  const charged = channels.reduce((sum, each) => sum + BigInt(each.charged), 0n);
  const available = channels.reduce((sum, each) => sum + BigInt(each.available), 0n);
  console.log(`CHARGED ${formatRupiah(charged)} in ${channels.length} channels, ${formatRupiah(available)} are left`);
}

buy(Number(calls)).catch((error: { readonly code?: string; readonly message: string }) => {
  console.error(`${error.code ?? "error"}: ${error.message}`);
  process.exitCode = 1;
});

import type { ChainConfig } from "../../api/schemas";
import { samplesFor } from "./sample-texts";

const walletAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const chain = { tokens: { IDRX: "0x143E78B38C423c405a03Dc1B82327501D280B202" }, x402: { caip2Network: "eip155:8453" } };
const values = { merchant: { walletAddress }, chain: chain as unknown as ChainConfig, url: "https://pay.example" };

test("each sample has the merchant's own values, and the words of its environment alone", () => {
  const live = samplesFor({ ...values, environment: "production" });
  const all = live.map(({ text }) => text).join("\n");
  expect(live.map(({ name }) => name)).toEqual(["express", "curl", "browser", "webhook"]);
  expect(all).toContain(walletAddress);
  expect(all).toContain("https://pay.example/facilitate");
  expect(all).toContain('"network": "eip155:8453"');
  expect(all).not.toMatch(/sandbox/);
  const play = samplesFor({ ...values, environment: "sandbox" });
  expect(play.map(({ text }) => text).join("\n")).not.toMatch(/ipk_(?:pub_)?live_|"base"|production/);
});

import type { FakeChannelBooks } from "./fake-channel-books";

const word = (value: bigint) => value.toString(16).padStart(64, "0");

/** `eth_call` of what a payer reads: channels, withdrawals, Permit2's nonces; of everything else there is enough. */
export function callFakeChain(books: FakeChannelBooks, { data = "0x" }: { readonly data?: string }): string {
  const selector = data.slice(2, 10);
  const argument = `0x${data.slice(10, 74)}`;
  const channel = books.channels.get(argument);
  if (selector === "7a7ebd7b") return `0x${word(channel?.balance ?? 0n)}${word(channel?.claimed ?? 0n)}`;
  if (selector === "b7f06ebe") return `0x${word(0n)}${word(BigInt(channel?.withdrawRequestedAt ?? 0))}`;
  if (selector === "4fe02b44") return `0x${word(bitmapOf(books, data))}`;
  return `0x${"f".repeat(64)}`;
}

function bitmapOf({ usedNonces }: FakeChannelBooks, data: string): bigint {
  const from = `0x${data.slice(34, 74)}`;
  const place = BigInt(`0x${data.slice(74, 138)}`);
  const own = [...usedNonces].map((each) => each.split(" ")).filter(([payer]) => payer?.toLowerCase() === from);
  const bits = own.map(([, nonce]) => BigInt(nonce ?? "0")).filter((nonce) => nonce >> 8n === place);
  return bits.reduce((all, nonce) => all | (1n << (nonce & 255n)), 0n);
}

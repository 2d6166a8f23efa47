import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { formatRupiah, type HoldOutcome, Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/hono";
import { type Context, Hono } from "hono";
import { storyOf } from "./story";

// An API that costs what it wrote: 25 rupiah a word, at most 5,000 a request. After `npm start` key and wallet stand in .lunas/demo.json.
const { LUNAS_API_KEY = "", LUNAS_PAY_TO = "", LUNAS_URL = "http://localhost:3402", PORT = "3002" } = process.env;
const PER_WORD = 25;
const MAXIMUM = "5000";

const lunas = new Lunas(LUNAS_API_KEY, { environment: "local", facilitatorUrl: LUNAS_URL, payTo: LUNAS_PAY_TO });
const app = new Hono();

const priceOf = (words: number) => String(words * PER_WORD);
const wordsOf = (text: string | undefined) => Math.min(200, Math.max(1, Number.parseInt(text ?? "20", 10) || 20));

/** What became of a request's money. After a failure with `settlement_pending` the webhook tells the end. */
function note(outcome: HoldOutcome): void {
  if (outcome.result === "captured") console.log(`CHARGED ${formatRupiah(outcome.payment.amount)} ${outcome.txHash}`);
  else console.log(outcome.result === "failed" ? `NOT CHARGED ${outcome.body.code}` : "CHARGED nothing");
}

// The whole answer is kept back until the charge is paid: the payer's header PAYMENT-RESPONSE says what it was.
app.get(
  "/story",
  requirePayment(
    lunas,
    { upTo: MAXIMUM, description: "A story by the word", onCaptured: note },
    (context: Context, charge) => {
      const words = storyOf(wordsOf(context.req.query("words")));
      charge(priceOf(words.length));
      return context.json({ story: words.join(" "), words: words.length });
    },
  ),
);

// The same while it is written: each word goes out at once, and what was sent is charged when the stream ends, also where the payer hangs up.
app.get(
  "/story/stream",
  requirePayment(lunas, { upTo: MAXIMUM, stream: true, onCaptured: note }, (context: Context, charge) => {
    const words = storyOf(wordsOf(context.req.query("words")));
    const encoder = new TextEncoder();
    async function* written() {
      let sent = 0;
      try {
        for (const word of words) {
          sent += 1;
          yield encoder.encode(`${word} `);
          await sleep(20);
        }
      } finally {
        charge(priceOf(sent));
      }
    }
    const body = ReadableStream.from(written()) as unknown as ReadableStream<Uint8Array>;
    return new Response(body, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  }),
);

serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" }, () =>
  console.log(`the API is open: http://127.0.0.1:${PORT}/story?words=20`),
);

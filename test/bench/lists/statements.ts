import { connectDatabase } from "@lunas/database/connect";
import { createPaymentBooks } from "@lunas/database/payment-books";
import type { PageRequest, PaymentBooks, PaymentFilter } from "@lunas/domain/payment/books";
import type { MerchantId } from "@lunas/domain/shared/id";
import { everyPayment } from "@lunas/testkit/build/every-payment";
import type { Question } from "./measure";

export interface Reader {
  readonly merchantId: string;
  /** A payer with a thousand payments at most. */
  readonly payer: string;
  /** The page that is asked for where a late one is meant: the first of the smallest merchant. */
  readonly latePage: number;
}

const dayMs = 86_400_000;

/**
 * The same questions to the database alone, where the gateway's own work hides nothing: shown and not judged, as the bars are on what
 * a merchant waits for, and of a millisecond chance has a larger share.
 */
export function openStatements(databaseUrl: string, readers: readonly Reader[]) {
  const database = connectDatabase({ url: databaseUrl, poolSize: 2, applicationName: "lunas-bench" });
  const books = createPaymentBooks(database);
  const alike = (name: string, ask: (reader: Reader) => Promise<unknown>): Question => ({
    name,
    asks: readers.map((reader) => () => ask(reader)),
    atMost: null,
  });
  const list = (filter: Partial<PaymentFilter>, request?: PageRequest) => (reader: Reader) =>
    ask(books, reader, filter, request);
  const sinceMs = Date.now() - dayMs;
  const questions: readonly Question[] = [
    alike("page 1", list({})),
    alike("status=confirmed", list({ status: "confirmed" })),
    alike("status=failed", list({ status: "failed" })),
    alike("since= 24 h", list({ sinceMs })),
    alike("from= with at most 1,000 hits", (reader) => list({ payer: reader.payer as `0x${string}` })(reader)),
    alike("resource= with one hit", list({ resource: "https://shop.example/article/7" })),
    alike("statistics", ({ merchantId }) =>
      books.stats(merchantId as MerchantId, { environment: null, latelySinceMs: Date.now() - 30 * dayMs }),
    ),
    alike("page 1 | page 10,000", (reader) => list({}, { page: reader.latePage, limit: 20 })(reader)),
  ];
  return { questions, close: () => database.close() };
}

function ask(
  books: PaymentBooks,
  { merchantId }: Reader,
  ...[filter, request = { page: 1, limit: 20 }]: [Partial<PaymentFilter>, PageRequest?]
) {
  const scope = { merchantId: merchantId as MerchantId, environment: "sandbox" } as const;
  return books.list(scope, { ...everyPayment, ...filter }, request);
}

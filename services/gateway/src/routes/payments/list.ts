import type { Chain, Environment } from "@lunas/catalog/chain";
import type { PaymentBooks } from "@lunas/domain/payment/books";
import { chainStateByHeads, type FinalityReader } from "@lunas/domain/payment/finality";
import { listPayments as operation } from "@lunas/protocol/api/payments";
import { route } from "../../http/route";
import { foundRecord } from "../../translate/found-record";
import { paymentFilter } from "../../translate/payment-filter";

export interface ListDeps {
  readonly chainsIn: (environment: Environment) => readonly Chain[];
  readonly books: Pick<PaymentBooks, "list">;
  readonly finality: FinalityReader;
}

/** The payments of the caller's merchant and environment, newest first. */
export const listPayments = ({ books, finality, chainsIn }: ListDeps) =>
  route(operation, async ({ query: { page, limit, ...filter }, caller: { merchant, environment } }) => {
    const scope = { merchantId: merchant.id, environment };
    const { payments, total } = await books.list(scope, paymentFilter(filter, chainsIn(environment)), {
      page,
      limit,
    });
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
    const records = payments.map(async (found) => foundRecord(found, await chainStateByHeads(finality, found.payment)));
    return { status: 200, body: { payments: await Promise.all(records), pagination } };
  });

import type { Network } from "@lunas/catalog/chain";
import type { SettlementEngine } from "@lunas/domain/settlement/engine";
import { readJobOrder } from "@lunas/domain/settlement/job-order";
import type { PaymentId } from "@lunas/domain/shared/id";
import { createSettlementWorker } from "@lunas/queue/consume-settlements";
import type { ObserveQueue } from "@lunas/queue/queue-event";
import type { Worker } from "./settle-chain";

interface SettlementConsumer {
  readonly redisUrl: string;
  readonly network: Network;
  readonly concurrency: number;
  readonly engine: SettlementEngine;
  readonly observe: ObserveQueue;
}

/**
 * Consumes one chain's settlement jobs: a job lasts until its payments end, and its result only says that it is time to
 * read the rows.
 */
export function consumeSettlements({ redisUrl, network, concurrency, engine, observe }: SettlementConsumer): Worker {
  return createSettlementWorker({
    redisUrl,
    network,
    concurrency,
    observe,
    handle: async (paymentId, signal, order) => {
      const id = paymentId as PaymentId;
      await engine.settle(id, signal, readJobOrder(id, order));
      if (signal.aborted) throw new Error("this settler stops; another settler continues with the payment");
    },
  });
}

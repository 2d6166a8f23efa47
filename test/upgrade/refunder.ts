import type { Payer } from "@lunas/testkit/payer/create-payer";
import { payMerchant } from "../harness/pay";
import { refundBody } from "../harness/refunds";
import type { RegisteredMerchant } from "../harness/register-merchant";

/** A merchant who uses what the version before does not know, as soon as a gateway offers it. */
export interface Refunder {
  /** The refunds that were accepted since the last call. */
  tally(): number;
  stop(): Promise<void>;
}

interface Plan {
  readonly merchant: RegisteredMerchant;
  readonly wallet: Payer;
  readonly payer: Payer;
  /** A gateway of this version behind the load balancer; undefined while there is none. */
  readonly gateway: () => string | undefined;
}

const amount = 10_000n;
const pauseMs = 250;

/** Pays, then refunds the payment, again and again. A refund is not waited for: at the end all of them have ended. */
export function startRefunder({ merchant, wallet, payer, gateway }: Plan): Refunder {
  let isOver = false;
  let accepted = 0;
  const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
  const refund = async (url: string) => {
    const paid = await payMerchant(url, merchant, { payer, amount });
    if (paid.status !== 200) return;
    const body = JSON.stringify(await refundBody(wallet, { to: payer.address, amount }));
    // The gateway may have been taken from the load balancer meanwhile.
    if (gateway() === undefined) return;
    const answer = await fetch(`${gateway()}/payments/${paid.body.paymentId}/refunds`, {
      method: "POST",
      headers,
      body,
    });
    if (answer.status === 201) accepted += 1;
    else throw new Error(`a refund answered ${answer.status}: ${await answer.text()}`);
  };
  const running = (async () => {
    while (!isOver) {
      const url = gateway();
      if (url === undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      else await refund(url);
    }
  })();
  return {
    tally: () => {
      const done = accepted;
      accepted = 0;
      return done;
    },
    stop: () => {
      isOver = true;
      return running;
    },
  };
}

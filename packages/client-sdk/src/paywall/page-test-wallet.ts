/// <reference lib="dom" />
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { FUNDED, testWalletHeader, writeTestMoneyRequest } from "@lunas/protocol/wire/test-wallet";
import { type Client, createClientOf } from "../client";
import type { ClientSetup } from "../client-deps";
import { inPage } from "../in-page";
import type { ClientOptions } from "../options";
import { openPaymentsIn } from "../pay/open-payments";
import { newPrivateKey, testPayer } from "../wallet";
import { testMoneyCode } from "./test-wallet-texts";

/** Called before the payment is sent to the shop. */
type OnSigned = () => void;

/** How the page sends its payments. */
type PageSetup = Pick<ClientSetup, "fetch" | "channelWay">;

/**
 * A client for a gate's page of the sandbox, with a new wallet. Its key stays in the page's memory: it is sent nowhere and stored
 * nowhere. The shop passes the request for play money on: the page asks it at its own address.
 */
export function testWalletClient(options: ClientOptions, onSigned: OnSigned, setup: PageSetup): Client {
  const payer = testPayer(newPrivateKey(), async (address, need) => {
    const headers = { [testWalletHeader]: writeTestMoneyRequest({ need, address }) };
    const answer = await fetch(location.href, { headers, redirect: "error" }).catch((cause: unknown) =>
      Promise.reject(new LunasError("The shop was not reached.", { code: "test_money", cause })),
    );
    const outcome = answer.headers.get(testWalletHeader);
    if (outcome === FUNDED) return;
    throw new LunasError(`The faucet gave nothing: ${outcome ?? "no answer"}.`, {
      code: testMoneyCode(outcome),
      status: 402,
    });
  });
  const watched: typeof payer = {
    ...payer,
    async sign(chain, authorization) {
      const signature = await payer.sign(chain, authorization);
      onSigned();
      return signature;
    },
  };
  const openPayments = openPaymentsIn(() => window.localStorage);
  return createClientOf(options, { ...setup, ...inPage, payer: watched, openPayments });
}

import type { ChainConfig } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { FUNDED, readTestMoneyRequest, type TestMoneyRequest } from "@lunas/protocol/wire/test-wallet";
import { type Connection, callApi } from "../call-api";
import { headerOf, type RequestHeaders } from "../payments/request-headers";

/** What the 402 page asks for in its header. */
export interface TestMoneyInput {
  /** The value of the header. */
  readonly requested: string;
  readonly headers: RequestHeaders;
  readonly clientAddress: string | undefined;
  readonly chain: ChainConfig;
  /** The price of the request, in base units. The page does not choose it. */
  readonly amount: string;
}

/** Answers `funded`, or the reason why not. Never throws. */
export type TestMoney = (input: TestMoneyInput) => Promise<string>;

export interface TestMoneyDeps {
  readonly connection: Connection;
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 60;
const MOST_OF_A_CLIENT = 20;
/** 70,000 gas, which an approval never uses up, at the highest price for which the client signs one: 10 gwei. */
const APPROVAL_ETHER = "0.0007";
/** Reasons of the service that a page may show. Every other one is the shop's own affair. */
const SHOWN: readonly string[] = ["rate_limited", "faucet_empty", "amount_exceeds_cap"];

/**
 * Passes a page's request for play money on to the faucet, with the shop's key. A request that a browser sends for another origin is
 * refused. A program can send anything: so it chooses a wallet and nothing else, an hour has a limit for this process and for each
 * client, and the service gives at most half of the merchant's day to such requests.
 */
export function testMoney({ connection, now }: TestMoneyDeps): TestMoney {
  const allows = hourlyLimit(now);
  return async ({ requested, headers, clientAddress, chain, amount }) => {
    if (!isOfThisOrigin(headers)) return "origin_not_allowed";
    const wanted = readTestMoneyRequest(requested);
    if (wanted === null) return "invalid_request";
    if (!allows(clientAddress)) return "rate_limited";
    const body = { ...giftOf(wanted, amount), network: chain.network, openToAll: true };
    try {
      await callApi(connection, { method: "POST", path: "/sandbox/fund", body });
      return FUNDED;
    } catch (error) {
      return error instanceof LunasError && SHOWN.includes(error.code) ? error.code : "unavailable";
    }
  };
}

/** The faucet gives whole rupiah: a price with sen is rounded up. */
function giftOf({ need, address }: TestMoneyRequest, amount: string) {
  if (need === "gas") return { address, token: "ETH", amount: APPROVAL_ETHER };
  return { address, token: "IDRX", amount: ((BigInt(amount) + 99n) / 100n).toString() };
}

/**
 * Every browser tells where a request comes from by `Sec-Fetch-Site`, except on plain http. There it sends no `Origin` with a GET of
 * the page's own origin, and always one with a request of another origin.
 */
function isOfThisOrigin(headers: RequestHeaders): boolean {
  const site = headerOf(headers, "sec-fetch-site");
  return site === undefined ? headerOf(headers, "origin") === undefined : site === "same-origin";
}

function hourlyLimit(now: () => number): (client: string | undefined) => boolean {
  let given: { readonly atMs: number; readonly client: string | undefined }[] = [];
  return (client) => {
    given = given.filter(({ atMs }) => atMs > now() - HOUR_MS);
    const own = client === undefined ? [] : given.filter((each) => each.client === client);
    if (given.length >= MOST_AN_HOUR || own.length >= MOST_OF_A_CLIENT) return false;
    given.push({ atMs: now(), client });
    return true;
  };
}

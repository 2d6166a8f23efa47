import { sandbox } from "@lunas/catalog/chains/sandbox";
import { encodeAggregate3 } from "@lunas/chain/abi/aggregate3";
import { calldataOf } from "../../harness/calldata-of";
import { plainTransfer } from "../../harness/plain-transfer";
import { type Company, paymentAmount } from "../company";
import type { Fault } from "../fault";
import {
  apart,
  type Body,
  type Ending,
  type LikePair,
  mistold,
  nonceOf,
  pairsOf,
  pairwise,
  payerOf,
} from "../like-pairs";

const { permit2, x402Proxy, multicall3 } = sandbox.contracts;
const spender = "0x2222222222222222222222222222222222222222";

/** Who uses the nonce for something else, and who settles the other payment; `settles` null: we do. */
interface Used {
  readonly uses: string;
  readonly settles: string | null;
}

/** The payer pays the merchant the same amount under the payment's nonce, but not by the proxy. */
async function transferOf({ payers, merchant }: Company, spoilt: Body, by: string) {
  const payer = payers.find(({ address }) => address.toLowerCase() === payerOf(spoilt).toLowerCase());
  if (payer === undefined) throw new Error("the payer is none of the company's");
  const options = { nonce: nonceOf(spoilt), spender: by, to: merchant.walletAddress, amount: paymentAmount };
  return plainTransfer(payer, options);
}

const besideOurs = async (company: Company, { spoilt }: LikePair): Promise<Used> => {
  const data = await transferOf(company, spoilt, spender);
  return { uses: await company.chainControl.send({ from: spender, to: permit2, data }), settles: null };
};

const besideAnotherFacilitator = async (company: Company, pair: LikePair): Promise<Used> => {
  const { uses } = await besideOurs(company, pair);
  return { uses, settles: await company.chainControl.send({ to: x402Proxy, data: calldataOf(pair.settled) }) };
};

const inOneTransaction = async (company: Company, { spoilt, settled }: LikePair): Promise<Used> => {
  const calls = [
    { target: permit2, data: await transferOf(company, spoilt, multicall3) },
    { target: x402Proxy, data: calldataOf(settled) },
  ];
  const hash = await company.chainControl.send({ to: multicall3, data: encodeAggregate3(calls) });
  return { uses: hash, settles: hash };
};

const ways = [besideOurs, besideAnotherFacilitator, inOneTransaction];
let endings: Ending[] = [];
let sameBlock: [string, string][] = [];

/** The merchant gets the same amount from the same payer twice in one block, and only one of them is a payment. */
export const usedElsewhereBesideItsLike: Fault = {
  id: "F24",
  title: "of two like payments one's nonce is used elsewhere in the block that settles the other",
  at: "waiting",
  felt: "struck",
  mayFail: ["nonce_used_elsewhere"],
  mayAnswer: [500],
  options: pairwise,
  strike: async (fixture) => {
    endings = [];
    sameBlock = [];
    const { company } = fixture;
    for (const [index, pair] of pairsOf(fixture).entries()) {
      const way = ways[index % ways.length] as (typeof ways)[number];
      const { uses, settles } = await way(company, pair);
      company.gifts.push(uses);
      endings.push({ body: pair.spoilt, code: "nonce_used_elsewhere", by: null });
      endings.push({ body: pair.settled, code: null, by: settles });
      if (settles !== null) sameBlock.push([uses, settles]);
    }
    await company.chainControl.mine();
  },
  proves: async (fixture) => {
    expect(await mistold(fixture, endings)).toEqual([]);
    expect(await apart(fixture, sameBlock)).toEqual([]);
  },
};

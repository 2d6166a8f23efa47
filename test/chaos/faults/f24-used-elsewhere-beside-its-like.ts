import { sandbox } from "@lunas/catalog/chains/sandbox";
import { encodeAggregate3 } from "@lunas/chain/abi/aggregate3";
import { calldataOf } from "../../harness/calldata-of";
import { plainTransfer } from "../../harness/plain-transfer";
import { type Company, paymentAmount } from "../company";
import { type Body, besideItsLike, type LikePair, nonceOf, payerOf, type Spoiling } from "../like-pairs";

const { permit2, x402Proxy, multicall3 } = sandbox.contracts;
const spender = "0x2222222222222222222222222222222222222222";

/** The payer pays the merchant the same amount under the payment's nonce, but not by the proxy. */
async function transferOf({ payers, merchant }: Company, spoilt: Body, by: string) {
  const payer = payers.find(({ address }) => address.toLowerCase() === payerOf(spoilt).toLowerCase());
  if (payer === undefined) throw new Error("the payer is none of the company's");
  const options = { nonce: nonceOf(spoilt), spender: by, to: merchant.walletAddress, amount: paymentAmount };
  return plainTransfer(payer, options);
}

const besideOurs = async (company: Company, { spoilt }: LikePair): Promise<Spoiling> => {
  const data = await transferOf(company, spoilt, spender);
  return { spoils: await company.chainControl.send({ from: spender, to: permit2, data }), settles: null };
};

const besideAnotherFacilitator = async (company: Company, pair: LikePair): Promise<Spoiling> => {
  const { spoils } = await besideOurs(company, pair);
  return { spoils, settles: await company.chainControl.send({ to: x402Proxy, data: calldataOf(pair.settled) }) };
};

const inOneTransaction = async (company: Company, { spoilt, settled }: LikePair): Promise<Spoiling> => {
  const calls = [
    { target: permit2, data: await transferOf(company, spoilt, multicall3) },
    { target: x402Proxy, data: calldataOf(settled) },
  ];
  const hash = await company.chainControl.send({ to: multicall3, data: encodeAggregate3(calls) });
  return { spoils: hash, settles: hash };
};

const ways = [besideOurs, besideAnotherFacilitator, inOneTransaction];

/** The merchant gets the same amount from the same payer twice in one block, and only one of them is a payment. */
export const usedElsewhereBesideItsLike = besideItsLike({
  id: "F24",
  title: "of two like payments one's nonce is used elsewhere in the block that settles the other",
  code: "nonce_used_elsewhere",
  spoil: async (company, pair, index) => {
    const way = ways[index % ways.length] as (typeof ways)[number];
    const used = await way(company, pair);
    company.gifts.push(used.spoils);
    return used;
  },
});

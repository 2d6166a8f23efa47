import type { Address, Chain } from "@lunas/catalog/chain";
import type { ShopDeposit, ShopVoucher } from "@lunas/domain/channel/shop/payload";
import type { ChannelReader, DepositReading } from "@lunas/domain/channel/shop/ports";
import { addressWord, bytesWords, lengthWord, word } from "@lunas/domain/shared/abi-word";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "../abi/contracts";
import { bytesOf, rubbish } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import {
  channelIdOf,
  claimBatchDigest,
  configWords,
  depositDigest,
  refundDigest,
  voucherDigest,
} from "./channel-digests";
import { contractSignatureCall, isContractSignatureValid, readContractSignature } from "./contract-signature";
import {
  channelStatesCall,
  parseChannelStates,
  type ReadableChain,
  readChannels,
  readReceiver,
  wordsOf,
} from "./read-channels";
import { recoverSigner } from "./recover-signer";
import { simulationCall, simulationFailure } from "./simulation";

export interface ShopChannelReaderDeps {
  readonly chains: readonly { readonly chain: Chain; readonly rpc: Rpc }[];
  /** A real sender on this chain, as the sender of simulations; null while none is known. */
  readonly relayerAddress: (chain: Chain) => Address | null;
  readonly clock: Clock;
}

/** What the requests of a shop that keeps its own books are compared with; without keys. */
export function createShopChannelReader(deps: ShopChannelReaderDeps): ChannelReader {
  const on = (chain: Chain): ReadableChain => {
    const connected = deps.chains.find((each) => each.chain.chainId === chain.chainId);
    if (connected === undefined) throw new Error(`no connection to chain ${chain.chainId}`);
    return { chain, rpc: connected.rpc };
  };
  return {
    idOf: channelIdOf,
    readChannels: (chain, ids) => readChannels(on(chain), ids),
    readReceiver: (chain, receiver, token) => readReceiver(on(chain), receiver, token),
    isVoucherSigned: (chain, voucher) => isVoucherSigned(on(chain), voucher),
    readDeposit: (chain, deposit) => {
      const atSeconds = Math.floor(deps.clock.now() / 1_000);
      return readDeposit({ ...on(chain), relayer: deps.relayerAddress(chain), atSeconds }, deposit);
    },
    isClaimSigned: (chain, rows, { authorizer, signature }) =>
      isSignedBy(on(chain), authorizer, { digest: claimBatchDigest(chain, rows), signature }),
    isRefundSigned: (chain, refund, { authorizer, signature }) =>
      isSignedBy(on(chain), authorizer, { digest: refundDigest(chain, refund), signature }),
  };
}

interface Signed {
  readonly digest: Hex;
  readonly signature: Hex;
}

const zeroAddress = `0x${"0".repeat(40)}`;

/**
 * A voucher is stored by the shop as it came, and claimed later: only the spelling that the contract takes counts (65 bytes, v 27 or
 * 28, s in the lower half). Without a key the payer's own code is asked, now as then.
 */
async function isVoucherSigned(on: ReadableChain, voucher: ShopVoucher): Promise<boolean> {
  const { config, channelId, signedMax, signature } = voucher;
  const digest = voucherDigest(on.chain, { channelId, maxClaimable: signedMax });
  if (config.payerAuthorizer.toLowerCase() === zeroAddress) return isSignedBy(on, config.payer, { digest, signature });
  return isKeysOwn(config.payerAuthorizer, { digest, signature });
}

function isKeysOwn(address: Address, { digest, signature }: Signed): boolean {
  const recovered = recoverSigner(digest, signature);
  return recovered?.isOf(address) === true && recovered.signature === signature.toLowerCase();
}

/** As OpenZeppelin's `SignatureChecker`: code is asked where there is any, with this very signature. The contract deploys no wallet (EIP-6492). */
async function isSignedBy({ rpc }: ReadableChain, wallet: Address, { digest, signature }: Signed): Promise<boolean> {
  const [code, answer] = await rpc.batch([
    { method: "eth_getCode", params: [wallet, "latest"] },
    contractSignatureCall({ wallet, digest, signature, caller: null }),
  ]);
  if (bytesOf(code, "the signer's code") === "0x") return isKeysOwn(wallet, { digest, signature });
  return isContractSignatureValid(answer);
}

interface Situation extends ReadableChain {
  readonly relayer: Address | null;
  readonly atSeconds: number;
}

/** The authorization's signature, then funds, channel and simulation in one batch. */
async function readDeposit(on: Situation, deposit: ShopDeposit): Promise<DepositReading> {
  const { chain, rpc } = on;
  const { authorization, voucher } = deposit;
  const { from, signature } = authorization;
  const digest = depositDigest(chain, { ...authorization, channelId: voucher.channelId });
  const recovered = recoverSigner(digest, signature);
  const isKeys = recovered?.isOf(from) === true;
  const askCode = async () => (await readContractSignature(on, { wallet: from, digest, signature })) === "valid";
  if (!isKeys && !(await askCode())) return { kind: "unsigned" };

  const [states, code, simulation] = await rpc.batch([
    channelStatesCall(chain, [voucher.channelId], fundsCalls(chain, authorization)),
    { method: "eth_getCode", params: [from, "latest"] },
    // Permit2 takes one spelling of a key's signature: the settler sends that one.
    depositSimulation(on, deposit, isKeys ? recovered.signature : signature),
  ]);
  const simulated = simulationFailure(simulation);
  // Permit2 asks the payer's code where there is any, not its key.
  const hasCode = bytesOf(code, "the payer's code") !== "0x";
  if (isKeys && hasCode && simulated !== null && !(await askCode())) return { kind: "unsigned" };
  const { besides, channels } = parseChannelStates(states, 1);
  const [balance, allowance] = besides.map((each) => wordsOf(each, 1)?.[0]);
  if (balance === undefined || allowance === undefined) throw rubbish("the payer's funds");
  return { kind: "signed", funds: { balance, allowance }, channel: channels?.[0] ?? null, simulated };
}

function fundsCalls(chain: Chain, { from, token }: ShopDeposit["authorization"]) {
  const owner = addressWord(from);
  const { balanceOf, allowance } = selectors;
  return [
    { target: token, data: `${balanceOf.selector}${owner}` as const },
    { target: token, data: `${allowance.selector}${owner}${addressWord(chain.contracts.permit2)}` as const },
  ];
}

function depositSimulation({ chain, relayer, atSeconds }: Situation, deposit: ShopDeposit, signature: Hex) {
  const { x402Channels } = chain.contracts;
  if (x402Channels === null) throw new Error(`chain ${chain.chainId} has no channels`);
  const { authorization, voucher, amount } = deposit;
  const data = depositCalldata({ ...authorization, config: voucher.config, amount, signature });
  return simulationCall(chain, { call: { to: x402Channels.batchSettlement, data }, relayer, atSeconds });
}

type DepositCall = Pick<ShopDeposit["authorization"], "nonce" | "deadlineSeconds" | "spender" | "signature"> & {
  readonly config: ShopVoucher["config"];
  readonly amount: bigint;
};

/** `deposit(config, amount, collector, collectorData)` of the contract, without an EIP-2612 permit: the token has none. */
function depositCalldata({ config, amount, spender, nonce, deadlineSeconds, signature }: DepositCall): Hex {
  const signed = bytesWords(signature);
  const collectorData = [
    ...[word(nonce), word(deadlineSeconds), lengthWord(0x80), lengthWord(0x80 + signed.length / 2)],
    ...[signed, bytesWords("0x")],
  ].join("");
  // The config is a static struct of seven words; the offset of the bytes is the tenth.
  const head = configWords(config) + word(amount) + addressWord(spender) + lengthWord(10 * 32);
  return `${selectors.deposit.selector}${head}${bytesWords(`0x${collectorData}`)}`;
}

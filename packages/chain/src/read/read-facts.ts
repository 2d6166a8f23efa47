import type { Address, Chain } from "@lunas/catalog/chain";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { ChainFacts, SponsoringFacts } from "@lunas/domain/payment/facts";
import type { ChainReader } from "@lunas/domain/payment/ports";
import type { ApprovalTransaction } from "@lunas/domain/payment/sponsorship/approval";
import { settlementKindOf } from "@lunas/domain/settlement/kinds/all";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { recoverAddress } from "../curve/recover-address";
import type { Recover } from "../curve/recoveries";
import { weightOfAnswer } from "../rpc/answer-too-long";
import { bytesOf } from "../rpc/results";
import { type Rpc, type RpcCall, viewOf } from "../rpc/rpc";
import { type ChainTime, createChainTime } from "./chain-time";
import { contractSignatureCall, isContractSignatureValid } from "./contract-signature";
import { isNonceUsed, nameFailure } from "./name-failure";
import { type PayerState, parsePayerState, payerStateCall } from "./payer-state";
import { readPayerFunds } from "./read-payer-funds";
import { recoverSignerBy } from "./recover-signer";
import { settleCallOf, settleTermsOf } from "./settle-calldata";
import { simulationCall, simulationFailure } from "./simulation";
import { parseSponsoring, sponsoringCalls } from "./sponsoring";
import { permitDigest } from "./typed-data";

export interface ChainReaderDeps {
  readonly chains: readonly { readonly chain: Chain; readonly rpc: Rpc }[];
  /** A real sender on this chain, as the sender of simulations; null while none is known. */
  readonly relayerAddress: (chain: Chain) => Address | null;
  readonly clock: Clock;
  /** Recovers the payers' signatures. Default: in the event loop. */
  readonly recover?: Recover;
}

const recoverInLoop: Recover = async (digest, signature) => recoverAddress(digest, signature);

/** The reading half of all chains, without keys. */
export function createChainReader(deps: ChainReaderDeps): ChainReader {
  const connections = new Map(
    deps.chains.map(({ chain, rpc }) => [
      chain.chainId,
      { rpc, time: createChainTime(deps.clock), wallets: new Set<Address>() },
    ]),
  );
  const connectionOf = (chain: Chain) => {
    const connection = connections.get(chain.chainId);
    if (connection === undefined) throw new Error(`no connection to chain ${chain.chainId}`);
    return connection;
  };
  return {
    readFacts(chain, authorization, approval = null) {
      const { rpc: all, time, wallets } = connectionOf(chain);
      const rpc = viewOf(all);
      const atSeconds = Math.max(Math.floor(deps.clock.now() / 1_000), time.nowSeconds() ?? 0);
      const relayer = deps.relayerAddress(chain);
      const { recover = recoverInLoop } = deps;
      return readFacts({ chain, rpc, time, wallets, relayer, recover, atSeconds, approval }, authorization);
    },
    readPayerFunds: (chain, payerFunds, nonces) =>
      readPayerFunds({ chain, rpc: connectionOf(chain).rpc }, payerFunds, nonces),
    chainTimeSeconds: (chain) => connectionOf(chain).time.nowSeconds(),
    followedTimeSeconds: (chain) => connectionOf(chain).time.followedSeconds(),
  };
}

const mostWallets = 10_000;
/** A wallet that refuses a settlement answers with up to 200 kB. */
const weightOfWallets = weightOfAnswer(200_000);

interface Situation {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly time: ChainTime;
  /** Payers that had code before: decides which calls to send, never the answer. */
  readonly wallets: Set<Address>;
  readonly relayer: Address | null;
  readonly recover: Recover;
  readonly atSeconds: number;
  readonly approval: ApprovalTransaction | null;
}

async function readFacts(situation: Situation, authorization: Authorization): Promise<ChainFacts | null> {
  const { chain, rpc } = situation;
  const digest = permitDigest(chain, authorization);
  const recovered = await recoverSignerBy(situation.recover, digest, authorization.signature);
  const signedByPayer = recovered?.isOf(authorization.from) === true;
  const signature = signedByPayer ? recovered.signature : authorization.signature;
  if (!signedByPayer && !(await hasCode(situation, authorization.from))) return null;

  // The code of a payer may also answer where its own key signed (EIP-7702).
  const mayAnswer = !signedByPayer || situation.wallets.has(authorization.from);
  const weight = mayAnswer ? weightOfWallets : 1;
  const requests = [
    payerStateCall(chain, authorization),
    codeCall(authorization.from),
    Object.assign(settlementCall(situation, authorization, signature), { weight }),
    ...(signedByPayer ? [] : [walletCall(chain, authorization, digest)]),
  ];
  const answers = await rpc.batch([...requests, ...sponsoringCallsOf(situation, authorization, signature)]);
  const [payerStateAnswer, code, simulation] = answers;
  const walletAnswer = signedByPayer ? undefined : answers[3];

  const payerHasCode = bytesOf(code, "the payer's code") !== "0x";
  if (payerHasCode) remember(situation.wallets, authorization.from);
  const payerState = parsePayerState(payerStateAnswer, authorization);
  situation.time.saw(payerState.block);
  const simulated = simulationFailure(simulation);
  const sponsoring =
    answers.length === requests.length ? null : parseSponsoring(answers.slice(requests.length), payerState);
  const seen = { payerState, payerHasCode, sponsoring };
  if (!payerHasCode) return facts(seen, { signature, isValid: signedByPayer, simulated });

  const isUntouched = signature.toLowerCase() === authorization.signature.toLowerCase();
  if (isUntouched && simulated === null) return facts(seen, { signature, isValid: true, simulated });
  if (!signedByPayer) return facts(seen, { signature, isValid: isContractSignatureValid(walletAnswer), simulated });
  return facts(seen, await judgeByWallet(situation, authorization, digest));
}

/**
 * For a payer with code whose own key signed (mostly EIP-7702): Permit2 asks the code, not the key, and with the
 * signature as received. Needs a second batch, and only if the first one did not decide.
 */
async function judgeByWallet(situation: Situation, authorization: Authorization, digest: Hex): Promise<Judgement> {
  const { signature } = authorization;
  const [simulation, walletAnswer] = await situation.rpc.batch([
    Object.assign(settlementCall(situation, authorization, signature), { weight: weightOfWallets }),
    walletCall(situation.chain, authorization, digest),
  ]);
  const simulated = simulationFailure(simulation);
  return { signature, isValid: simulated === null || isContractSignatureValid(walletAnswer), simulated };
}

/**
 * Whether a payer that did not sign with its own key has code. Read first, because without code nothing else matters:
 * each forged request costs the node one small call. A payer that had code before is assumed to have it, and the
 * following batch checks it.
 */
async function hasCode({ rpc, wallets }: Situation, payer: Address): Promise<boolean> {
  if (wallets.has(payer)) return true;
  const [code] = await rpc.batch([codeCall(payer)]);
  if (bytesOf(code, "the payer's code") === "0x") return false;
  remember(wallets, payer);
  return true;
}

function remember(wallets: Set<Address>, payer: Address): void {
  if (wallets.size >= mostWallets) wallets.clear();
  wallets.add(payer);
}

function codeCall(payer: Address): RpcCall {
  return { method: "eth_getCode", params: [payer, "latest"] };
}

interface Judgement {
  readonly signature: Hex;
  readonly isValid: boolean;
  readonly simulated: string | null;
}

interface FactReadings {
  readonly payerState: PayerState;
  readonly payerHasCode: boolean;
  readonly sponsoring: SponsoringFacts | null;
}

function facts(seen: FactReadings, judgement: Judgement): ChainFacts {
  const { block, balance, allowance } = seen.payerState;
  return {
    block,
    payerHasCode: seen.payerHasCode,
    signatureIsValid: judgement.isValid,
    settleSignature: judgement.signature,
    nonceIsUsed: isNonceUsed(seen.payerState, [judgement.simulated, seen.sponsoring?.simulationFailure]),
    balance,
    allowance,
    simulationFailure: nameFailure(judgement.simulated, seen.payerState),
    sponsoring: seen.sponsoring,
  };
}

function settlementCall(situation: Situation, authorization: Authorization, signature: Hex): RpcCall {
  const { chain, atSeconds } = situation;
  const call = settleCallOf(chain, settleTermsOf(authorization, signature));
  return simulationCall(chain, { call, relayer: senderOf(situation, authorization), atSeconds });
}

/** The account that alone may settle this, else one of the relayers. */
function senderOf({ relayer }: Situation, authorization: Authorization): Address | null {
  return settlementKindOf(authorization).senderOf(authorization.terms) ?? relayer;
}

/** Empty unless an approval is offered: other payments need no more calls. */
function sponsoringCallsOf(situation: Situation, authorization: Authorization, signature: Hex): readonly RpcCall[] {
  const { chain, approval, atSeconds } = situation;
  if (approval === null) return [];
  const settle = settleCallOf(chain, settleTermsOf(authorization, signature));
  const relayer = senderOf(situation, authorization);
  return sponsoringCalls(chain, { authorization, approval, settle, relayer, atSeconds });
}

function walletCall(chain: Chain, authorization: Authorization, digest: Hex): RpcCall {
  const { from: wallet, signature } = authorization;
  const caller = chain.contracts.permit2;
  return contractSignatureCall({ wallet, digest, signature, caller });
}

import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { gasLimitOfClaim, payoutGasLimit, refundGasLimit } from "@lunas/domain/channel/claims/gas";
import type { Hex } from "@lunas/domain/shared/hex";
import { addressOf } from "@lunas/testkit/build/numbered";
import { channelContract } from "../../abi/channel-contract";
import { callTransaction } from "../call-transaction";
import { claimCall, ownClaimCall, refundCall, settleCall, together } from "../channel-calls";
import { prepareTransaction } from "../sign-transaction";
import { createJudge } from "./judge-transaction";

const [relayer, receiver, otherToken] = [1, 2, 3].map((each) => addressOf(each)) as [Address, Address, Address];
const idrx = sandbox.tokens.IDRX as Address;
const signature: Hex = `0x${"11".repeat(64)}1b`;
const config = (token = idrx) => ({
  ...{ payer: addressOf(4), payerAuthorizer: addressOf(5), receiver, receiverAuthorizer: addressOf(6), token },
  ...{ withdrawDelay: 900, salt: `0x${"0".repeat(64)}` as Hex },
});
const row = (token = idrx) => ({ config: config(token), signedMax: 5n, voucherSignature: signature, totalClaimed: 4n });
const rows = (count: number) => Array.from({ length: count }, () => row());
const claim = claimCall(rows(2), signature);
const refund = refundCall({ config: config(), amount: 3n, nonce: 0n, signature });
const multicall = (...calls: readonly Hex[]) => together(calls);

function judge(calldata: Hex, gasLimit: bigint, value = 0n) {
  const action = { actionId: "clm_one", calldata, gasLimit, isUrgent: false } as const;
  const made = callTransaction(sandbox, relayer, { kind: "channel", action });
  const unsigned = { ...made, value, chainId: sandbox.chainId, nonce: 7 };
  const terms = { chain: sandbox, treasury: null, refillToWei: null, faucet: null };
  const { bytes } = prepareTransaction(unsigned, { feeCapWei: 2_000_000_000n, tipWei: 1_000_000n });
  const judgement = createJudge(terms)(bytes, { signer: relayer, isOurs: () => false });
  return judgement.kind === "allowed" ? "allowed" : judgement.reason;
}

test.each<[string, Hex, bigint]>([
  ["a claim", claim, gasLimitOfClaim(2)],
  ["a claim of as many channels as the chain's file says", claimCall(rows(100), signature), gasLimitOfClaim(100)],
  ["a payout", settleCall(receiver, idrx), payoutGasLimit],
  ["a refund", refund, refundGasLimit],
  ["a claim with a refund", multicall(claim, refund), gasLimitOfClaim(2) + refundGasLimit],
])("allows %s", (_, calldata, gasLimit) => {
  expect(judge(calldata, gasLimit)).toBe("allowed");
  expect(judge(calldata, gasLimit + 1n)).toBe("gas_limit");
  expect(judge(calldata, gasLimit, 1n)).toBe("value");
  expect(judge(`${calldata}00`, gasLimit)).toBe("unknown_call");
});

test.each<[string, Hex, string]>([
  ["a claim without channels", claimCall([], signature), "unknown_call"],
  ["a claim of too many channels", claimCall(rows(101), signature), "unknown_call"],
  ["a claim of another token", claimCall([row(), row(otherToken)], signature), "unknown_token"],
  ["a payout of another token", settleCall(receiver, otherToken), "unknown_token"],
  [
    "a refund of another token",
    refundCall({ config: config(otherToken), amount: 3n, nonce: 0n, signature }),
    "unknown_token",
  ],
  ["a refund before its claim", multicall(refund, claim), "unknown_call"],
  ["two claims", multicall(claim, claim), "unknown_call"],
  ["a claim with a payout in one breath", multicall(claim, settleCall(receiver, idrx)), "unknown_call"],
  ["calls within calls", multicall(claim, multicall(claim, refund)), "unknown_call"],
  ["a claim in the relayer's own name", ownClaimCall(rows(1)), "unknown_call"],
  [
    "another function",
    channelContract.encodeFunctionData("refundNonce", [`0x${"0".repeat(64)}`]) as Hex,
    "unknown_call",
  ],
])("refuses %s", (_, calldata, reason) => {
  expect(judge(calldata, 100_000n)).toBe(reason);
});

import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Call } from "@lunas/domain/settlement/ports";
import { bundleGasLimit } from "@lunas/domain/settlement/submit/gas-limits";
import { anOrder } from "@lunas/testkit/build/an-order";
import { addressOf } from "@lunas/testkit/build/numbered";
import { Interface, type Result, Transaction } from "ethers";
import fc from "fast-check";
import { callTransaction } from "../call-transaction";
import { prepareTransaction } from "../sign-transaction";
import { createJudge } from "./judge-transaction";

/**
 * Valid calls, changed at random. ethers, which the policy does not use, decodes the changed bytes: if they are no
 * longer a call of Lunas they must be refused, and if they are still the same call they must pass.
 */

const relayer = addressOf(1);
const treasury = addressOf(2);
const idrx = sandbox.tokens.IDRX as Address;
const faucet = { nativeWei: 10n ** 18n, tokens: new Map([[idrx, 10n ** 9n]]) };
const judge = createJudge({ chain: sandbox, treasury, refillToWei: 10n ** 17n, faucet });
const proxy = new Interface([
  "function settle(((address token,uint256 amount) permitted,uint256 nonce,uint256 deadline) permit,address owner,(address to,uint256 validAfter) witness,bytes signature)",
]);
const multicall = new Interface(["function aggregate3((address target,bool allowFailure,bytes callData)[] calls)"]);
const token = new Interface(["function transfer(address to,uint256 amount)"]);

const order = anOrder({ asset: idrx });
const calls: readonly (readonly [Address, Call])[] = [
  [relayer, { kind: "settle", order }],
  [relayer, { kind: "bundle", orders: [order, anOrder({ asset: idrx }), order] }],
  [relayer, { kind: "cancel" }],
  [relayer, { kind: "fund", order, amountWei: 5_000_000n }],
  [treasury, { kind: "transfer", asset: null, to: addressOf(9), amount: 10n ** 17n }],
  [treasury, { kind: "transfer", asset: idrx, to: addressOf(9), amount: 5_000n }],
];

function unsignedBytes([by, call]: readonly [Address, Call]): Buffer {
  const unsigned = { ...callTransaction(sandbox, by, call), chainId: sandbox.chainId, nonce: 300 };
  return prepareTransaction(unsigned, { feeCapWei: 2_000_000_000n, tipWei: 1_000_000n }).bytes;
}

const allowed = (bytes: Buffer, signer: Address) => judge(bytes, { signer, isOurs: () => false }).kind === "allowed";

/** The transaction that ethers decodes, or null; bytes that it would encode otherwise count as none. */
function oracle(bytes: Buffer): Transaction | null {
  try {
    const read = Transaction.from(`0x${bytes.toString("hex")}`);
    return read.unsignedSerialized === `0x${bytes.toString("hex")}` ? read : null;
  } catch {
    return null;
  }
}

function decoded(abi: Interface, name: string, data: string): Result | null {
  try {
    const args = abi.decodeFunctionData(name, data);
    return abi.encodeFunctionData(name, args) === data ? args : null;
  } catch {
    return null;
  }
}

function isSettle(data: string): boolean {
  return decoded(proxy, "settle", data)?.[0].permitted.token === idrx;
}

function isBundle(data: string, gasLimit: bigint): boolean {
  const members: readonly Result[] | undefined = decoded(multicall, "aggregate3", data)?.[0];
  if (members === undefined || gasLimit > bundleGasLimit(sandbox.settlement, members.length)) return false;
  return members.every(
    (each) => each.target === sandbox.contracts.x402Proxy && each.allowFailure && isSettle(each.callData),
  );
}

/** Whether this is a call of Lunas, judged independently of the policy. */
function isOfLunas(bytes: Buffer, signer: Address): boolean {
  const read = oracle(bytes);
  if (read === null || read.type !== 2 || read.chainId !== BigInt(sandbox.chainId) || read.to === null) return false;
  if ((read.maxFeePerGas ?? 0n) > sandbox.settlement.feeCeilingWei || (read.accessList?.length ?? 0) > 0) return false;
  const { to, value, data, gasLimit } = read;
  if (to === signer && data === "0x") return value === 0n && gasLimit <= 21_000n;
  if (to === sandbox.contracts.x402Proxy) return value === 0n && gasLimit <= 300_000n && isSettle(data);
  return signer === treasury ? isOfTreasury(read) : isOfRelayer(read);
}

function isOfTreasury({ to, value, data, gasLimit }: Transaction): boolean {
  if (data === "0x") return value > 0n && value <= faucet.nativeWei && gasLimit <= 60_000n;
  const sent = to === idrx ? decoded(token, "transfer", data) : null;
  return sent !== null && sent.amount <= 10n ** 9n && value === 0n && gasLimit <= 120_000n;
}

function isOfRelayer({ to, value, data, gasLimit }: Transaction): boolean {
  if (to === sandbox.contracts.multicall3) return value === 0n && isBundle(data, gasLimit);
  return data === "0x" && value > 0n && value <= 10n ** 16n && gasLimit <= 21_000n;
}

const byte = fc.integer({ min: 0, max: 255 });
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
type Mutation = (bytes: Buffer) => Buffer;
const at = (bytes: Buffer, where: number) => Math.floor(where * bytes.length);
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, byte).map(
    ([where, to]): Mutation =>
      (bytes) => {
        const changed = Buffer.from(bytes);
        changed[at(bytes, where)] = to;
        return changed;
      },
  ),
  fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(
    ([where, more]): Mutation =>
      (bytes) => {
        const middle = at(bytes, where);
        return Buffer.concat([bytes.subarray(0, middle), more, bytes.subarray(middle)]);
      },
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 40 })).map(
    ([where, count]): Mutation =>
      (bytes) => {
        const middle = at(bytes, where);
        return Buffer.concat([bytes.subarray(0, middle), bytes.subarray(middle + count)]);
      },
  ),
  fc.tuple(place, place).map(
    ([one, other]): Mutation =>
      (bytes) => {
        // A word of the data at another position.
        const changed = Buffer.from(bytes);
        bytes.copy(changed, at(bytes, one), at(bytes, other), at(bytes, other) + 32);
        return changed;
      },
  ),
);

test("each unchanged call passes", () => {
  for (const [by, call] of calls) {
    expect([call.kind, allowed(unsignedBytes([by, call]), by)]).toEqual([call.kind, true]);
    expect([call.kind, isOfLunas(unsignedBytes([by, call]), by)]).toEqual([call.kind, true]);
  }
});

test("a changed call is signed if, and only if, it is still a call of Lunas", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...calls),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      ([by, call], mutations) => {
        const bytes = mutations.reduce((changed, mutate) => mutate(changed), unsignedBytes([by, call]));
        expect(allowed(bytes, by)).toBe(isOfLunas(bytes, by));
      },
    ),
    { numRuns: 4_000 },
  );
});

test("arbitrary bytes throw nothing, and are not signed", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (rubbish) => {
      const bytes = Buffer.concat([Buffer.of(2), rubbish]);
      expect(allowed(bytes, relayer)).toBe(false);
      expect(allowed(Buffer.from(rubbish), treasury)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

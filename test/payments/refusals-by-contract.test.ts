import { errorNames } from "@lunas/chain/abi/decode-revert";
import { settleCallOf, settleTermsOf } from "@lunas/chain/read/settle-calldata";
import { simulationCall, simulationFailure } from "@lunas/chain/read/simulation";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import type { SettleTerms } from "@lunas/domain/settlement/kinds/kind";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Payer, PayerOptions } from "@lunas/testkit/payer/create-payer";
import { Interface, ZeroAddress } from "ethers";
import { deployContract } from "../harness/contract-payers";
import { type ChainFixture, chain, newAddress, startScenario, token } from "../integration/chain-fixture";
import { parityAsV } from "./signature-spellings";

jest.setTimeout(60_000);

/** A revert as the node's bytes have it, and as we name it. */
interface Refused {
  readonly selector: string;
  readonly name: string | null;
}

const payee = newAddress();
const zero = ZeroAddress as `0x${string}`;
const nowSeconds = () => BigInt(Math.floor(Date.now() / 1_000));
let fixture: ChainFixture;
let payer: Payer;

beforeAll(async () => {
  fixture = await startScenario();
  payer = await fixture.payer();
});
afterAll(() => fixture?.stop());

async function signedTerms(options: Partial<PayerOptions> = {}): Promise<SettleTerms> {
  const authorization = await payer.authorize({ to: payee, amount: 500n, ...options, token });
  return settleTermsOf(authorization, authorization.signature);
}

/** Simulates our own calldata as the gateway does. */
async function simulate(terms: SettleTerms): Promise<Refused> {
  const settle = settleCallOf(chain, { ...terms, kind: "exact" });
  const call = simulationCall(chain, { call: settle, relayer: null, atSeconds: Number(nowSeconds()) });
  const [answer] = await fixture.rpc.batch([call]);
  const data = answer !== undefined && "error" in answer ? String(answer.error.data) : "0x";
  return { selector: data.slice(0, 10), name: simulationFailure(answer) };
}

const permit2Abi = new Interface([
  "function permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)",
  "function invalidateUnorderedNonces(uint256,uint256)",
]);

/** A wallet whose signature check calls `target` with the signature's bytes, and passes on what it reverts with. */
async function walletThatCalls(target: string, data: string): Promise<SettleTerms> {
  const wallet = await deployContract(fixture.rpcUrl, "ReenteringWallet", target);
  return { ...(await signedTerms()), payer: wallet, signature: data as Hex };
}

type Provocation = () => Promise<SettleTerms>;

const provocations: readonly (readonly [selector: string, name: string, provoke: Provocation])[] = [
  ["0x2c5211c6", "InvalidAmount", async () => ({ ...(await signedTerms()), amount: 0n })],
  ["0x49e27cff", "InvalidOwner", async () => ({ ...(await signedTerms()), payer: zero })],
  ["0xac6b05f5", "InvalidDestination", async () => ({ ...(await signedTerms()), payTo: zero })],
  ["0xa65539fa", "PaymentTooEarly", () => signedTerms({ validAfterSeconds: nowSeconds() + 60n })],
  [
    "0x3ee5aeb5",
    "ReentrancyGuardReentrantCall",
    async () => walletThatCalls(chain.contracts.x402Proxy, exact.call.write(await signedTerms())),
  ],
  ["0xcd21db4f", "SignatureExpired", () => signedTerms({ deadlineSeconds: nowSeconds() - 2n })],
  [
    "0x756688fe",
    "InvalidNonce",
    async () => {
      const terms = await signedTerms();
      await fixture.sendAs(newAddress(), chain.contracts.x402Proxy, exact.call.write(terms));
      return terms;
    },
  ],
  [
    // The proxy never asks Permit2 for more than was signed: only a detour shows this one.
    "0x3728b83d",
    "InvalidAmount",
    async () => {
      const permit = [[token, 1n], 1n, nowSeconds() + 60n];
      const requested = [permit, [payee, 2n], payer.address, "0x"];
      return walletThatCalls(chain.contracts.permit2, permit2Abi.encodeFunctionData("permitTransferFrom", requested));
    },
  ],
  ["0x815e1d64", "InvalidSigner", async () => ({ ...(await signedTerms()), payTo: newAddress() })],
  [
    "0x8baa579f",
    "InvalidSignature",
    async () => {
      const terms = await signedTerms();
      return { ...terms, signature: parityAsV(terms.signature) };
    },
  ],
  [
    "0x4be6321b",
    "InvalidSignatureLength",
    async () => ({ ...(await signedTerms()), signature: `0x${"11".repeat(66)}` as Hex }),
  ],
  [
    "0xb0669cbc",
    "InvalidContractSignature",
    async () => ({ ...(await signedTerms()), payer: await deployContract(fixture.rpcUrl, "RefusingWallet") }),
  ],
  ["0x08c379a0", "TRANSFER_FROM_FAILED", () => signedTerms({ amount: 9_000_000n })],
];

describe("what the contracts refuse of our own calldata, by name", () => {
  it("takes a good payment, so that what follows is refused for what it says", async () => {
    expect(await simulate(await signedTerms())).toEqual({ selector: "0x", name: null });
  });

  it.each(provocations)("%s %s", async (selector, name, provoke) => {
    expect(await simulate(await provoke())).toEqual({ selector, name });
  });

  it("that is every error that we have a name for, and the texts", () => {
    const provoked = provocations.map(([selector]) => selector);
    expect(new Set(provoked).size).toBe(provoked.length);
    expect([...provoked].sort()).toEqual([...Object.keys(errorNames), "0x08c379a0"].sort());
  });

  it("InvalidNonce also for a nonce that the payer cancelled", async () => {
    const cancel = permit2Abi.encodeFunctionData("invalidateUnorderedNonces", [7n, 1n]);
    await fixture.sendAs(payer.address, chain.contracts.permit2, cancel);
    expect(await simulate(await signedTerms({ nonce: 0x700n }))).toEqual({
      selector: "0x756688fe",
      name: "InvalidNonce",
    });
  });
});

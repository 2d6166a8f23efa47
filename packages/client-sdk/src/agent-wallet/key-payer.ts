import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { hashDepositPermit, hashPermit, hashUptoPermit } from "@lunas/protocol/x402/hash-permit";
import { isUptoAuthorization } from "../pay/authorize";
import { withoutGas } from "../pay/check-funds";
import { timeOf } from "../pay/deadline";
import { erc20, UNLIMITED } from "../pay/erc20";
import type { ApprovalTerms, Payer } from "../payer";
import { type Account, signatureHex } from "./account";
import { connectRpc, type Rpc } from "./rpc";
import { signTransaction } from "./sign-transaction";

export interface KeyPayerDeps {
  readonly account: Account;
  readonly fetch: typeof fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** The payer signs no higher fee, whatever the endpoint reports. */
  readonly maxFeePerGasWei: bigint;
}

/** The value of the x402 sponsoring extension; an approval uses far less. */
const APPROVAL_GAS = 70_000n;
const RECEIPT_EVERY_MS = 500;
const RECEIPT_TIMES = 240;

interface On {
  readonly chain: ChainConfig;
  readonly rpc: Rpc;
}

/** A payer with a private key. It reaches the chain at the endpoint that the configuration names. */
export function keyPayer({ account, fetch: send, sleep, maxFeePerGasWei }: KeyPayerDeps): Payer {
  let on: On | undefined;
  const here = (): On => {
    if (on === undefined) throw new Error("Call useChain first.");
    return on;
  };
  return {
    connect: async () => account.address,
    async useChain(chain) {
      on = { chain, rpc: connectRpc(chain.rpcUrl, send) };
    },
    read: (to, data) => here().rpc<Hex>("eth_call", { to, data }, "latest"),
    blockTime: async () => timeOf(await here().rpc("eth_getBlockByNumber", "latest", false)),
    sign: async (chain, authorization) => {
      const digest = isUptoAuthorization(authorization)
        ? hashUptoPermit(chain, authorization)
        : hashPermit(chain, authorization);
      return signatureHex(account.sign(digest));
    },
    signDeposit: async (chain, deposit) => signatureHex(account.sign(hashDepositPermit(chain, deposit))),
    async transact(to, data) {
      const { rpc } = here();
      const estimated = BigInt(await rpc<Hex>("eth_estimateGas", { from: account.address, to, data }));
      // The state may change until it is mined.
      const gas = (estimated * 5n) / 4n;
      const { signed, costWei } = await signedCall({ account, maxFeePerGasWei }, here(), { to, data, gas });
      await checkGas(here(), account, costWei);
      const hash = await rpc<Hex>("eth_sendRawTransaction", signed);
      await untilMined(rpc, hash, sleep);
      return hash;
    },
    async approve(terms) {
      const { signed, costWei } = await signedApproval({ account, maxFeePerGasWei }, here(), terms);
      await checkGas(here(), account, costWei);
      const hash = await here().rpc<Hex>("eth_sendRawTransaction", signed);
      await untilMined(here().rpc, hash, sleep);
    },
    async signApproval(terms) {
      const { signed } = await signedApproval({ account, maxFeePerGasWei }, here(), terms);
      return {
        info: {
          from: account.address,
          asset: terms.token,
          spender: terms.spender,
          amount: UNLIMITED.toString(),
          signedTransaction: signed,
          version: "1",
        },
      };
    },
  };
}

type Signer = Pick<KeyPayerDeps, "account" | "maxFeePerGasWei">;

function signedApproval(signer: Signer, on: On, { token, spender }: ApprovalTerms) {
  return signedCall(signer, on, { to: token, data: erc20.approve(spender, UNLIMITED), gas: APPROVAL_GAS });
}

interface Call {
  readonly to: Hex;
  readonly data: Hex;
  readonly gas: bigint;
}

async function signedCall({ account, maxFeePerGasWei }: Signer, { chain, rpc }: On, { to, data, gas }: Call) {
  const [nonce, tip, block] = await Promise.all([
    rpc<Hex>("eth_getTransactionCount", account.address, "latest"),
    rpc<Hex>("eth_maxPriorityFeePerGas"),
    rpc<{ baseFeePerGas?: Hex } | null>("eth_getBlockByNumber", "latest", false),
  ]);
  const maxPriorityFeePerGas = BigInt(tip);
  // The base fee may double before the transaction is mined; the sponsor accepts 1.25 to 3 times the base fee.
  const maxFeePerGas = 2n * BigInt(block?.baseFeePerGas ?? "0x0") + maxPriorityFeePerGas;
  if (maxFeePerGas > maxFeePerGasWei) throw tooDear(maxFeePerGas, maxFeePerGasWei);
  const signed = signTransaction(account, {
    chainId: chain.chainId,
    nonce: BigInt(nonce),
    maxPriorityFeePerGas,
    maxFeePerGas,
    ...{ gas, to, data },
  });
  return { signed, costWei: maxFeePerGas * gas };
}

function tooDear(demanded: bigint, allowed: bigint): LunasError {
  const message = `The transaction would cost up to ${demanded} wei per unit of gas, and ${allowed} are allowed. Wait, or set maxFeePerGasWei.`;
  const details = { demandedWei: demanded.toString(), allowedWei: allowed.toString() };
  return new LunasError(message, { code: "fee_refused", details });
}

async function checkGas({ rpc, chain }: On, { address }: Account, costWei: bigint): Promise<void> {
  const balance = BigInt(await rpc<Hex>("eth_getBalance", address, "latest"));
  if (balance < costWei) throw withoutGas(chain, address, { requiredWei: costWei, availableWei: balance });
}

async function untilMined(rpc: Rpc, hash: Hex, sleep: KeyPayerDeps["sleep"]): Promise<void> {
  for (let attempt = 0; attempt < RECEIPT_TIMES; attempt += 1) {
    const receipt = await rpc<{ status: Hex } | null>("eth_getTransactionReceipt", hash);
    if (receipt !== null) {
      if (BigInt(receipt.status) === 1n) return;
      throw new LunasError("The approval failed on the chain.", { code: "approval_failed", details: { txHash: hash } });
    }
    await sleep(RECEIPT_EVERY_MS);
  }
  throw new LunasError("The approval was not mined in time.", { code: "approval_pending", details: { txHash: hash } });
}

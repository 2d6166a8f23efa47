import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import { secp256k1 } from "@noble/curves/secp256k1";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils";
import { type Account, accountOf, signatureHex } from "./agent-wallet/account";
import { DEFAULT_FEE_CAP_WEI } from "./agent-wallet/fee-cap";
import { keyPayer } from "./agent-wallet/key-payer";
import type { Payer } from "./payer";

/** A private key's wallet, with the functions that sign-in needs. No function shows the key. */
export interface Wallet {
  readonly address: Hex;
  /** EIP-191 signature of a text. `POST /auth/register` and `POST /auth/login` require it of an EIP-4361 message. */
  signMessage(text: string): Hex;
}

/** Throws `invalid_option`; the message does not contain the key. */
export function walletOf(privateKey: string): Wallet {
  const account = accountOf(privateKey);
  return {
    address: account.address,
    signMessage(text) {
      const bytes = utf8ToBytes(text);
      const prefix = utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`);
      return signatureHex(account.sign(keccak_256(concatBytes(prefix, bytes))));
    },
  };
}

/** A new random private key, `0x` and 64 hex digits. */
export function newPrivateKey(): Hex {
  return `0x${bytesToHex(secp256k1.utils.randomPrivateKey())}`;
}

/**
 * Approves Permit2 for a token of the key's wallet, once for every later payment and refund, and resolves when the approval is
 * mined. The wallet pays the gas. Throws `no_permit2_approval` (it cannot pay the gas), `fee_refused`, `approval_failed` or
 * `approval_pending`. `token` and `chain.permit2Address` may move the wallet's money: compare them with addresses that you know.
 */
export async function approvePermit2(privateKey: string, chain: ChainConfig, token: Hex): Promise<void> {
  const payer = payerWith(accountOf(privateKey));
  await payer.useChain(chain);
  await payer.approve({ token, spender: chain.permit2Address });
}

/** What the faucet gives: IDRX for one payment, or ether for one approval of Permit2. */
export type TestMoney = "payment" | "gas";

/**
 * A payer of play money: the faucet funds it before it pays. Where the service pays for the approval it needs no ether. Only
 * for the sandbox; the key lives as long as this object.
 */
export function testPayer(privateKey: Hex, fund: (address: Hex, need: TestMoney) => Promise<void>): Payer {
  const account = accountOf(privateKey);
  const payer = payerWith(account);
  const given = new Set<TestMoney>();
  const fundOnce = async (need: TestMoney) => {
    if (given.has(need)) return;
    await fund(account.address, need);
    given.add(need);
  };
  return {
    ...payer,
    async connect() {
      await fundOnce("payment");
      return account.address;
    },
    async approve(terms) {
      await fundOnce("gas");
      await payer.approve(terms);
    },
  };
}

function payerWith(account: Account): Payer {
  return keyPayer({
    account,
    fetch: (...given) => fetch(...given),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    maxFeePerGasWei: DEFAULT_FEE_CAP_WEI,
  });
}

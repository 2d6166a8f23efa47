import type { Chain } from "@lunas/catalog/chain";
import type { Float, LocalFork } from "@lunas/chain/fork/local-fork";
import { type TestWallet, testWallets } from "@lunas/chain/fork/test-wallets";
import type { ChainResetStore } from "@lunas/database/chain-reset-store";
import { endInFlight } from "@lunas/database/end-in-flight";
import type { SettlementStore } from "@lunas/domain/settlement/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { SandboxReset } from "@lunas/protocol/api/sandbox";
import type { SandboxFork } from "../routes/sandbox/fork";
import { decimalAmount, faucetDecimals } from "../translate/funding";

export interface SandboxForkOptions {
  readonly sandbox: Chain;
  readonly fork: LocalFork;
  /** The chain to fork. */
  readonly origin: { readonly chain: Chain; readonly rpcUrl: string };
  readonly resets: Pick<ChainResetStore, "fence" | "isUnfinished" | "pending" | "expireHolds" | "beginAnew">;
  readonly settlements: Pick<SettlementStore, "finish">;
  readonly clock: Clock;
}

const ether = 10n ** 18n;
const walletCount = 10;
/** Enough for a day of tests; a reset fills it up again. */
const floats = {
  relayer: { wei: 100n * ether },
  treasury: { wei: 100_000n * ether, token: 1_000_000_000n * 100n },
  wallet: { wei: 10_000n * ether, token: 10_000_000n * 100n },
} as const;

/** The sandbox as a local fork of the production chain. One reset at a time. */
export function createSandboxFork(options: SandboxForkOptions): SandboxFork {
  const wallets = testWallets(walletCount);
  let last: Promise<unknown> = begin(options, wallets);
  last.catch(() => undefined); // the wallets are filled later, when the fork exists
  return {
    reset: () => {
      const next = last.catch(() => undefined).then(() => reset(options, wallets));
      last = next;
      next.catch(() => undefined);
      return next;
    },
    async wallets() {
      await last.catch(() => begin(options, wallets));
      const held = await options.fork.holdings(wallets.map(({ address }) => address));
      return wallets.map(({ address, privateKey }, index) => ({
        address,
        ethBalance: decimalAmount(held[index]?.wei ?? 0n, 18),
        idrxBalance: decimalAmount(held[index]?.token ?? 0n, faucetDecimals("IDRX") ?? 0),
        privateKey,
      }));
    },
  };
}

/**
 * If the previous gateway died during a reset, the reset starts again from the beginning: each of its steps is
 * idempotent.
 */
async function begin(options: SandboxForkOptions, wallets: readonly TestWallet[]): Promise<void> {
  if (await options.resets.isUnfinished(options.sandbox.chainId)) await reset(options, wallets);
  else await fillWallets(options, wallets);
}

/** Fills only wallets that have none of the token yet; a balance that a user changed stays. */
async function fillWallets({ fork }: SandboxForkOptions, wallets: readonly TestWallet[]): Promise<void> {
  const held = await fork.holdings(wallets.map(({ address }) => address));
  const empty = wallets.filter((_, index) => held[index]?.token === 0n);
  await fork.fill(empty.map(({ address }) => ({ address, ...floats.wallet })));
}

/**
 * Forks the chain again. The order keeps data of the old chain out of the new one: settlers lose their lanes, the chain
 * restarts, payments in flight end, the signers get new lanes. Settlers lease those by themselves.
 */
async function reset(options: SandboxForkOptions, wallets: readonly TestWallet[]): Promise<SandboxReset> {
  const { sandbox, fork, origin, resets, clock } = options;
  const signers = await resets.fence(sandbox.chainId);
  const { blockNumber, forkedBlockNumber } = await fork.reset(origin.rpcUrl);
  const accounts: Float[] = [
    ...signers.map(({ address, settles }) => ({ address, ...(settles ? floats.relayer : floats.treasury) })),
    ...wallets.map(({ address }) => ({ address, ...floats.wallet })),
  ];
  await fork.fill(accounts);
  await endInFlight(options, sandbox.chainId);
  const nonces = await fork.nonces(signers.map(({ address }) => address));
  const lanes = signers.map((signer, index) => ({ ...signer, nextNonce: nonces[index] ?? 0 }));
  await resets.beginAnew(sandbox.chainId, lanes);
  return {
    network: sandbox.network,
    chainId: sandbox.chainId,
    blockNumber,
    forkedFrom: { network: origin.chain.network, blockNumber: forkedBlockNumber },
    resetAt: new Date(clock.now()).toISOString(),
  };
}

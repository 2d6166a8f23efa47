import type { BrowserWallet, Provider, Signer } from "./wallets";

/** What `ask` answers, or the signal's reason as soon as it is aborted: what is answered later counts for nothing. */
export function untilStopped<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    void ask()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });
}

/** The provider as long as the signal is not aborted. Afterwards it gets no request. */
export function providerUntil(provider: Provider, signal: AbortSignal): Provider {
  return { request: (call) => untilStopped(signal, () => provider.request(call)) };
}

export function walletUntil(wallet: BrowserWallet, signal: AbortSignal): BrowserWallet {
  return { ...wallet, provider: providerUntil(wallet.provider, signal) };
}

/** The signer as long as the signal is not aborted. Afterwards it signs nothing. */
export function signerUntil(signer: Signer, signal: AbortSignal): Signer {
  return { ...signer, sign: (text) => untilStopped(signal, () => signer.sign(text)) };
}

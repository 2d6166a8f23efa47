import { LunasError } from "@lunas/protocol/wire/lunas-error";

/** A browser's wallet, as EIP-1193 defines it. */
export interface Eip1193Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

const USER_REJECTED = 4_001;

/** The code of a wallet's refusal; wallets put it at the top level or into `data.originalError`. */
export function walletErrorCode(error: unknown): number | undefined {
  const { code, data } = (error ?? {}) as { code?: unknown; data?: { originalError?: { code?: unknown } } };
  const found = data?.originalError?.code ?? code;
  return typeof found === "number" ? found : undefined;
}

/**
 * Sends one request to the wallet. Throws `LunasError`: `user_rejected`, or `wallet_error` with the wallet's own text.
 */
export async function askWallet(provider: Eip1193Provider, method: string, params: readonly unknown[] = []) {
  try {
    return await provider.request({ method, params });
  } catch (cause) {
    const said = (cause as { message?: unknown } | null)?.message;
    const code = walletErrorCode(cause) === USER_REJECTED ? "user_rejected" : "wallet_error";
    const message =
      code === "user_rejected" ? "The wallet's owner declined the request." : `The wallet refused: ${String(said)}`;
    throw new LunasError(message, { code, details: { method }, cause });
  }
}

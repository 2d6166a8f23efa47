import type { Address } from "@lunas/catalog/chain";
import { SignerUnavailable } from "@lunas/domain/settlement/lanes/signing-faults";
import type { Hex } from "@lunas/domain/shared/hex";
import { failureWords } from "../rpc/failure-words";
import type { Signer, ToSign } from "./signer";
import type { SignerObserver } from "./signer-observer";
import { testTransaction } from "./test-transaction";
import { WrongKey } from "./wrong-key";

export interface RemoteSignerDeps {
  /** Its name in logs, e.g. `aws-kms:<key id>`; without any secret. */
  readonly name: string;
  /** Opens the signer and reads its address, from the public key if there is one. */
  readonly open: (signal: AbortSignal) => Promise<Signer>;
  /** The address that it must have; null: any. */
  readonly expected: Address | null;
  /** Why this address must not be used, e.g. another signer has it; null: no reason. */
  readonly objection?: (address: Address) => string | null;
  readonly chainId: number;
  readonly observe: SignerObserver;
  readonly deadlineMs?: number;
}

export type Probed =
  | { readonly kind: "ready"; readonly address: Address }
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "wrong"; readonly problem: string };

/** A signer with a remote key: it may be slow, unavailable, or have the wrong key. */
export interface RemoteSigner {
  readonly name: string;
  /** Null until it has answered once, unless the settings contain it. */
  address(): Address | null;
  canSign(): boolean;
  /** Throws `SignerUnavailable`: at once while it is known to be unavailable, else after the deadline at the latest. */
  sign(toSign: ToSign): Promise<Hex>;
  /** Reads its address, if unknown, and a test signature. Never throws. */
  probe(): Promise<Probed>;
}

/** The deadline of a signature. */
const signDeadlineMs = 2_000;

export function createRemoteSigner(deps: RemoteSignerDeps): RemoteSigner {
  const { name, expected, observe, deadlineMs = signDeadlineMs } = deps;
  const state: { signer: Signer | null; canSign: boolean; reason: string | null } = {
    signer: null,
    canSign: false,
    reason: null,
  };
  const address = () => state.signer?.address ?? expected;
  const isGone = (reason: string) => {
    const isNews = state.canSign || state.reason === null;
    state.canSign = false;
    state.reason = reason;
    if (isNews) observe.signerUnavailable({ signer: name, address: address(), reason });
  };
  const probe = async (): Promise<Probed> => {
    try {
      const signer = await within(deadlineMs, (signal) => proven(deps, state.signer, signal));
      state.signer = signer;
      if (!state.canSign) observe.signerReady({ signer: name, address: signer.address });
      state.canSign = true;
      return { kind: "ready", address: signer.address };
    } catch (error) {
      const reason = failureWords(error);
      if (!(error instanceof WrongKey)) {
        isGone(reason);
        return { kind: "unavailable", reason };
      }
      if (state.reason !== reason) observe.signerWrong({ signer: name, problem: reason });
      state.canSign = false;
      state.reason = reason;
      return { kind: "wrong", problem: `${name}: ${reason}` };
    }
  };
  return {
    ...{ name, address, probe },
    canSign: () => state.canSign,
    sign: async (toSign) => {
      const { signer, canSign } = state;
      if (signer === null || !canSign) throw new SignerUnavailable(name, state.reason ?? "it has not answered yet");
      try {
        return await within(deadlineMs, (signal) => signer.sign(toSign, signal));
      } catch (error) {
        const reason = failureWords(error);
        isGone(reason);
        throw new SignerUnavailable(name, reason, { cause: error });
      }
    },
  };
}

/** The signer, its address checked, after it has signed a transaction that no chain can ever accept. */
async function proven(deps: RemoteSignerDeps, known: Signer | null, signal: AbortSignal): Promise<Signer> {
  const { open, expected, objection, chainId } = deps;
  const signer = known ?? (await open(signal));
  if (expected !== null && signer.address !== expected)
    throw new WrongKey(`it has the address ${signer.address}, the settings require ${expected}`);
  const problem = known === null ? (objection?.(signer.address) ?? null) : null;
  if (problem !== null) throw new WrongKey(problem);
  await signer.sign(testTransaction(chainId, signer.address), signal);
  return signer;
}

/** Rejects after the deadline, even if the work ignores the signal. */
async function within<T>(deadlineMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`it has not answered within ${deadlineMs} ms`));
      giveUp.abort();
    }, deadlineMs);
  });
  try {
    return await Promise.race([work(giveUp.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}

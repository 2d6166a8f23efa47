import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { asProblem, type Problem } from "../../api/problem";
import { queries } from "../../api/queries";
import { type Profile, register, signIn } from "../../session/sign-in";
import { signerUntil, untilStopped } from "../../session/until-stopped";
import { type BrowserWallet, connectWallet, type Signer } from "../../session/wallets";

const testProfile: Profile = { email: "test@example.com", name: "Warung Coba" };
/** The id of the wallet that the page makes. */
export const testWalletId = "test";

/** What goes on: which wallet has to answer, what went wrong, and whether the wallet is new here. */
export function useSignIn() {
  const [newcomer, setNewcomer] = useState<Signer | null>(null);
  // The account exists, and its wallet has not signed in.
  const [isRegistered, setRegistered] = useState(false);
  const { attempt, stop, onSend, ...attempted } = useAttempt();
  const enter = useEnter();
  const choose = (wallet: BrowserWallet) =>
    attempt(wallet.id, async (signal) => {
      setRegistered(false);
      const signer = await connectWallet(wallet);
      await signIn(signerUntil(signer, signal), onSend).then(enter, (thrown: unknown) => {
        if (asProblem(thrown).details.reason !== "not_registered") throw thrown;
        setNewcomer(signer);
      });
    });
  const registerAs = (signer: Signer, profile: Profile, id: string) =>
    attempt(id, async (signal) => {
      const bound = signerUntil(signer, signal);
      await register(bound, profile, onSend);
      // A test wallet cannot be chosen again.
      setRegistered(id !== testWalletId);
      onSend(false);
      await signIn(bound, onSend).catch((thrown: unknown) => {
        setNewcomer(null);
        throw thrown;
      });
      await enter();
    });
  const tryTest = async () => {
    const { makeTestWallet } = await import("../../session/test-wallet");
    setRegistered(false);
    await registerAs(makeTestWallet(), testProfile, testWalletId);
  };
  const back = () => {
    stop();
    setNewcomer(null);
  };
  const create = (profile: Profile) => (newcomer === null ? undefined : registerAs(newcomer, profile, "register"));
  return {
    ...attempted,
    newcomer,
    isRegistered: isRegistered && newcomer === null,
    choose,
    tryTest,
    create,
    stop,
    back,
  };
}

/** One attempt at a time. It can be stopped until something is sent: a wallet may never answer. */
function useAttempt() {
  const [busy, setBusy] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Problem | null>(null);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const attempt = async (id: string, work: (signal: AbortSignal) => Promise<void>) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setBusy(id);
    setError(null);
    await untilStopped(signal, () => work(signal)).catch((thrown: unknown) => {
      if (!signal.aborted) setError(asProblem(thrown));
    });
    setSending(false);
    setBusy(null);
  };
  const stop = () => {
    stopping.current.abort();
    setError(null);
  };
  const onSend = (sends = true) => setSending(sends);
  return { busy, isSending, error, attempt, stop, onSend };
}

/** Goes on to where the merchant wanted to be. */
function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { next } = useSearch({ from: "/sign-in" });
  return async () => {
    client.clear();
    await client.fetchQuery(queries.me());
    // Only a path of our own: an address in a link leads nowhere else.
    if (next === undefined || !/^\/dashboard(?:[/?]|$)/.test(next)) await navigate({ to: "/", replace: true });
    else router.history.replace(next);
  };
}

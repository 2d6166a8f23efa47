import { LunasError, type Payer } from "@lunas/client/link";

/** What the page shows of an attempt. */
export interface AttemptView {
  /** The wallet is asked. `onLeave`: the payer takes another wallet. */
  waiting(onLeave: () => void): void;
  /** The payment is sent: from now on no other wallet is offered. */
  sending(): void;
  /** The payer left the attempt, and chooses anew. */
  left(): void;
}

/** One attempt to pay. */
export interface Attempt {
  /** Whether the payer has not left it, and has begun no other one. */
  isCurrent(): boolean;
  /** The payer of this attempt. After the attempt is over, each of its methods throws `wallet_left`: a late signature is never sent. */
  watch(payer: Payer): Payer;
}

export interface Attempts {
  /** Ends the attempt before. */
  begin(): Attempt;
}

/** The attempts of a page, of which the last one counts. A wallet may answer late, or never. */
export function attempts(view: AttemptView): Attempts {
  let current = 0;
  let step: "begun" | "waiting" | "sending" = "begun";
  const leave = (id: number) => {
    if (id !== current || step === "sending") return;
    current += 1;
    view.left();
  };
  return {
    begin() {
      current += 1;
      step = "begun";
      const id = current;
      const isCurrent = () => id === current;
      const asking = () => {
        // Once for several requests: a screen reader reads each change.
        if (step !== "waiting") view.waiting(() => leave(id));
        step = "waiting";
      };
      const sending = () => {
        step = "sending";
        view.sending();
      };
      return { isCurrent, watch: (payer) => watched(payer, { isCurrent, asking, sending }) };
    },
  };
}

interface Watch {
  readonly isCurrent: () => boolean;
  readonly asking: () => void;
  readonly sending: () => void;
}

/** The owner of the wallet answers these. */
const asksOwner: readonly string[] = ["connect", "useChain", "approve", "sign"];
/** After these the payment can be sent at once. */
const mayBeLast: readonly string[] = ["approve", "sign"];

type Method = (...given: readonly unknown[]) => Promise<unknown>;

function watched(payer: Payer, { isCurrent, asking, sending }: Watch): Payer {
  const guarded = Object.entries(payer).map(([name, method]: [string, Method]) => {
    const call: Method = async (...given) => {
      if (!isCurrent()) throw left();
      if (asksOwner.includes(name)) asking();
      const answer = await method(...given).catch((error: unknown) => Promise.reject(isCurrent() ? error : left()));
      if (!isCurrent()) throw left();
      if (mayBeLast.includes(name)) sending();
      return answer;
    };
    return [name, call] as const;
  });
  return Object.fromEntries(guarded) as unknown as Payer;
}

function left(): LunasError {
  return new LunasError("The payer has left this wallet.", { code: "wallet_left" });
}

import type { Arena } from "./arena";
import { runLoad } from "./load";
import { bodyOf } from "./sign-payments";

export interface RefusalsPerSecond {
  readonly badSignature: number;
  readonly replay: number;
}

/** A flood of what must not be paid, of two kinds: signed by somebody else, and paid already. */
export async function measureRefusals(
  arena: Arena,
  plan: { readonly clients: number; readonly seconds: number },
  show: (line: string) => void,
): Promise<RefusalsPerSecond> {
  const authorizations = arena.payments.sign(512, arena.payTo);
  const paid = authorizations.slice(0, 64);
  const bodies = paid.map(bodyOf);
  await runLoad(arena.asks.lunas, { clients: 16, seconds: 60, bodies });
  const forged = authorizations.slice(64).map((authorization, index) => {
    const other = authorizations[(index + 1) % authorizations.length] ?? authorization;
    return bodyOf({ ...authorization, signature: other.signature });
  });
  const rate = async (name: string, asked: readonly string[]) => {
    const endless = Array.from(
      { length: plan.seconds * 8_000 },
      (_none, index) => asked[index % asked.length] as string,
    );
    const { done, seconds, wrong } = await runLoad(arena.refused, { ...plan, bodies: endless });
    show(`refusals, ${name}: ${(done / seconds).toFixed(0)}/s${wrong > 0 ? `, ${wrong} NOT refused` : ""}`);
    return done / seconds;
  };
  return { badSignature: await rate("bad signature", forged), replay: await rate("replay", bodies) };
}

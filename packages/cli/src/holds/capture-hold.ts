import { setTimeout as sleep } from "node:timers/promises";
import { LunasError } from "@lunas/client";
import { exit } from "@lunas/command-line/exit-codes";
import { amountText } from "../amount-text";
import type { CommandContext } from "../command-context";
import { lunasOf } from "../look-up";
import { table } from "../table";

/** So often the same capture is sent again while its outcome is open. The service waits in each of them. */
const TIMES = 4;
const LEAST_MS = 500;
const OPEN: readonly string[] = ["settlement_pending", "connection_lost"];

/** Captures, and waits for the outcome with the same amount. */
export async function captureHold(context: CommandContext, holdId: string, rupiah: string): Promise<number> {
  const { holds } = await lunasOf(context);
  for (let time = 1; ; time += 1) {
    try {
      const captured = await holds.capture(holdId, { rupiah });
      const { paymentId, amount } = captured.payment;
      const rows = [
        ["payment", paymentId],
        ["captured", amountText(amount)],
        ["transaction", captured.txHash],
        ["receipt", captured.receiptUrl],
      ];
      context.print(captured, table(rows));
      return exit.done;
    } catch (error) {
      if (!(error instanceof LunasError) || !OPEN.includes(error.code)) throw error;
      if (time === TIMES) return openOutcome(context, error);
    }
    context.progress("the outcome is open: waiting with the same amount");
    await sleep(LEAST_MS);
  }
}

function openOutcome(context: CommandContext, { code, details }: LunasError): number {
  context.progress(
    "It is not known yet whether the capture settles. The same command with the same amount waits for it again.",
  );
  context.print({ code, details }, "");
  return exit.open;
}

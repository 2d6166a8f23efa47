import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import {
  type Lunas,
  LunasError,
  type RefundOrder,
  type RefundPreparation,
  type RefundRecord,
  rupiahOf,
} from "@lunas/server";
import { amountText } from "../amount-text";
import type { CommandContext } from "../command-context";
import { givenRupiah } from "../given-rupiah";
import { lunasOf } from "../look-up";
import { approveOnce, howToApprove } from "./approve-once";
import { merchantKeyOf, signerOf } from "./merchant-signer";
import { readPreparation } from "./read-preparation";
import { showRefund } from "./show-refund";

export interface CreateOptions {
  readonly rupiah?: string | undefined;
  readonly to?: string | undefined;
  readonly reason?: string | undefined;
  readonly wallet?: string | undefined;
  readonly approve?: boolean | undefined;
  readonly print?: boolean | undefined;
  readonly prepared?: string | undefined;
  readonly signature?: string | undefined;
}

/** Throws `Misuse`: options that contradict each other, or an amount that is not whole rupiah. */
export function checkOptions({ rupiah, wallet, approve, print, prepared, signature }: CreateOptions): void {
  if ((prepared === undefined) !== (signature === undefined))
    throw new Misuse("give --prepared and --signature together");
  const ways = [wallet !== undefined, print === true, signature !== undefined].filter(Boolean);
  if (ways.length > 1) throw new Misuse("give one of --wallet, --print and --signature");
  if (approve === true && (print === true || signature !== undefined))
    throw new Misuse("--approve needs the wallet's key here: use it without --print and --signature");
  if (rupiah !== undefined) wantedRupiah(rupiah);
}

/** Refunds a payment and waits for the end, or prints what to sign. Returns the exit code. */
export async function createRefund(
  context: CommandContext,
  reference: string,
  options: CreateOptions,
): Promise<number> {
  const { signature, prepared, print } = options;
  const lunas = await lunasOf(context);
  const key = print === true || signature !== undefined ? null : await merchantKeyOf(context, options.wallet);
  const signer = key === null ? () => signature ?? "" : await signerOf(key);
  const payment = await lunas.payments.get(reference);
  const { paymentId } = payment;
  const rupiah = options.rupiah === undefined ? undefined : wantedRupiah(options.rupiah);
  const preparation =
    prepared === undefined
      ? await lunas.refunds.prepare(paymentId, { rupiah })
      : await readPreparation(prepared, paymentId);
  const { reason } = options;
  const order = { to: options.to ?? payment.from, rupiah: rupiah ?? rupiahOf(preparation.amount), reason };
  if (print === true) return printToSign(context, lunas, { preparation, order });
  await checkOnly(lunas, { preparation, order });
  await approveOnce(context, lunas, { preparation, key: options.approve === true ? key : null });
  context.progress(`refunding ${amountText(preparation.amount)} to ${order.to} from ${preparation.from}`);
  const refund = await lunas.refunds.create(preparation, signer, order).catch(openOutcome(paymentId));
  context.progress(`stored as ${refund.refundId}; waiting for its end`);
  return show(context, await ended(lunas, refund));
}

/** Throws `Misuse`. */
function wantedRupiah(given: string): string {
  const rupiah = givenRupiah("--rupiah", given);
  if (Number(rupiah) === 0) throw new Misuse("--rupiah must be more than nothing");
  return rupiah;
}

interface Checked {
  readonly preparation: RefundPreparation;
  readonly order: RefundOrder;
}

/** The library checks the preparation before it asks for a signature; this asks for none. Throws `refund_refused`. */
async function checkOnly(lunas: Lunas, { preparation, order }: Checked): Promise<void> {
  const checked = new Error("The preparation is as it was ordered.");
  await lunas.refunds
    .create(preparation, () => Promise.reject(checked), order)
    .catch((error: unknown) => {
      if (error !== checked) throw error;
    });
}

async function printToSign(context: CommandContext, lunas: Lunas, { preparation, order }: Checked): Promise<number> {
  await checkOnly(lunas, { preparation, order });
  const { approval, from, typedData } = preparation;
  if (!approval.approved) context.progress(howToApprove(preparation));
  const until = new Date(Number(typedData.message.deadline) * 1_000).toISOString();
  context.progress(`${from} signs typedData (eth_signTypedData_v4), ${amountText(preparation.amount)} to ${order.to}`);
  context.progress(`store this output, and send the signature before ${until} with --prepared and --signature`);
  context.print(preparation, JSON.stringify(preparation, null, 2));
  return exit.done;
}

/** After a lost answer a second refund could take the money twice. */
function openOutcome(paymentId: string) {
  return (error: unknown): never => {
    if (!(error instanceof LunasError) || error.code !== "connection_lost") throw error;
    throw new LunasError(
      `It is not known whether the refund is stored. Look it up before you refund again: npx @lunas/cli refunds list --payment ${paymentId}`,
      { code: "connection_lost", cause: error },
    );
  };
}

async function ended(lunas: Lunas, refund: RefundRecord): Promise<RefundRecord> {
  return lunas.refunds.waitFor(refund.refundId).catch((error: unknown) => {
    if (error instanceof LunasError && error.code === "refund_pending") return refund;
    throw error;
  });
}

function show(context: CommandContext, refund: RefundRecord): number {
  showRefund(context, refund);
  return { confirmed: exit.done, failed: exit.failed, pending: exit.open }[refund.status];
}

import { type LockedFile, lockedFile } from "@lunas/client/files";
import { z } from "zod";

const Entry = z.object({
  /** Chosen here; `get_receipt` takes it. */
  id: z.string(),
  at: z.string(),
  url: z.string(),
  origin: z.string(),
  /** Base units. */
  amount: z.string().regex(/^[0-9]{1,78}$/),
  /** Of a price by use: what was signed, in base units. `amount` is the charge, once the shop has reported it. */
  maximum: z
    .string()
    .regex(/^[0-9]{1,78}$/)
    .optional(),
  network: z.string(),
  payer: z.string(),
  payTo: z.string(),
  /** `open`: signed, and its outcome is not known. The receiver can settle it, so it counts against the budget. */
  status: z.enum(["open", "settled", "served", "failed"]),
  /** The transaction, as the shop reports it. */
  transaction: z.string().nullable(),
  errorCode: z.string().nullable(),
});
export type PaymentEntry = z.infer<typeof Entry>;

const Stored = z.object({ version: z.literal(1), payments: z.array(Entry) });
const MOST_ENTRIES = 1_000;

export interface HistoryFile {
  /** The newest first. */
  list(): Promise<readonly PaymentEntry[]>;
  /** Adds an entry, or replaces the one with its id. */
  put(entry: PaymentEntry): Promise<void>;
}

/** The payments of this machine's assistants: the last thousand. It holds no key and no signature. */
export function historyFile(path: string): HistoryFile {
  const file: LockedFile<readonly PaymentEntry[]> = lockedFile<readonly PaymentEntry[]>(path, {
    empty: [],
    encode: (payments) => ({ version: 1, payments }),
    decode: (json) => Stored.parse(json).payments,
  });
  return {
    list: file.read,
    put: (entry) => file.update((stored) => withEntry(stored, entry).slice(0, MOST_ENTRIES)),
  };
}

function withEntry(stored: readonly PaymentEntry[], entry: PaymentEntry): readonly PaymentEntry[] {
  if (!stored.some(({ id }) => id === entry.id)) return [entry, ...stored];
  return stored.map((each) => (each.id === entry.id ? entry : each));
}

import { Link, useNavigate } from "@tanstack/react-router";
import { createColumnHelper, flexRender, getCoreRowModel, type Row, useReactTable } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { shortHash, shortTime } from "../../format/time";
import { StatusBadge } from "../../ui/badge";
import { PaymentPurpose } from "./payment-purpose";
import { orderOf, stateOf } from "./state-of";
import type { Entry } from "./use-payment-pages";

interface PaymentTableProps {
  /** The payments that are loaded, in their order. */
  readonly entries: readonly Entry[];
  /** The length of the list, of which the entries are a part. */
  readonly count: number;
  readonly onSight: (firstRow: number, lastRow: number, isScrolling: boolean) => void;
}

const rowHeight = 49;
/** On a phone. A cell across more columns would make the table have them. */
const fewestColumns = 3;
const column = createColumnHelper<PaymentRecord>();

/** Only the rows in sight are in the page, so that a hundred thousand scroll as ten do. */
export function PaymentTable({ entries, count, onSight }: PaymentTableProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const data = useMemo(() => entries.map(({ payment }) => payment), [entries]);
  const table = useReactTable({ data, columns, getCoreRowModel: getCoreRowModel() });
  const { rows } = table.getRowModel();
  const rowAt = new Map(entries.map(({ index }, at) => [index, rows[at]]));
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: place.current?.offsetTop ?? 0,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const { isScrolling } = virtual;
  useEffect(() => onSight(first, last, isScrolling), [first, last, isScrolling, onSight]);
  const margin = virtual.options.scrollMargin;
  const above = (items[0]?.start ?? margin) - margin;
  const below = virtual.getTotalSize() + margin - (items.at(-1)?.end ?? margin);
  return (
    <div className="card table-card" ref={place}>
      <table className="table payments-table" aria-label={t("payments.title")} aria-rowcount={count + 1}>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map((header) => (
                <th key={header.id} scope="col" className={`col-${header.id}`}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={moveFocus}>
          <Spacer height={above} />
          {items.map(({ index }) => {
            const row = rowAt.get(index);
            return row === undefined ? (
              <MissingRow key={index} />
            ) : (
              <PaymentRow key={row.original.paymentId} row={row} index={index} />
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height }: { readonly height: number }) {
  return height <= 0 ? null : (
    <tr className="spacer">
      <td style={{ height }} />
    </tr>
  );
}

/** A row whose page is not read yet. */
function MissingRow() {
  return (
    <tr aria-busy="true" className="missing">
      <td colSpan={fewestColumns}>
        <span className="bar" aria-hidden="true" />
      </td>
    </tr>
  );
}

/** The arrow keys lead from one payment's link to the next; the rows beside those in sight are in the page, too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = (event.target as HTMLElement).closest("tr[aria-rowindex]");
  if (step === undefined || row === null) return;
  const wanted = Number(row.getAttribute("aria-rowindex")) + step;
  const link = event.currentTarget.querySelector<HTMLElement>(`tr[aria-rowindex="${wanted}"] a`);
  if (link === null) return;
  event.preventDefault();
  link.focus();
}

function PaymentRow({ row, index }: { readonly row: Row<PaymentRecord>; readonly index: number }) {
  const navigate = useNavigate();
  const { paymentId } = row.original;
  // The link in the row is what keyboards and screen readers use; a click anywhere else means it too.
  const open = () => navigate({ to: "/payments/$reference", params: { reference: paymentId } });
  return (
    <tr aria-rowindex={index + 2} className="clickable" onClick={open}>
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id} className={`col-${cell.column.id}`}>
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
    </tr>
  );
}

/** Of a capture: the maximum that its payer signed. */
function OfAtMost({ payment: { authorizedAmount } }: { readonly payment: PaymentRecord }) {
  const { t } = useTranslation();
  if (authorizedAmount === undefined) return null;
  return (
    <span className="small muted of-at-most">{t("payments.ofAtMost", { maximum: rupiah(authorizedAmount) })}</span>
  );
}

function useColumns() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    () => [
      column.accessor("amount", {
        header: t("payments.amount"),
        cell: ({ getValue, row }) => (
          <>
            <Link
              to="/payments/$reference"
              params={{ reference: row.original.paymentId }}
              className="amount"
              onClick={(event) => event.stopPropagation()}
            >
              {rupiah(getValue())}
            </Link>
            <OfAtMost payment={row.original} />
          </>
        ),
      }),
      column.accessor("status", {
        header: t("payments.status"),
        cell: ({ row }) => <StatusBadge status={stateOf(row.original)} />,
      }),
      column.accessor("resource", {
        header: t("payments.resource"),
        cell: ({ row }) => (
          <span className="clip">
            <PaymentPurpose payment={row.original} />
          </span>
        ),
      }),
      column.accessor((payment) => orderOf(payment) ?? "", {
        id: "order",
        header: t("payments.order"),
        cell: ({ getValue }) => <span className="mono clip">{getValue()}</span>,
      }),
      column.accessor("from", {
        header: t("payments.payer"),
        cell: ({ getValue }) => <span className="mono">{shortHash(getValue())}</span>,
      }),
      column.accessor("createdAt", {
        header: t("payments.time"),
        cell: ({ getValue }) => <time dateTime={getValue()}>{shortTime(getValue(), language)}</time>,
      }),
    ],
    [t, language],
  );
}

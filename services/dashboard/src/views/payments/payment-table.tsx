import { Link, useNavigate } from "@tanstack/react-router";
import { createColumnHelper, flexRender, getCoreRowModel, type Row, useReactTable } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";
import { shortHash, shortTime } from "../../format/time";
import { StatusBadge } from "../../ui/badge";

interface PaymentTableProps {
  readonly payments: readonly PaymentRecord[];
  readonly total: number;
  /** The last row is in sight. */
  readonly onEnd: () => void;
}

const rowHeight = 49;
const column = createColumnHelper<PaymentRecord>();

/** Only the rows in sight are in the page, so that a hundred thousand scroll as ten do. */
export function PaymentTable({ payments, total, onEnd }: PaymentTableProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const data = useMemo(() => [...payments], [payments]);
  const table = useReactTable({ data, columns, getCoreRowModel: getCoreRowModel() });
  const { rows } = table.getRowModel();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: place.current?.offsetTop ?? 0,
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= rows.length - 1) onEnd();
  }, [lastShown, rows.length, onEnd]);
  const margin = virtual.options.scrollMargin;
  const above = (items[0]?.start ?? margin) - margin;
  const below = virtual.getTotalSize() + margin - (items.at(-1)?.end ?? margin);
  return (
    <div className="card table-card" ref={place}>
      <table className="table payments-table" aria-label={t("payments.title")} aria-rowcount={total + 1}>
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
        <tbody>
          <Spacer height={above} />
          {items.map(({ index }) => {
            const row = rows[index];
            return row === undefined ? null : <PaymentRow key={row.original.paymentId} row={row} />;
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
      <td colSpan={5} style={{ height }} />
    </tr>
  );
}

function PaymentRow({ row }: { readonly row: Row<PaymentRecord> }) {
  const navigate = useNavigate();
  const { paymentId } = row.original;
  // The link in the row is what keyboards and screen readers use; a click anywhere else means it too.
  const open = () => navigate({ to: "/payments/$reference", params: { reference: paymentId } });
  return (
    <tr aria-rowindex={row.index + 2} className="clickable" onClick={open}>
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id} className={`col-${cell.column.id}`}>
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
    </tr>
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
          <Link
            to="/payments/$reference"
            params={{ reference: row.original.paymentId }}
            className="amount"
            onClick={(event) => event.stopPropagation()}
          >
            {rupiah(getValue())}
          </Link>
        ),
      }),
      column.accessor("status", {
        header: t("payments.status"),
        cell: ({ getValue }) => <StatusBadge status={getValue()} />,
      }),
      column.accessor("resource", {
        header: t("payments.resource"),
        cell: ({ getValue, row }) => <span className="clip">{row.original.description ?? getValue() ?? "–"}</span>,
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

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Pagination } from "../api/schemas";
import { Button } from "./button";
import { Empty } from "./states";

interface PagerProps {
  readonly pagination: Pagination;
  readonly onPage: (page: number) => void;
}

export function Pager({ pagination: { page, totalPages }, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (totalPages <= 1 && page <= 1) return null;
  // A list may have become shorter than the page that is shown.
  const previous = Math.max(1, Math.min(page - 1, totalPages));
  return (
    <nav className="pager" aria-label={t("shell.pages")}>
      <Button small disabled={page <= 1} onClick={() => onPage(previous)}>
        {t("shell.previous")}
      </Button>
      {page <= totalPages && <span className="small muted">{t("shell.pageOf", { page, totalPages })}</span>}
      <Button small disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {t("shell.next")}
      </Button>
    </nav>
  );
}

/** In place of a page's rows: what `children` say of an empty list is true of its first page only. */
export function EmptyPage({ pagination, onPage, children }: PagerProps & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  if (pagination.page <= 1) return children;
  return (
    <>
      <Empty icon="search" title={t("shell.emptyPage")} />
      <Pager pagination={pagination} onPage={onPage} />
    </>
  );
}

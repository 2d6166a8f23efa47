import { useTranslation } from "react-i18next";
import type { Pagination } from "../api/schemas";
import { Button } from "./button";

interface PagerProps {
  readonly pagination: Pagination;
  readonly onPage: (page: number) => void;
}

export function Pager({ pagination: { page, totalPages }, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (totalPages <= 1) return null;
  return (
    <nav className="pager" aria-label={t("shell.pages")}>
      <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t("shell.previous")}
      </Button>
      <span className="small muted">{t("shell.pageOf", { page, totalPages })}</span>
      <Button small disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {t("shell.next")}
      </Button>
    </nav>
  );
}

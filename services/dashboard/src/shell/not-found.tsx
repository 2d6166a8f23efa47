import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button";
import { Empty } from "../ui/states";

export function NotFound() {
  const { t } = useTranslation();
  return (
    <main className="alone">
      <Empty icon="search" title={t("shell.notFound")}>
        <Button kind="primary" asChild>
          <Link to="/">{t("nav.home")}</Link>
        </Button>
      </Empty>
    </main>
  );
}

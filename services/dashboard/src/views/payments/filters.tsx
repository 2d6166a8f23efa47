import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentsSearch } from "../../shell/search";
import { Button } from "../../ui/button";
import { SelectField, TextField } from "../../ui/field";
import { readSearch, refundedState } from "./filter";

interface FiltersProps {
  readonly search: PaymentsSearch;
  readonly onChange: (next: PaymentsSearch) => void;
  readonly onClear: () => void;
  readonly isFiltered: boolean;
}

const statuses = ["confirmed", "pending", "failed", refundedState];

/** What is filtered by stands in the address: it can be sent to someone, and the browser's back button undoes it. */
export function Filters({ search, onChange, onClear, isFiltered }: FiltersProps) {
  const { t } = useTranslation();
  const orNone = (value: string) => (value === "" ? undefined : value);
  return (
    <div className="filters">
      <SearchBox key={search.q ?? search.resource ?? search.from ?? ""} search={search} onChange={onChange} />
      <SelectField
        label={t("payments.status")}
        value={search.status ?? ""}
        onChange={(event) => onChange({ status: orNone(event.target.value) })}
      >
        <option value="">{t("payments.anyStatus")}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t("payments.since")}
        type="date"
        value={search.since ?? ""}
        max={search.until}
        onChange={(event) => onChange({ since: orNone(event.target.value) })}
      />
      <TextField
        label={t("payments.until")}
        type="date"
        value={search.until ?? ""}
        min={search.since}
        onChange={(event) => onChange({ until: orNone(event.target.value) })}
      />
      {isFiltered && (
        <Button kind="quiet" onClick={onClear}>
          {t("payments.clear")}
        </Button>
      )}
    </div>
  );
}

const noSearch: PaymentsSearch = { from: undefined, resource: undefined, q: undefined };

function SearchBox({ search, onChange }: Pick<FiltersProps, "search" | "onChange">) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.q ?? search.resource ?? search.from ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = readSearch(typed);
    if (term.kind === "payment") void navigate({ to: "/payments/$reference", params: { reference: term.reference } });
    else if (term.kind === "payer") onChange({ ...noSearch, from: term.from });
    else if (term.kind === "resource") onChange({ ...noSearch, resource: term.resource });
    else onChange({ ...noSearch, q: term.words === "" ? undefined : term.words });
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea") !== null;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      form.current?.querySelector("input")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <form className="search" onSubmit={submit} ref={form}>
      <TextField
        label={t("payments.search")}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t("payments.searchHint")}
        enterKeyHint="search"
        aria-keyshortcuts="/"
      />
    </form>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "../../api/queries";
import { useEnvironment } from "../../shell/environment";
import { Button } from "../../ui/button";
import { DocumentedNone } from "../../ui/documented-none";
import { TextField } from "../../ui/field";
import { PagedRows } from "../../ui/paged-rows";
import { QueryView } from "../../ui/query-view";
import { Empty } from "../../ui/states";
import { StatusFilter } from "../../ui/status-filter";
import { usePage } from "../../ui/use-page";
import { ChannelRow } from "./channel-row";

const statuses = ["open", "withdrawing", "short", "closed"];
const addressForm = /^0x[0-9a-f]{40}$/i;
const limit = 25;

/** All channels, newest first. What the list is filtered by stands in the address. */
export function ChannelList() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const search = useSearch({ from: "/signed-in/channels" });
  const navigate = useNavigate();
  const status = statuses.find((each) => each === search.status);
  const payer = addressForm.test(search.payer ?? "") ? search.payer : undefined;
  const [page, setPage] = usePage(status, payer);
  const query = useQuery(queries.channels(environment, { status, payer, page, limit }));
  const filter = (chosen: { readonly status?: string | undefined; readonly payer?: string | undefined }) =>
    navigate({ to: "/channels", search: (now) => ({ ...now, ...chosen }) });
  const isFiltered = status !== undefined || payer !== undefined;
  return (
    <>
      <div className="filters">
        <PayerField key={payer ?? ""} payer={payer} onChange={(typed) => filter({ payer: typed })} />
        <StatusFilter statuses={statuses} chosen={status} onChoose={(chosen) => filter({ status: chosen })} />
        {isFiltered && (
          <Button kind="quiet" onClick={() => filter({ status: undefined, payer: undefined })}>
            {t("payments.clear")}
          </Button>
        )}
      </div>
      <QueryView query={query}>
        {({ channels, pagination }) => (
          <PagedRows
            rows={channels.map((channel) => <ChannelRow key={channel.channelId} channel={channel} />)}
            none={<None isFiltered={isFiltered} />}
            pagination={pagination}
            onPage={setPage}
          />
        )}
      </QueryView>
    </>
  );
}

interface PayerFieldProps {
  readonly payer: string | undefined;
  readonly onChange: (payer: string | undefined) => void;
}

function PayerField({ payer, onChange }: PayerFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(payer ?? "");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = typed.trim();
    setWrong(address !== "" && !addressForm.test(address));
    if (address === "" || addressForm.test(address)) onChange(address || undefined);
  };
  return (
    <form className="search" onSubmit={submit}>
      <TextField
        label={t("channels.payer")}
        type="search"
        value={typed}
        placeholder="0x…"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        error={isWrong ? t("channels.wrongPayer") : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}

function None({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) return <Empty icon="channel" title={t("channels.noneMatch")} />;
  const texts = { none: t("channels.none"), more: t("channels.noneMore"), docs: t("channels.docs") };
  return <DocumentedNone icon="channel" page="channels" texts={texts} />;
}

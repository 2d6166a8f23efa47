import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { queries } from "../../api/queries";
import type { Merchant } from "../../api/schemas";
import { fullTime } from "../../format/time";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Copyable } from "../../ui/copy";
import { Details } from "../../ui/details";
import { TextField } from "../../ui/field";
import { QueryView } from "../../ui/query-view";
import { Failed } from "../../ui/states";
import { toast } from "../../ui/toasts";
import { ChannelSettings } from "./channel-settings";
import { WalletCard } from "./wallet-card";

export function Profile() {
  const me = useQuery(queries.me());
  return <QueryView query={me}>{(merchant) => <ProfileOf merchant={merchant} />}</QueryView>;
}

function ProfileOf({ merchant }: { readonly merchant: Merchant }) {
  const { t, i18n } = useTranslation();
  const { merchantId, email, website, createdAt, defaultToken, defaultNetwork } = merchant;
  const rows = [
    ["merchantId", <Copyable key="id" text={merchantId} />],
    ["email", email],
    ["website", website ?? "–"],
    ["defaults", `${defaultToken} · ${defaultNetwork}`],
    ["since", fullTime(createdAt, i18n.language)],
  ] as const;
  return (
    <>
      <Card title={t("account.profile")}>
        <NameForm merchant={merchant} />
        <Details rows={rows.map(([name, value]) => [t(`account.${name}`), value])} />
      </Card>
      <WalletCard merchant={merchant} />
      <ChannelSettings merchant={merchant} />
    </>
  );
}

function NameForm({ merchant }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [name, setName] = useState(merchant.name);
  const update = useMutation({
    mutationFn: () => api.updateMe({ name: name.trim() }),
    onSuccess: () => {
      toast(t("shell.saved"));
      return client.invalidateQueries({ queryKey: ["me"] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate();
  };
  return (
    <form className="inline-form" onSubmit={submit}>
      <TextField
        label={t("signIn.name")}
        value={name}
        required
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={update.isPending} disabled={name.trim() === merchant.name}>
        {t("shell.save")}
      </Button>
      {update.error !== null && <Failed error={update.error} />}
    </form>
  );
}

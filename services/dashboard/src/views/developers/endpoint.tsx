import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import type { Merchant, MerchantUpdate } from "../../api/schemas";
import { fullTime } from "../../format/time";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { TextField } from "../../ui/field";
import { Failed, Notice } from "../../ui/states";
import { toast } from "../../ui/toasts";
import { TestEndpoint } from "./test-endpoint";

interface EndpointProps {
  readonly merchant: Merchant;
  /** A new secret is shown once, by a view that outlives this one. */
  readonly onSecret: (secret: string) => void;
}

/** The endpoint's address and secret, and a test of it. */
export function Endpoint({ merchant, onSecret }: EndpointProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [url, setUrl] = useState(merchant.webhookUrl ?? "");
  const update = useMutation({
    mutationFn: (body: MerchantUpdate) => api.updateMe(body),
    onSuccess: (changed) => {
      // The answer to a change of the secret is the one that shows it.
      if (changed.webhookSecret !== null && !changed.webhookSecret.includes("…")) onSecret(changed.webhookSecret);
      else toast(t("shell.saved"));
      return client.invalidateQueries({ queryKey: ["me"] });
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const first = merchant.webhookSecret === null && url !== "" ? { webhookSecret: "auto" } : {};
    update.mutate({ webhookUrl: url.trim(), ...first });
  };
  const { webhookDisabledAt, webhookSecret, webhookUrl } = merchant;
  return (
    <Card title={t("webhooks.endpoint")}>
      {webhookDisabledAt !== null && (
        <Notice tone="bad">{t("webhooks.disabled", { time: fullTime(webhookDisabledAt, i18n.language) })}</Notice>
      )}
      <form className="inline-form" onSubmit={save}>
        <TextField
          label={t("webhooks.url")}
          type="url"
          value={url}
          placeholder="https://shop.example/webhooks/lunas"
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button
          kind="primary"
          type="submit"
          busy={update.isPending}
          disabled={url === (webhookUrl ?? "") && webhookDisabledAt === null}
        >
          {t("shell.save")}
        </Button>
      </form>
      {update.error !== null && <Failed error={update.error} />}
      {webhookSecret !== null && (
        <div className="secret-line">
          <span>
            {t("webhooks.secret")} <code>{webhookSecret}</code>{" "}
            <span className="small muted">{t("webhooks.masked")}</span>
          </span>
          <Button small onClick={() => update.mutate({ webhookSecret: "auto" })} disabled={update.isPending}>
            {t("webhooks.rotate")}
          </Button>
        </div>
      )}
      {webhookSecret !== null && <p className="small muted">{t("webhooks.rotateMore")}</p>}
      {webhookUrl !== null && <TestEndpoint />}
    </Card>
  );
}

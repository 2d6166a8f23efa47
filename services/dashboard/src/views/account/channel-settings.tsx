import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import type { Merchant } from "../../api/schemas";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField, TextField } from "../../ui/field";
import { Failed } from "../../ui/states";
import { toast } from "../../ui/toasts";
import {
  type AmountName,
  amountNames,
  type ChannelSettings as Settings,
  settingsOf,
  type TypedSettings,
  typedSettings,
} from "./settings-of";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When Lunas claims and pays out. All settings are stored together. */
export function ChannelSettings({ merchant }: { readonly merchant: Merchant }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedSettings>(() => typedSettings(merchant.channelSettings));
  const [wrong, setWrong] = useState<readonly AmountName[]>([]);
  const update = useMutation({
    mutationFn: (channelSettings: Settings | null) => api.updateMe({ channelSettings }),
    onSuccess: () => {
      toast(t("shell.saved"));
      return client.invalidateQueries({ queryKey: ["me"] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = settingsOf(typed);
    setWrong("wrong" in read ? read.wrong : []);
    if ("settings" in read) update.mutate(read.settings);
  };
  return (
    <Card title={t("channelSettings.title")}>
      <p className="small muted">{t("channelSettings.lead")}</p>
      <form className="form" onSubmit={submit}>
        {amountNames.map((name) => (
          <TextField
            key={name}
            label={t(`channelSettings.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            error={wrong.includes(name) ? t("channelSettings.wrongAmount") : undefined}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        <SelectField
          label={t("channelSettings.payoutHour")}
          hint={t("channelSettings.hourHint")}
          value={typed.payoutHour}
          onChange={(event) => setTyped({ ...typed, payoutHour: event.target.value })}
        >
          <option value="">{t("channelSettings.anyHour")}</option>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {`${String(hour).padStart(2, "0")}:00`}
            </option>
          ))}
        </SelectField>
        {update.error !== null && <Failed error={update.error} />}
        <div className="form-actions">
          <Button type="submit" busy={update.isPending}>
            {t("shell.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SelectField, TextField } from "../ui/field";
import { Failed } from "../ui/states";
import { useChange } from "./use-change";

const scopes = ["chain", "merchant", "payer"] as const;
type Scope = (typeof scopes)[number];

interface NewPauseProps {
  readonly networks: readonly string[];
  readonly onClose: () => void;
}

export function NewPause({ networks, onClose }: NewPauseProps) {
  const { t } = useTranslation();
  const [scope, setScope] = useState<Scope>("chain");
  const [network, setNetwork] = useState(networks[0] ?? "");
  const [subject, setSubject] = useState("");
  const [reason, setReason] = useState("");
  const making = useChange(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(["pause", scope, scope === "chain" ? network : subject.trim(), reason.trim()]);
  };
  return (
    <Dialog open onClose={onClose} title={t("pauses.addTitle")} lead={t("pauses.lead")}>
      <form className="form" onSubmit={submit}>
        <SelectField label={t("pauses.scope")} value={scope} onChange={({ target }) => setScope(target.value as Scope)}>
          {scopes.map((each) => (
            <option key={each} value={each}>
              {t(`pauses.scopes.${each}`)}
            </option>
          ))}
        </SelectField>
        {scope === "chain" ? (
          <SelectField label={t("pauses.chain")} value={network} onChange={({ target }) => setNetwork(target.value)}>
            {networks.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        ) : (
          <TextField
            label={t(`pauses.${scope}`)}
            required
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        )}
        <TextField
          label={t("pauses.reason")}
          hint={t("pauses.reasonHint")}
          required
          maxLength={400}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {making.error !== null && <Failed error={making.error} />}
        <div className="form-actions">
          <Button onClick={onClose}>{t("shell.cancel")}</Button>
          <Button kind="danger" type="submit" busy={making.isPending}>
            {t("pauses.add")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

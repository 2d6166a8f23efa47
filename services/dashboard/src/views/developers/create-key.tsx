import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, type Environment } from "../../api/calls";
import type { ApiKeyRequest } from "../../api/schemas";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { SelectField, TextField } from "../../ui/field";
import { Failed } from "../../ui/states";
import { originOf } from "./origin-of";
import { keyScopes, type Scope } from "./scopes";

interface CreateKeyProps {
  readonly open: boolean;
  readonly environment: Environment;
  readonly onClose: () => void;
  readonly onCreated: (key: string) => void;
}

export function CreateKey({ open, environment, onClose, onCreated }: CreateKeyProps) {
  const { t } = useTranslation();
  const title = t("keys.createTitle", { environment: t(`shell.${environment}`) });
  return (
    <Dialog open={open} onClose={onClose} title={title} lead={t("keys.createMore")}>
      <KeyForm environment={environment} onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function KeyForm({ environment, onClose, onCreated }: Omit<CreateKeyProps, "open">) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [label, setLabel] = useState("");
  const [type, setType] = useState<"secret" | "publishable">("secret");
  const [origin, setOrigin] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(keyScopes);
  const [wrong, setWrong] = useState(false);
  const create = useMutation({
    mutationFn: (wanted: Partial<ApiKeyRequest>) => api.createKey(wanted),
    onSuccess: ({ key }) => {
      void client.invalidateQueries({ queryKey: ["keys"] });
      onCreated(key);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const known = originOf(origin);
    setWrong(type === "publishable" && known === null);
    if (type === "secret") create.mutate({ environment, label, type, scopes });
    else if (known !== null) create.mutate({ environment, label, type, allowedOrigins: [known] });
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={t("keys.label")}
        value={label}
        maxLength={100}
        onChange={(event) => setLabel(event.target.value)}
        placeholder={t("keys.labelHint")}
      />
      <SelectField
        label={t("keys.type")}
        value={type}
        hint={t(`keys.typeMeans.${type}`)}
        onChange={(event) => setType(event.target.value === "secret" ? "secret" : "publishable")}
      >
        <option value="secret">{t("keys.types.secret")}</option>
        <option value="publishable">{t("keys.types.publishable")}</option>
      </SelectField>
      {type === "publishable" ? (
        <TextField
          label={t("keys.origin")}
          value={origin}
          required
          placeholder="https://shop.example"
          hint={t("keys.originHint")}
          error={wrong ? t("keys.wrongOrigin") : undefined}
          onChange={(event) => setOrigin(event.target.value)}
        />
      ) : (
        <ScopeChoice chosen={scopes} onChange={setScopes} />
      )}
      {create.error !== null && <Failed error={create.error} />}
      <div className="form-actions">
        <Button onClick={onClose}>{t("shell.cancel")}</Button>
        <Button
          kind="primary"
          type="submit"
          busy={create.isPending}
          disabled={type === "secret" && scopes.length === 0}
        >
          {t("keys.createAction")}
        </Button>
      </div>
    </form>
  );
}

interface ScopeChoiceProps {
  readonly chosen: readonly Scope[];
  readonly onChange: (scopes: readonly Scope[]) => void;
}

function ScopeChoice({ chosen, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation();
  const toggle = (scope: Scope) =>
    onChange(chosen.includes(scope) ? chosen.filter((each) => each !== scope) : [...chosen, scope]);
  return (
    <fieldset className="choices">
      <legend>{t("keys.scopes")}</legend>
      {keyScopes.map((scope) => (
        <label key={scope}>
          <input type="checkbox" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
          <span>
            <code>{scope}</code> <span className="muted">{t(`keys.scopeMeans.${scope.replace(":", "_")}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

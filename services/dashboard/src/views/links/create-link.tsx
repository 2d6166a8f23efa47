import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, type Environment } from "../../api/calls";
import type { PaymentLinkRequest } from "../../api/schemas";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { SelectField, TextField } from "../../ui/field";
import { Failed } from "../../ui/states";
import { emptyForm, type LinkForm, requestOf, type WrongField } from "./link-form";

interface CreateLinkProps {
  readonly open: boolean;
  readonly environment: Environment;
  readonly onClose: () => void;
}

export function CreateLink({ open, environment, onClose }: CreateLinkProps) {
  const { t } = useTranslation();
  const title = t("links.createTitle", { environment: t(`shell.${environment}`) });
  return (
    <Dialog open={open} onClose={onClose} title={title} lead={t("links.createMore")}>
      <Form environment={environment} onClose={onClose} />
    </Dialog>
  );
}

type TextName = { [K in keyof LinkForm]: LinkForm[K] extends string ? K : never }[keyof LinkForm];

function Form({ environment, onClose }: Omit<CreateLinkProps, "open">) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [form, setForm] = useState(emptyForm);
  const [wrong, setWrong] = useState<WrongField | null>(null);
  const create = useMutation({
    mutationFn: (wanted: PaymentLinkRequest) => api.createPaymentLink(environment, wanted),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["live", environment, "payment-links"] });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = requestOf(form);
    setWrong(typeof wanted === "string" ? wanted : null);
    if (typeof wanted !== "string") create.mutate(wanted);
  };
  const field = (name: TextName) => ({
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [name]: event.target.value }),
    error: wrong === name ? t(name === "maxPayments" ? "links.wrongPlaces" : "links.wrongAmount") : undefined,
  });
  return (
    <form className="form" onSubmit={submit}>
      <TextField label={t("links.name")} required maxLength={100} {...field("title")} />
      <TextField label={t("links.description")} maxLength={500} {...field("description")} />
      <SelectField
        label={t("links.pricing")}
        value={form.isFixed ? "fixed" : "range"}
        onChange={(event) => setForm({ ...form, isFixed: event.target.value === "fixed" })}
      >
        <option value="fixed">{t("links.fixed")}</option>
        <option value="range">{t("links.range")}</option>
      </SelectField>
      {form.isFixed ? (
        <TextField label={t("links.price")} required inputMode="numeric" placeholder="5.000" {...field("price")} />
      ) : (
        <>
          <TextField label={t("links.least")} required inputMode="numeric" placeholder="1.000" {...field("least")} />
          <TextField label={t("links.most")} required inputMode="numeric" placeholder="50.000" {...field("most")} />
        </>
      )}
      <TextField
        label={t("links.maxPayments")}
        inputMode="numeric"
        hint={t("links.maxPaymentsHint")}
        {...field("maxPayments")}
      />
      <TextField label={t("links.lastDay")} type="date" {...field("until")} />
      <TextField label={t("links.redirect")} type="url" placeholder="https://" {...field("redirectUrl")} />
      {create.error !== null && <Failed error={create.error} />}
      <div className="form-actions">
        <Button onClick={onClose}>{t("shell.cancel")}</Button>
        <Button kind="primary" type="submit" busy={create.isPending}>
          {t("links.createAction")}
        </Button>
      </div>
    </form>
  );
}

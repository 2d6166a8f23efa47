import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "../../session/sign-in";
import { Button } from "../../ui/button";
import { Copyable } from "../../ui/copy";
import { TextField } from "../../ui/field";

interface ProfileFormProps {
  readonly address: string;
  readonly busy: boolean;
  /** A signature is on its way to the service: there is no way back. */
  readonly isSending: boolean;
  readonly onSubmit: (profile: Profile) => void;
  readonly onBack: () => void;
}

export function ProfileForm({ address, busy, isSending, onSubmit, onBack }: ProfileFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [website, setWebsite] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ name: name.trim(), email: email.trim(), ...(website.trim() !== "" && { website: website.trim() }) });
  };
  return (
    <form className="form" onSubmit={submit}>
      <div className="field">
        <span className="field-label">{t("signIn.wallet")}</span>
        <Copyable text={address} />
      </div>
      <TextField
        label={t("signIn.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        maxLength={100}
        autoComplete="organization"
        autoFocus
      />
      <TextField
        label={t("signIn.email")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
        type="email"
        maxLength={254}
        autoComplete="email"
      />
      <TextField
        label={t("signIn.website")}
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
        type="url"
        maxLength={2048}
        placeholder="https://"
        autoComplete="url"
      />
      <p className="small muted">{t("signIn.twoSignatures")}</p>
      <div className="form-actions">
        <Button onClick={onBack} disabled={isSending}>
          {t("shell.back")}
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          {t("signIn.create")}
        </Button>
      </div>
    </form>
  );
}

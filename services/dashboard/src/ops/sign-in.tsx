import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Logo } from "../shell/logo";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { Failed } from "../ui/states";
import { signInWith } from "./api";

/** Asks for the operator's token, and forgets it at once. */
export function OpsSignIn() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [token, setToken] = useState("");
  const signing = useMutation({
    mutationFn: () => signInWith(token.trim()),
    onSuccess: (session) => client.setQueryData(["session"], session),
    onSettled: () => setToken(""),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signing.mutate();
  };
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Logo />
        <h1>{t("ops.title")}</h1>
        <p className="lead">{t("ops.signInLead")}</p>
        {signing.error !== null && <Failed error={signing.error} />}
        <form className="form" onSubmit={submit}>
          <TextField
            label={t("ops.token")}
            type="password"
            autoComplete="off"
            required
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
          <Button kind="primary" type="submit" busy={signing.isPending}>
            {t("ops.signIn")}
          </Button>
        </form>
      </div>
    </main>
  );
}

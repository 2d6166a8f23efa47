import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import type { ApiKey } from "../../api/schemas";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Failed } from "../../ui/states";
import { originOf } from "./origin-of";

/** The origins of a publishable key, edited where they stand. */
export function Origins({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const { allowedOrigins } = apiKey;
  const update = useMutation({
    mutationFn: (origins: readonly string[]) => api.updateKey(apiKey.id, { allowedOrigins: origins }),
    onSuccess: () => {
      setTyped("");
      return client.invalidateQueries({ queryKey: ["keys"] });
    },
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const origin = originOf(typed);
    setWrong(origin === null);
    if (origin !== null) update.mutate([...new Set([...allowedOrigins, origin])]);
  };
  return (
    <div className="origins">
      <ul aria-label={t("keys.origins")}>
        {allowedOrigins.map((origin) => (
          <li key={origin} className="chip">
            {origin}
            <button
              type="button"
              aria-label={t("keys.removeOrigin", { origin })}
              // A publishable key has at least one.
              disabled={allowedOrigins.length === 1 || update.isPending}
              onClick={() => update.mutate(allowedOrigins.filter((each) => each !== origin))}
            >
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="inline-form">
        <TextField
          label={t("keys.addOrigin")}
          placeholder="https://shop.example"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={wrong ? t("keys.wrongOrigin") : undefined}
        />
        <Button small type="submit" busy={update.isPending} disabled={typed === ""}>
          {t("keys.add")}
        </Button>
      </form>
      {update.error !== null && <Failed error={update.error} />}
    </div>
  );
}

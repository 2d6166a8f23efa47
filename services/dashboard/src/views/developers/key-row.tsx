import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import type { ApiKey } from "../../api/schemas";
import { ago, fullTime } from "../../format/time";
import { Badge, StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { SelectField } from "../../ui/field";
import { Failed } from "../../ui/states";
import { useMinute } from "../../ui/use-minute";
import { Origins } from "./origins";

interface KeyRowProps {
  readonly apiKey: ApiKey;
  readonly isLive: boolean;
  readonly onNewKey: (key: string) => void;
}

type PendingQuestion = "roll" | "revoke" | null;

export function KeyRow({ apiKey, isLive, onNewKey }: KeyRowProps) {
  const { t, i18n } = useTranslation();
  const nowMs = useMinute();
  const [question, setQuestion] = useState<PendingQuestion>(null);
  const { label, prefix, type, scopes, lastUsedAt, createdAt, revokedAt } = apiKey;
  const used =
    lastUsedAt === null ? t("keys.neverUsed") : t("keys.used", { ago: ago(lastUsedAt, nowMs, i18n.language) });
  return (
    <li className={isLive ? "key" : "key is-over"}>
      <div className="key-head">
        <strong>{label === "" ? t("keys.unnamed") : label}</strong>
        <Badge tone={type === "secret" ? "info" : "quiet"}>{t(`keys.types.${type}`)}</Badge>
        {!isLive && <StatusBadge status="revoked" />}
        {isLive && revokedAt !== null && (
          <Badge tone="warn">{t("keys.endsAt", { time: fullTime(revokedAt, i18n.language) })}</Badge>
        )}
      </div>
      <p className="small muted">
        <code>{prefix}…</code> · {used} · {t("keys.made", { time: fullTime(createdAt, i18n.language) })}
      </p>
      {type === "secret" && isLive && <p className="small muted">{scopes.join(" · ")}</p>}
      {type === "publishable" && isLive && <Origins apiKey={apiKey} />}
      {isLive && (
        <div className="key-actions">
          <Button small onClick={() => setQuestion("roll")} disabled={revokedAt !== null}>
            {t("keys.roll")}
          </Button>
          <Button small kind="danger" onClick={() => setQuestion("revoke")}>
            {t("keys.revoke")}
          </Button>
        </div>
      )}
      <RollDialog apiKey={apiKey} open={question === "roll"} onClose={() => setQuestion(null)} onNewKey={onNewKey} />
      <RevokeDialog apiKey={apiKey} open={question === "revoke"} onClose={() => setQuestion(null)} />
    </li>
  );
}

interface KeyDialogProps {
  readonly apiKey: ApiKey;
  readonly open: boolean;
  readonly onClose: () => void;
}

function RevokeDialog({ apiKey, open, onClose }: KeyDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => api.revokeKey(apiKey.id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["keys"] });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("keys.revokeTitle", { prefix: apiKey.prefix })}
      lead={t("keys.revokeMore")}
    >
      {revoke.error !== null && <Failed error={revoke.error} />}
      <div className="form-actions">
        <Button onClick={onClose}>{t("shell.cancel")}</Button>
        <Button kind="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {t("keys.revoke")}
        </Button>
      </div>
    </Dialog>
  );
}

const graces = [0, 3_600, 86_400, 604_800];

function RollDialog({ apiKey, open, onClose, onNewKey }: KeyDialogProps & Pick<KeyRowProps, "onNewKey">) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [grace, setGrace] = useState(86_400);
  const roll = useMutation({
    mutationFn: () => api.rollKey(apiKey.id, grace),
    onSuccess: ({ key }) => {
      void client.invalidateQueries({ queryKey: ["keys"] });
      onClose();
      onNewKey(key);
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("keys.rollTitle", { prefix: apiKey.prefix })}
      lead={t("keys.rollMore")}
    >
      <SelectField label={t("keys.grace")} value={grace} onChange={(event) => setGrace(Number(event.target.value))}>
        {graces.map((seconds) => (
          <option key={seconds} value={seconds}>
            {t(`keys.graces.${seconds}`)}
          </option>
        ))}
      </SelectField>
      {roll.error !== null && <Failed error={roll.error} />}
      <div className="form-actions">
        <Button onClick={onClose}>{t("shell.cancel")}</Button>
        <Button kind="primary" busy={roll.isPending} onClick={() => roll.mutate()}>
          {t("keys.roll")}
        </Button>
      </div>
    </Dialog>
  );
}

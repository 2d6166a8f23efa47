import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { rupiah } from "../../format/money";
import { shortHash } from "../../format/time";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField, TextField } from "../../ui/field";
import { Failed, Notice } from "../../ui/states";

const usual: Readonly<Record<string, string>> = { IDRX: "50000", ETH: "0.01" };

/** Play money for any wallet on the sandbox chain. */
export function Faucet() {
  const { t } = useTranslation();
  const [address, setAddress] = useState("");
  const [token, setToken] = useState("IDRX");
  const [amount, setAmount] = useState(usual.IDRX ?? "");
  const fund = useMutation({ mutationFn: api.fund });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    fund.mutate({ address: address.trim(), token, amount: amount.trim() });
  };
  const { data } = fund;
  return (
    <Card title={t("sandbox.faucet")}>
      <p className="muted">{t("sandbox.faucetMore")}</p>
      <form className="inline-form" onSubmit={submit}>
        <TextField
          label={t("sandbox.address")}
          value={address}
          required
          pattern="\s*0x[0-9a-fA-F]{40}\s*"
          placeholder="0x…"
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextField
          label={t("sandbox.amount")}
          value={amount}
          required
          inputMode="decimal"
          onChange={(event) => setAmount(event.target.value)}
        />
        <SelectField
          label={t("sandbox.token")}
          value={token}
          onChange={(event) => {
            setToken(event.target.value);
            setAmount(usual[event.target.value] ?? "");
          }}
        >
          <option>IDRX</option>
          <option>ETH</option>
        </SelectField>
        <Button kind="primary" type="submit" busy={fund.isPending}>
          {t("sandbox.fund")}
        </Button>
      </form>
      {fund.error !== null && <Failed error={fund.error} />}
      {data && (
        <Notice tone="good">
          {t("sandbox.funded", {
            address: shortHash(data.address),
            balance: data.token === "IDRX" ? rupiah(data.balance) : `${Number(data.balance) / 1e18} ETH`,
          })}
        </Notice>
      )}
    </Card>
  );
}

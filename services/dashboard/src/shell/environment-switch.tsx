import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Environment } from "../api/calls";
import { useHasSandbox } from "./environment";

/**
 * Two buttons side by side, each with its colour and its word: what is chosen can be read from across the room. Without a sandbox
 * there is one.
 */
export function EnvironmentSwitch({ environment }: { readonly environment: Environment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const environments: readonly Environment[] = useHasSandbox() ? ["sandbox", "production"] : ["production"];
  const choose = (chosen: Environment) =>
    navigate({ to: ".", search: chosen === "production" ? { env: chosen } : { env: undefined } });
  return (
    <fieldset className="switch">
      <legend className="sr-only">{t("shell.environment")}</legend>
      {environments.map((each) => (
        <button
          key={each}
          type="button"
          className={`switch-${each}`}
          aria-pressed={each === environment}
          onClick={() => choose(each)}
        >
          <span className="dot" aria-hidden="true" />
          {t(`shell.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** A bar over every view that says which money it is. */
export function EnvironmentBar({ environment }: { readonly environment: Environment }) {
  const { t } = useTranslation();
  return (
    <div className={`environment-bar is-${environment}`}>
      <strong>{t(`shell.${environment}`)}</strong>
      <span>{t(`shell.${environment}Means`)}</span>
    </div>
  );
}

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { Icon } from "./icon";

/** Copies a text and says that it did. */
export function Copy({ text, label }: { readonly text: string; readonly label?: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Button kind={label === undefined ? "quiet" : "secondary"} small onClick={copy} title={t("shell.copy")}>
      <Icon name={copied ? "check" : "copy"} size={15} />
      {label !== undefined && <span>{copied ? t("shell.copied") : label}</span>}
      {label === undefined && <span className="sr-only">{copied ? t("shell.copied") : t("shell.copy")}</span>}
    </Button>
  );
}

/** A long value on one line, with a button that copies the whole of it. */
export function Copyable({ text, shown = text }: { readonly text: string; readonly shown?: string }) {
  return (
    <span className="copyable">
      <code title={text}>{shown}</code>
      <Copy text={text} />
    </span>
  );
}

/** A block of code or data. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div className="code">
      <div className="code-copy">
        <Copy text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
    </div>
  );
}

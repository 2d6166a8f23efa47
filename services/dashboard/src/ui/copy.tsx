import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { Icon } from "./icon";

/** Copies a text and says that it did. A page without https, or a browser, may forbid it: then the text is selected instead. */
export function Copy({ text, label }: { readonly text: string; readonly label?: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setRefused(true);
    }
  };
  return (
    <>
      <Button kind={label === undefined ? "quiet" : "secondary"} small onClick={copy} title={t("shell.copy")}>
        <Icon name={copied ? "check" : "copy"} size={15} />
        {label !== undefined && <span>{copied ? t("shell.copied") : label}</span>}
        {label === undefined && <span className="sr-only">{copied ? t("shell.copied") : t("shell.copy")}</span>}
      </Button>
      {isRefused && <Selected text={text} onLeave={() => setRefused(false)} />}
    </>
  );
}

/** The whole text in a field of its own: where the button is, the text may be shortened or hidden. */
function Selected({ text, onLeave }: { readonly text: string; readonly onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <label className="copy-refused">
      {t("shell.copyRefused")}
      <textarea ref={selectAll} readOnly rows={text.includes("\n") ? 6 : 2} value={text} onBlur={onLeave} />
    </label>
  );
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
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

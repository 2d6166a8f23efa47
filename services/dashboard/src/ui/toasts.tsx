import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { Icon } from "./icon";

interface Toast {
  readonly id: number;
  readonly text: ReactNode;
}

const shownMs = 6_000;
const most = 3;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const report of listeners) report();
}

/** Says something in passing, in a corner of the page. */
export function toast(text: ReactNode): void {
  const id = nextId++;
  set([...toasts, { id, text }].slice(-most));
  setTimeout(() => dismiss(id), shownMs);
}

function dismiss(id: number): void {
  set(toasts.filter((each) => each.id !== id));
}

function subscribe(report: () => void): () => void {
  listeners.add(report);
  return () => listeners.delete(report);
}

export function Toasts() {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text }) => (
        <div key={id} className="toast">
          <div>{text}</div>
          <Button kind="quiet" small onClick={() => dismiss(id)} aria-label={t("shell.close")}>
            <Icon name="close" size={14} />
          </Button>
        </div>
      ))}
    </div>
  );
}

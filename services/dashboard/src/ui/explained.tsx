import { useTranslation } from "react-i18next";
import { asProblem } from "../api/problem";
import { Button } from "./button";
import { Failed, Notice } from "./states";

interface ExplainedProps {
  readonly error: unknown;
  /** The texts' path, such as `refund.reasons`: they are found by the problem's reason, then by its code. */
  readonly texts: string;
  readonly retry?: () => void;
}

/** A problem in the words of what was tried; without such words, in those of the whole dashboard. */
export function Explained({ error, texts, retry }: ExplainedProps) {
  const { t, i18n } = useTranslation();
  const { code, details } = asProblem(error);
  const key = [`${texts}.${details.reason}`, `${texts}.${code}`].find((each) => i18n.exists(each));
  if (key === undefined) return <Failed error={error} {...(retry !== undefined && { retry })} />;
  const again = retry && (
    <Button small onClick={retry}>
      {t("shell.retry")}
    </Button>
  );
  return (
    <div ref={showWhole}>
      <Notice tone="bad" action={again}>
        {t(key, details)}
      </Notice>
    </div>
  );
}

/** On a phone a dialog is longer than the screen, and its end is where the buttons are. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

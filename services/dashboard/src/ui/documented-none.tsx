import { useTranslation } from "react-i18next";
import type { IconName } from "./icon";
import { Empty } from "./states";

interface DocumentedNoneProps {
  readonly icon: IconName;
  /** The title where there are none at all, how one comes to be, and the words of the link to its page. */
  readonly texts: Readonly<Record<"none" | "more" | "docs", string>>;
  /** The page of the documentation. */
  readonly page: "holds" | "channels";
}

/** A list that is empty because the merchant has none yet. */
export function DocumentedNone({ icon, texts, page }: DocumentedNoneProps) {
  const { i18n } = useTranslation();
  return (
    <Empty icon={icon} title={texts.none}>
      <p>{texts.more}</p>
      <a href={i18n.language === "id" ? `/docs/id/${page}` : `/docs/${page}`} target="_blank" rel="noreferrer">
        {texts.docs}
      </a>
    </Empty>
  );
}

import { useTranslation } from "react-i18next";
import type { Language } from "./preferences";
import { chooseLanguage } from "./translate";

const languages: readonly Language[] = ["en", "id"];

export function LanguageLinks() {
  const { t, i18n } = useTranslation();
  return (
    <div className="language-links">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => chooseLanguage(language)}
        >
          {t(`account.languages.${language}`)}
        </button>
      ))}
    </div>
  );
}

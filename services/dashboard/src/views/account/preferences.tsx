import { useState } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, type Language, storedTheme, type Theme } from "../../shell/preferences";
import { chooseLanguage } from "../../shell/translate";
import { Card } from "../../ui/card";
import { SelectField } from "../../ui/field";

const languages: readonly Language[] = ["en", "id"];
const themes: readonly Theme[] = ["system", "light", "dark"];

export function Preferences() {
  const { t, i18n } = useTranslation();
  const [theme, setTheme] = useState<Theme>(storedTheme());
  const pick = (chosen: Theme) => {
    setTheme(chosen);
    chooseTheme(chosen);
  };
  return (
    <Card title={t("account.preferences")}>
      <div className="form">
        <SelectField
          label={t("account.language")}
          value={i18n.language}
          onChange={(event) => chooseLanguage(event.target.value === "id" ? "id" : "en")}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {t(`account.languages.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t("account.theme")}
          value={theme}
          onChange={(event) => pick(themes.find((each) => each === event.target.value) ?? "system")}
        >
          {themes.map((each) => (
            <option key={each} value={each}>
              {t(`account.themes.${each}`)}
            </option>
          ))}
        </SelectField>
        <p className="small muted">
          {t("account.preferencesMore", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </p>
      </div>
    </Card>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, storedTheme, type Theme } from "../shell/preferences";

const themes: readonly Theme[] = ["system", "light", "dark"];

export function ThemeSelect() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <select
      className="ops-select"
      aria-label={t("ops.themeLabel")}
      value={theme}
      onChange={(event) => choose(event.target.value as Theme)}
    >
      {themes.map((each) => (
        <option key={each} value={each}>
          {t(`ops.theme.${each}`)}
        </option>
      ))}
    </select>
  );
}

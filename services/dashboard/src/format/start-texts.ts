import i18next from "i18next";
import { initReactI18next } from "react-i18next";

/** Begins with the texts of one language. React escapes what it shows, so the texts' values are not escaped before. */
export async function startTexts(language: string, messages: object): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: messages } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  });
}

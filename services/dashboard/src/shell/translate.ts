import i18next from "i18next";
import { startTexts } from "../format/start-texts";
import { type Language, storedLanguage, storeLanguage } from "./preferences";

const texts: Readonly<Record<Language, () => Promise<{ readonly messages: object }>>> = {
  en: () => import("../locales/en"),
  id: () => import("../locales/id"),
};

/** Texts in the merchant's language; the other one is fetched when it is chosen. */
export async function startTranslation(): Promise<void> {
  const language = storedLanguage();
  const { messages } = await texts[language]();
  await startTexts(language, messages);
  document.documentElement.lang = language;
}

export async function chooseLanguage(language: Language): Promise<void> {
  const { messages } = await texts[language]();
  i18next.addResourceBundle(language, "translation", messages);
  await i18next.changeLanguage(language);
  storeLanguage(language);
  document.documentElement.lang = language;
}

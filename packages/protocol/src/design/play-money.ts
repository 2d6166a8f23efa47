/** The banner of every page of the sandbox on which somebody pays. */
export const playMoneyBanner: Readonly<Record<"id" | "en", string>> = {
  id: "Sandbox: hanya uang percobaan. Tidak ada uang sungguhan yang berpindah.",
  en: "Sandbox: play money only. No real money moves.",
};

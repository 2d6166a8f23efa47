import { useTranslation } from "react-i18next";
import type { Problem } from "../../api/problem";
import { Failed, Notice } from "../../ui/states";

/** Why signing in did not work, in the words of someone who wants it to. */
export function SignInFailure({ error }: { readonly error: Problem }) {
  const { t, i18n } = useTranslation();
  const key = [`signIn.reasons.${error.details.reason}`, `signIn.reasons.${error.code}`].find((each) =>
    i18n.exists(each),
  );
  return key === undefined ? <Failed error={error} /> : <Notice tone="bad">{t(key)}</Notice>;
}

import { useTranslation } from "react-i18next";
import { SelectField } from "./field";

interface StatusFilterProps {
  readonly statuses: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (status: string | undefined) => void;
  /** The name of a status's text, where it is not the status itself. */
  readonly textOf?: (status: string) => string;
}

/** Chooses one status of a list's records, or any. */
export function StatusFilter({ statuses, chosen, onChoose, textOf = asItIs }: StatusFilterProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t("payments.status")}
      value={chosen ?? ""}
      onChange={(event) => onChoose(event.target.value || undefined)}
    >
      <option value="">{t("payments.anyStatus")}</option>
      {statuses.map((each) => (
        <option key={each} value={each}>
          {t(`status.${textOf(each)}`)}
        </option>
      ))}
    </SelectField>
  );
}

const asItIs = (status: string) => status;

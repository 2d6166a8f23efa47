import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";

interface Labelled {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export function TextField({ label, hint, error, ...input }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const described = hint || error ? `${id}-more` : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={described} aria-invalid={error ? true : undefined} {...input} />
      {error ? (
        <p key="error" id={described} className="field-error" role="alert">
          {error}
        </p>
      ) : (
        hint && (
          <p key="hint" id={described} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export function SelectField({ label, hint, children, ...select }: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} aria-describedby={hint ? `${id}-more` : undefined} {...select}>
        {children}
      </select>
      {hint && (
        <p id={`${id}-more`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

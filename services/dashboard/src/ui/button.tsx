import { Slot } from "@radix-ui/react-slot";
import type { ButtonHTMLAttributes } from "react";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: "primary" | "secondary" | "quiet" | "danger";
  readonly small?: boolean;
  /** While its work goes on: it cannot be pressed, and says so. */
  readonly busy?: boolean;
  /** The one child is the element, such as a link. */
  readonly asChild?: boolean;
}

export function Button({ kind = "secondary", small, busy, asChild, className, ...rest }: ButtonProps) {
  const classes = ["button", `button-${kind}`, small && "button-small", className].filter(Boolean).join(" ");
  if (asChild) return <Slot className={classes} {...rest} />;
  const { children, disabled, type = "button", ...props } = rest;
  return (
    <button {...props} type={type} className={classes} disabled={disabled || busy} aria-busy={busy || undefined}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { Icon } from "./icon";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** False: only its own buttons close it. */
  readonly dismissible?: boolean;
}

export function Dialog({ open, onClose, title, lead, children, dismissible = true }: DialogProps) {
  const { t } = useTranslation();
  const stay = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay">
          <Radix.Content className="dialog" onPointerDownOutside={stay} onEscapeKeyDown={stay}>
            <header className="dialog-head">
              <Radix.Title>{title}</Radix.Title>
              {dismissible && (
                <Radix.Close asChild>
                  <Button kind="quiet" small aria-label={t("shell.close")}>
                    <Icon name="close" size={16} />
                  </Button>
                </Radix.Close>
              )}
            </header>
            <Radix.Description asChild>
              <div className={lead ? "dialog-lead" : "sr-only"}>{lead ?? title}</div>
            </Radix.Description>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

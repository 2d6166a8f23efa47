import { Slot } from "@radix-ui/react-slot";
import { type ReactNode, useEffect } from "react";

interface RemoveScrollProps {
  readonly children: ReactNode;
  readonly as?: unknown;
  readonly allowPinchZoom?: boolean;
  readonly shards?: unknown;
  readonly enabled?: boolean;
}

let locks = 0;

/**
 * Takes the place of the package of this name, which Radix uses: that one writes a style element into the page, and the policy
 * forbids inline styles. The page's own style sheet stops the scrolling.
 */
export function RemoveScroll({ children, enabled = true }: RemoveScrollProps) {
  useEffect(() => {
    if (!enabled) return;
    locks += 1;
    document.body.dataset.scrollLocked = "true";
    return () => {
      locks -= 1;
      if (locks === 0) delete document.body.dataset.scrollLocked;
    };
  }, [enabled]);
  return <Slot>{children}</Slot>;
}

RemoveScroll.classNames = { fullWidth: "", zeroRight: "" };

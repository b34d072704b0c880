import type { ComponentPropsWithRef, ReactNode } from "react";
import { useRipple } from "./Ripple.tsx";

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "aria-label" | "children" | "className" | "disabled"
> {
  /** The accessible name, which describes the action. */
  label: string;
  size?: "small" | "large";
  /** `default` and `active` make it a toggle button that is off or on. */
  state?: "default" | "disabled" | "active";
  /** A single icon. */
  children: ReactNode;
}

/** Renders a round button with only an icon. */
export function IconButton({ label, size = "large", state, children, ...button }: IconButtonProps) {
  const { ripple, onPointerDown } = useRipple();
  if (!label.trim())
    throw new Error('`<IconButton>` needs a `label`: what a press does, such as "Remember".');
  const isDisabled = state === "disabled";
  return (
    <button
      type="button"
      aria-pressed={state === undefined || isDisabled ? undefined : state === "active"}
      onPointerDown={isDisabled ? undefined : onPointerDown}
      {...button}
      className="kontor-icon-button"
      data-size={size === "large" ? undefined : size}
      data-state={state === "default" ? undefined : state}
      aria-label={label}
      title={label}
      disabled={isDisabled}
    >
      {children}
      {ripple}
    </button>
  );
}

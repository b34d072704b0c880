import type { ComponentPropsWithRef, ReactNode } from "react";
import { useRipple } from "./Ripple.tsx";

export interface ButtonLook {
  size?: "small" | "medium" | "large";
  /** `activating` is for the page's main action, `sale` for reduced products, `community` for the member programme. */
  variant?: "primary" | "secondary" | "activating" | "sale" | "community";
  /** "loading" while the action is running: the button announces that and ignores clicks. */
  state?: "none" | "loading";
  isDisabled?: boolean;
  /** A text, or elements: a text beside an icon needs an element of its own, because translators of browsers replace texts. */
  children: ReactNode;
}
type OwnProps = keyof ButtonLook | "className" | "disabled";
type AsButton = Omit<ComponentPropsWithRef<"button">, OwnProps> & { href?: undefined };
type AsLink = Omit<ComponentPropsWithRef<"a">, OwnProps> & { href: string };
export type ButtonProps = ButtonLook & (AsButton | AsLink);

/** Renders a button, or with `href` a link that looks like a button. It does nothing while loading or disabled. */
export function Button({
  size = "medium",
  variant = "primary",
  state = "none",
  isDisabled = false,
  children,
  ...element
}: ButtonProps) {
  const { ripple, onPointerDown } = useRipple();
  const isLoading = state === "loading";
  const isBlocked = isLoading || isDisabled;
  const shared = {
    className: "kontor-button",
    "data-size": size === "medium" ? undefined : size,
    "data-variant": variant === "primary" ? undefined : variant,
    "aria-busy": isLoading || undefined,
  };
  const content = (
    <>
      {isLoading && <span className="kontor-button__spinner" aria-hidden />}
      {typeof children === "string" ? <span>{children}</span> : children}
      {ripple}
    </>
  );
  if (element.href !== undefined)
    return isBlocked ? (
      <a {...element} {...shared} {...notToFollow}>
        {content}
      </a>
    ) : (
      <a onPointerDown={onPointerDown} {...element} {...shared}>
        {content}
      </a>
    );
  return (
    <button
      type="button"
      onPointerDown={isBlocked ? undefined : onPointerDown}
      {...element}
      {...shared}
      disabled={isDisabled}
      // Not `disabled` while loading: that would remove the focus.
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : element.onClick}
    >
      {content}
    </button>
  );
}

/** A link without an address cannot be followed, but keeps its role. */
const notToFollow = { href: undefined, onClick: undefined, role: "link", "aria-disabled": true };

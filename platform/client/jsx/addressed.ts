import type { ElementType } from "react";
import { inShop, shopBase } from "../shop-address.ts";

/** Attributes of HTML whose value is an address. */
const attributes = ["href", "src", "action", "ping"] as const;

/**
 * Returns the props of an element with addresses as this page needs them. Components pass theirs on to elements and get them
 * unchanged.
 */
export function addressed<Props>(type: ElementType, props: Props): Props {
  if (typeof type !== "string" || !shopBase()) return props;
  const changed = { ...props } as Record<string, unknown>;
  for (const name of attributes)
    if (typeof changed[name] === "string") changed[name] = inShop(changed[name]);
  // Addresses of one picture, each with a width.
  if (typeof changed.srcSet === "string")
    changed.srcSet = changed.srcSet.split(", ").map(inShop).join(", ");
  return changed as Props;
}

import { attachConnectionCheck } from "./connection-check.ts";

interface CheckoutProps {
  /** Shown when a form cannot be sent. */
  text: string;
}

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    Checkout: CheckoutProps;
  }
}

/** Lets the forms of the checkout say that there is no connection, without React. */
export function hydrate(_container: Element, { text }: CheckoutProps) {
  attachConnectionCheck(document, text);
}

import { attachConnectionCheck } from "./connection-check.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    Checkout: { text: string };
  }
}

/** Lets the forms of the checkout say that there is no connection, without React. */
export function hydrate(_container: Element, { text }: { text: string }) {
  attachConnectionCheck(document, text);
}

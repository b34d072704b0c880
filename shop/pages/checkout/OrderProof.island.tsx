import { sendSolved, type OrderProofData } from "./send-solved.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    OrderProof: OrderProofData;
  }
}

/** Needs no React: only a text changes before the form is sent. */
export function hydrate(container: Element, data: OrderProofData) {
  void sendSolved(container, data);
}

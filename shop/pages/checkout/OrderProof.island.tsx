import type { Challenge } from "../../../platform/client/solve-challenge.ts";
import { solutionField } from "../../orders/checkout-contract.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    OrderProof: OrderProofData;
  }
}

/** Needs no React: only a text changes before the form is sent. */
export function hydrate(container: Element, data: OrderProofData) {
  void sendSolved(container, data);
}

/** Data for the browser that solves a challenge; `solving` is shown while it does. */
export interface OrderProofData {
  challenge: object;
  solving: string;
}

/**
 * Solves the challenge of an order whose button was pressed, and sends its form again with the solution. In a browser that cannot solve
 * it, the text about the code stays.
 */
async function sendSolved(container: Element, { challenge, solving }: OrderProofData) {
  const form = container.closest("form");
  const text = container.querySelector("p");
  if (!form || !text) return;
  const scriptless = text.textContent;
  text.textContent = solving;
  const { solutionOf } = await import("../../../platform/client/solve-challenge.ts");
  const solution = await solutionOf(challenge as Challenge).catch(() => undefined);
  if (solution === undefined) {
    text.textContent = scriptless;
    return;
  }
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: solutionField, value: solution });
  form.append(field);
  form.requestSubmit();
}

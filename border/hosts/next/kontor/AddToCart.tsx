"use client";

import { useCart } from "@kontor/border/react";
import { useState } from "react";

/** Adds an article to the border's cart, and shows how many are in it. */
export function AddToCart({ productId }: { productId: string }) {
  const { count, add } = useCart();
  const [problem, setProblem] = useState("");
  const addOne = () =>
    add({ productId, quantity: 1 })
      // The border's script has not arrived, for example without a network.
      .catch(() => "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.")
      // Empty after success, else the reason in the shop's language.
      .then(setProblem);
  return (
    <>
      <button type="button" onClick={addOne}>
        In den Warenkorb
      </button>
      <p>Im Warenkorb: {count}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

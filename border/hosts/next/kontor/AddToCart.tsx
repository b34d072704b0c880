"use client";

import { useCart } from "@kontor/border/react";
import { useState } from "react";

/** Adds an article to the border's cart, and shows how many are in it. */
export function AddToCart({ productId }: { productId: string }) {
  const { count, add } = useCart();
  const [problem, setProblem] = useState("");
  return (
    <>
      {/* Empty after success, else the reason in the shop's language. */}
      <button type="button" onClick={async () => setProblem(await add({ productId, quantity: 1 }))}>
        In den Warenkorb
      </button>
      <p>Im Warenkorb: {count}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

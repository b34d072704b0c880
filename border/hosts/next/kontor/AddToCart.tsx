"use client";

import { useEffect, useState } from "react";

/** Adds an article to the border's cart, and shows how many are in it. */
export function AddToCart({ productId }: { productId: string }) {
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const update = ({ detail }: CustomEvent<{ count: number }>) => setCount(detail.count);
    addEventListener("kontor:cart-data-changed", update);
    return () => removeEventListener("kontor:cart-data-changed", update);
  }, []);

  // Empty after success, else the reason in the shop's language.
  const add = async () =>
    setProblem((await window.kontor?.cart?.add({ productId, quantity: 1 })) ?? "");
  return (
    <>
      <button type="button" onClick={() => void add()}>
        In den Warenkorb
      </button>
      <p>Im Warenkorb: {count}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

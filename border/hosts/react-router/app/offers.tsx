import { useCart } from "@kontor/border/react";
import { useState } from "react";
import { Link } from "react-router";
import { articles } from "./articles.ts";

export const meta = () => [{ title: "Angebote" }];

export default function Offers() {
  const { count, add } = useCart();
  const [problem, setProblem] = useState("");
  const addOne = (productId: string) =>
    add({ productId, quantity: 1 })
      // The border's script has not arrived, for example without a network.
      .catch(() => "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.")
      // Empty after success, else the reason in the shop's language.
      .then(setProblem);
  return (
    <>
      <h1>Angebote</h1>
      <Link to="/page.html">Start</Link>
      <ul>
        {articles.map(({ productId, title }) => (
          <li key={productId}>
            <button type="button" onClick={() => addOne(productId)}>
              {title} in den Warenkorb
            </button>
          </li>
        ))}
      </ul>
      <p>Im Warenkorb: {count}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

import { useCart } from "@kontor/border/react";
import { BorderRouter } from "@kontor/border/react-router";
import { useState } from "react";
import { useLoaderData, type RouteObject } from "react-router";
import type { PageHandle } from "./describe-page.ts";
import { Layout } from "./Layout.tsx";

const offers = [
  { productId: "100111", title: "Kaffee Hafenblick" },
  { productId: "101101", title: "Filterkaffeemaschine" },
];

/** Returns the offers whose title contains the search text of an address. */
function findOffers({ request }: { request: Request }) {
  const text = new URL(request.url).searchParams.get("query") ?? "";
  return offers.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
}

const Start = () => <h1 tabIndex={-1}>A single-page application</h1>;

function Offers() {
  const cart = useCart();
  const [problem, setProblem] = useState("");
  const add = (productId: string) =>
    cart
      .add({ productId, quantity: 1 })
      // The border's script has not arrived, for example without a network.
      .catch(() => "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.")
      // Empty after success, else the reason in the shop's language.
      .then(setProblem);
  return (
    <>
      <h1 tabIndex={-1}>Angebote</h1>
      <ul>
        {offers.map(({ productId, title }) => (
          <li key={productId}>
            {title}{" "}
            <button type="button" onClick={() => add(productId)}>
              {title} in den Warenkorb
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </>
  );
}

function Results() {
  const found = useLoaderData<typeof findOffers>();
  return (
    <>
      <h1 tabIndex={-1}>{found.length} Treffer</h1>
      <ul>
        {found.map(({ productId, title }) => (
          <li key={productId}>{title}</li>
        ))}
      </ul>
    </>
  );
}

/** A search of the border opens the application's own page of results, and the shop's pages are loaded. */
const Root = () => (
  <>
    <BorderRouter routes={routes} />
    <Layout />
  </>
);

const page = (title: string, pageType: string) => ({ title, pageType }) satisfies PageHandle;

/** The pages of the application. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        path: "/page.html",
        handle: page("A single-page application", "homepage"),
        element: <Start />,
      },
      { path: "/offers", handle: page("Angebote", "category"), element: <Offers /> },
      {
        path: "/search",
        handle: page("Suche", "search"),
        loader: findOffers,
        element: <Results />,
      },
    ],
  },
];

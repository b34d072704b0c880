import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { articles } from "./articles.ts";

export const meta = () => [{ title: "Suche" }];

/** Returns the articles whose title contains the search text of the address. */
export function loader({ request }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get("query") ?? "";
  return articles.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
}

export default function Results() {
  const found = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{found.length} Treffer</h1>
      <ul>
        {found.map(({ productId, title }) => (
          <li key={productId}>{title}</li>
        ))}
      </ul>
    </>
  );
}

import { BorderPart, shareParts, useBorderRouter } from "@kontor/border/react";
import { useCallback } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLoaderData,
  useNavigate,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "react-router";
import { border } from "./border.server.ts";
import { pages } from "./pages.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await border.get(request);
  return data(shareParts(page), { headers: page.headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The border does not change with the application's pages. */
export const shouldRevalidate = () => false;

export default function Root() {
  const parts = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  // A search of the border opens the application's own page of results, and the shop's pages are loaded.
  useBorderRouter(
    useCallback(
      ({ pathname, search, hash }: URL) => {
        if (!pages.includes(pathname)) return false;
        void navigate(pathname + search + hash);
        return true;
      },
      [navigate],
    ),
  );
  return (
    // The border's script writes attributes on html before React hydrates.
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body style={{ margin: 0 }}>
        <script dangerouslySetInnerHTML={{ __html: "window.kontor = { spa: true }" }} />
        <BorderPart name="header" parts={parts} />
        <main id="kontor-content">
          <Outlet />
        </main>
        <BorderPart name="footer" parts={parts} />
        <Scripts />
      </body>
    </html>
  );
}

import { createRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { describePage } from "./describe-page.ts";
import { routes } from "./routes.tsx";

const router = createBrowserRouter(routes);

// The border reads the page's description in the task of a navigation. React renders later, so no component writes it.
router.subscribe(describePage);
describePage(router.state);

window.kontor = {
  ...window.kontor,
  router: {
    // A search of the border opens the application's own page of results, and the shop's pages are loaded.
    navigate: (url) =>
      matchRoutes(routes, new URL(url, location.href))
        ? void router.navigate(url)
        : location.assign(url),
  },
};

createRoot(document.getElementById("kontor-content")!).render(<RouterProvider router={router} />);

import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { describePage } from "./describe-page.ts";
import { routes } from "./routes.tsx";

const router = createBrowserRouter(routes);

// The border reads the page's description in the task of a navigation. React renders later, so no component writes it.
router.subscribe(describePage);
describePage(router.state);

createRoot(document.getElementById("kontor-content")!).render(<RouterProvider router={router} />);

import { route, type RouteConfig } from "@react-router/dev/routes";

const routes: RouteConfig = [
  route("page.html", "./start.tsx"),
  route("offers", "./offers.tsx"),
  route("search", "./results.tsx"),
];

export default routes;

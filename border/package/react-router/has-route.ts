import { matchRoutes, type RouteObject } from "react-router";

/** Paths of routes for every address, with which applications say "not found". */
const catchAll = ["*", "/*"];

/** Reports whether one of the application's routes is for a path. One that catches all others is for none: the shop may have the page. */
export function hasRoute(routes: RouteObject[], path: string, basename?: string): boolean {
  const last = matchRoutes(routes, path, basename)?.at(-1);
  return last !== undefined && !catchAll.includes(last.route.path ?? "");
}

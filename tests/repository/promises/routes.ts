import { readFileSync } from "node:fs";

/** Methods and addresses of docs/routes.md: "POST /account/orders/:number". */
const routes = new Set(
  [...readFileSync("docs/routes.md", "utf8").matchAll(/^ {4}([A-Z ]+?) +(\/\S*)$/gm)].flatMap(
    ([, methods, path]) => methods!.split(" ").map((method) => `${method} ${path}`),
  ),
);

/** Reports whether the shop has a route, `/account/orders/:number`. */
export const isRoute = (method: "GET" | "POST", path: string): boolean =>
  routes.has(`${method} ${path}`);

import { readFileSync } from "node:fs";

const { paths } = JSON.parse(readFileSync("docs/openapi.json", "utf8")) as {
  paths: Record<string, Partial<Record<string, object>>>;
};

/** Reports whether the shop has a route, `/account/orders/{number}`. */
export const isRoute = (method: "get" | "post", path: string): boolean =>
  paths[path]?.[method] !== undefined;

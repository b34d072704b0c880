import { jsx as create, jsxs as createWithChildren } from "react/jsx-runtime";
import { addressed } from "./addressed.ts";

/**
 * React's JSX runtime, with the addresses of elements converted for their page (`shop-address.ts`). Builds name it
 * (vite.config.ts).
 */

export { Fragment } from "react/jsx-runtime";

export const jsx: typeof create = (type, props, key) => create(type, addressed(type, props), key);

export const jsxs: typeof create = (type, props, key) =>
  createWithChildren(type, addressed(type, props), key);

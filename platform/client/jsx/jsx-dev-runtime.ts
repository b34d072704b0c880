import { jsxDEV as create } from "react/jsx-dev-runtime";
import { addressed } from "./addressed.ts";

/** The runtime of development and tests: `jsx-runtime.ts` says what for. */

export { Fragment } from "react/jsx-dev-runtime";

export const jsxDEV: typeof create = (type, props, ...rest) =>
  create(type, addressed(type, props), ...rest);

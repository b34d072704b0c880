export { BorderAround, type BorderAroundProps } from "../next/BorderAround.tsx";
export { BorderRouter } from "../next/BorderRouter.tsx";

export { BorderAround, type BorderAroundProps } from "../next/BorderAround.tsx";
export { BorderRouter } from "../next/BorderRouter.tsx";
export { StaticBorderAround, type StaticBorderAroundProps } from "../next/StaticBorderAround.tsx";

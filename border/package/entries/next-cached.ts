export { CachedBorderAround, type CachedBorderAroundProps } from "../next/CachedBorderAround.tsx";

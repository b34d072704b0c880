import { table } from "./example-pictures.ts";
import { AspectRatio } from "./AspectRatio.tsx";

const cup = <img src={table} alt="A cup on a table" />;

const wide = <AspectRatio ratio="16/9">{cup}</AspectRatio>;
const classic = <AspectRatio ratio="4/3">{cup}</AspectRatio>;
const photograph = <AspectRatio ratio="3/2">{cup}</AspectRatio>;
const square = <AspectRatio ratio="1/1">{cup}</AspectRatio>;
const anyNumber = <AspectRatio ratio={2.35}>{cup}</AspectRatio>;

export const examples = { wide, classic, photograph, square, anyNumber };

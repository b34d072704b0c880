import { createElement, type ReactNode } from "react";
import type { IconDrawing } from "../shared/brand/icon-drawing.ts";

export interface IconProps {
  /** An icon such as `Menu` of "@lucide/icons/icons/menu". */
  icon: IconDrawing;
  /** Width and height in pixels at the default font size. They grow with the font size that the reader chose (border.css). */
  size?: number;
  strokeWidth?: number;
}

/** Renders a decorative icon in the colour of its words (border.css). Its meaning is stated by adjacent text, or by the label of the button around it. */
export function Icon({ icon, size = 24, strokeWidth = 2 }: IconProps) {
  const length = `${size / 16}em`;
  return (
    <svg
      width={length}
      height={length}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      className="lucide"
      aria-hidden
      {...drawn(icon)}
    />
  );
}

type Drawn = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/** A header has some thirty icons, so what is in them is created once instead of at every rendering. */
const created = new WeakMap<IconDrawing, Drawn>();

function drawn(icon: IconDrawing): Drawn {
  let inside = created.get(icon);
  if (!inside) {
    // Browsers get elements: pages' policies forbid to set HTML.
    inside = import.meta.env.SSR
      ? { dangerouslySetInnerHTML: { __html: icon.node.map(htmlOf).join("") } }
      : {
          children: icon.node.map(([element, attributes]) => createElement(element, attributes)),
        };
    created.set(icon, inside);
  }
  return inside;
}

/** Returns an element as React writes it. */
const htmlOf = ([element, { key: _key, ...attributes }]: IconDrawing["node"][number]) =>
  `<${element}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}></${element}>`;

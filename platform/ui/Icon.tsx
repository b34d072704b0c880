import { createElement, type ReactNode } from "react";

/** An icon as `@lucide/icons` defines it, on a grid of 24 by 24. */
export interface IconDrawing {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

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
    >
      {elementsOf(icon)}
    </svg>
  );
}

/** A header has some thirty icons, so their elements are created once instead of at every rendering. */
const created = new WeakMap<IconDrawing, ReactNode>();

function elementsOf(icon: IconDrawing): ReactNode {
  let elements = created.get(icon);
  if (!elements) {
    elements = icon.node.map(([element, attributes]) => createElement(element, attributes));
    created.set(icon, elements);
  }
  return elements;
}

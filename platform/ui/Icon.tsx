import { createElement, type ReactNode } from "react";

/** An icon as `@lucide/icons` defines it, on a grid of 24 by 24. */
export interface IconDrawing {
  name: string;
  /** Former names. */
  aliases?: readonly string[];
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

export interface IconProps {
  /** An icon such as `Menu` of "@lucide/icons/icons/menu". */
  icon: IconDrawing;
  /** Width and height in pixels at the default font size. They grow with the font size that the reader chose (border.css). */
  size?: number;
  strokeWidth?: number;
}

/** Renders a decorative icon. Its meaning is stated by adjacent text, or by the label of the button around it. */
export function Icon({ icon, size = 24, strokeWidth = 2 }: IconProps) {
  const { className, children } = partsOf(icon);
  const length = `${size / 16}em`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={length}
      height={length}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      {children}
    </svg>
  );
}

interface Parts {
  className: string;
  children: ReactNode;
}

/** A header has some thirty icons, so their elements are created once instead of at every rendering. */
const created = new WeakMap<IconDrawing, Parts>();

function partsOf(icon: IconDrawing): Parts {
  let parts = created.get(icon);
  if (!parts) {
    const { name, aliases = [], node } = icon;
    parts = {
      className: ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" "),
      children: node.map(([element, attributes]) => createElement(element, attributes)),
    };
    created.set(icon, parts);
  }
  return parts;
}

import { createElement, type ReactNode } from "react";

/** An icon as `@lucide/icons` describes it, on a field of 24 by 24. */
export interface IconDrawing {
  name: string;
  /** Names that it had before. */
  aliases?: readonly string[];
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

export interface IconProps {
  /** Such as `Menu` of "@lucide/icons/icons/menu". */
  icon: IconDrawing;
  /** Width and height in pixels. */
  size?: number;
  strokeWidth?: number;
}

/** A decorative icon: its meaning is a text beside it, or the label of the button around it. */
export function Icon({ icon, size = 24, strokeWidth = 2 }: IconProps) {
  const { className, inside } = partsOf(icon);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
      {...inside}
    />
  );
}

interface Parts {
  className: string;
  inside: { dangerouslySetInnerHTML: { __html: string } } | { children: ReactNode };
}

/** A header has some thirty icons: made once, they cost its rendering a third less. */
const made = new WeakMap<IconDrawing, Parts>();
const isServer = typeof document === "undefined";

function partsOf(icon: IconDrawing): Parts {
  let parts = made.get(icon);
  if (!parts) {
    const { name, aliases = [], node } = icon;
    parts = {
      className: ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" "),
      // The security policy of the pages lets no script set markup: the browser makes elements.
      inside: isServer
        ? { dangerouslySetInnerHTML: { __html: node.map(markupOf).join("") } }
        : { children: node.map(elementOf) },
    };
    made.set(icon, parts);
  }
  return parts;
}

function markupOf([element, { key: _key, ...attributes }]: IconDrawing["node"][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${written.join("")}></${element}>`;
}

const elementOf = (
  [element, { key: _key, ...attributes }]: IconDrawing["node"][number],
  index: number,
) => createElement(element, { key: index, ...attributes });

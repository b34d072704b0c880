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

/** An icon as an ornament: what it means stands beside it, or is the label of the button around it. */
export function Icon({ icon, size = 24, strokeWidth = 2 }: IconProps) {
  const { className, inside } = markupOf(icon);
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
      dangerouslySetInnerHTML={inside}
    />
  );
}

interface Markup {
  className: string;
  inside: { __html: string };
}

/** A header has some thirty icons: written out once, they cost its rendering a third less. */
const markups = new WeakMap<IconDrawing, Markup>();

function markupOf(icon: IconDrawing): Markup {
  let markup = markups.get(icon);
  if (!markup) {
    const { name, aliases = [], node } = icon;
    markup = {
      className: ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" "),
      inside: { __html: node.map(elementOf).join("") },
    };
    markups.set(icon, markup);
  }
  return markup;
}

function elementOf([element, { key: _key, ...attributes }]: IconDrawing["node"][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${written.join("")}></${element}>`;
}

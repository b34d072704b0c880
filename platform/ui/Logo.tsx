import { svgParts } from "../shared/brand.ts";

/** Renders the logo of a brand, given as SVG, in the colour of the text around it. */
export function Logo({ svg, title }: { svg: string; title: string }) {
  const { viewBox, content } = svgParts(svg);
  // Hosts may parse a fragment as HTML or as XML: with closing tags it is both.
  const closed = content.replaceAll(/<(\w+)([^<>]*)\/>/g, "<$1$2></$1>");
  return (
    <svg
      className="kontor-logo"
      viewBox={viewBox}
      role="img"
      aria-label={title}
      dangerouslySetInnerHTML={{ __html: closed }}
    />
  );
}

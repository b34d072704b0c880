import { svgParts } from "../shared/brand.ts";

/** Renders the logo of a brand, given as SVG, in the colour of the text around it. */
export function Logo({ svg, title }: { svg: string; title: string }) {
  const { viewBox, content } = svgParts(svg);
  return (
    <svg
      className="kontor-logo"
      viewBox={viewBox}
      role="img"
      aria-label={title}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

import { svgParts } from "../shared/brand/brand.ts";

/** Logos as they are written into the page, by their SVG; a shop has few. */
const drawings = new Map<string, { viewBox: string; html: string }>();

/** Renders the logo of a brand, given as SVG, in the colour of the text around it. */
export function Logo({ svg, title }: { svg: string; title: string }) {
  const { viewBox, html } = drawn(svg);
  return (
    <svg
      className="kontor-logo"
      viewBox={viewBox}
      role="img"
      aria-label={title}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function drawn(svg: string) {
  let drawing = drawings.get(svg);
  if (!drawing) {
    const { viewBox, content } = svgParts(svg);
    // Hosts may parse a fragment as HTML or as XML: with closing tags it is both.
    drawing = { viewBox, html: content.replaceAll(/<(\w+)([^<>]*)\/>/g, "<$1$2></$1>") };
    drawings.set(svg, drawing);
  }
  return drawing;
}

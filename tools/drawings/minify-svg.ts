/** Attributes that are lengths in a space of 600 to 1600 units, of which thousandths cannot be seen. */
const lengths = "d|cx|cy|x|y|r|rx|ry|width|height|stroke-width";

/** Returns the same drawing in nine tenths of the bytes. */
export const minifySvg = (svg: string): string =>
  [withoutSpace, withRoundedLengths, withInheritedRoundLines, withShortIds].reduce(
    (text, minified) => minified(text),
    svg.replaceAll(' class="piece"', ""),
  );

const withoutSpace = (svg: string) =>
  svg.trim().replace(/\s+/g, " ").replaceAll("> <", "><").replaceAll(" />", "/>");

const withRoundedLengths = (svg: string) =>
  svg.replace(new RegExp(` (${lengths})="([^"]*)"`, "g"), (_, name: string, value: string) => {
    const rounded = value.replace(/-?\d*\.\d{4,}/g, (number) =>
      String(Number(Number(number).toFixed(3))),
    );
    return ` ${name}="${name === "d" ? shortPath(rounded) : rounded}"`;
  });

const shortPath = (path: string) =>
  path
    .replace(/ ?([A-Za-z]) ?/g, "$1")
    .replaceAll(" -", "-")
    .replace(/\b0\./g, ".");

const roundLine = ' stroke-linecap="round" stroke-linejoin="round"';

/** Most lines have round ends and corners: the whole drawing has them, and the other lines say so. */
const withInheritedRoundLines = (svg: string) =>
  /<g[^>]* stroke-line/.test(svg)
    ? svg
    : svg
        .replace(/<\w+[^>]* stroke="[^>]*?(?=\/?>)/g, (element) => {
          if (element.includes(roundLine)) return element.replace(roundLine, "");
          const cap = element.includes(" stroke-linecap=") ? "" : ' stroke-linecap="butt"';
          const join = element.includes(" stroke-linejoin=") ? "" : ' stroke-linejoin="miter"';
          return `${element}${cap}${join}`;
        })
        .replace("<svg", `<svg${roundLine}`);

const withShortIds = (svg: string) => {
  const ids = [...new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id!))];
  const shortOf = new Map(ids.map((id, at) => [id, `i${at.toString(36)}`]));
  return svg.replace(
    /( id="|url\(#|href="#)([^")]+)/g,
    (_, before: string, id: string) => before + (shortOf.get(id) ?? id),
  );
};

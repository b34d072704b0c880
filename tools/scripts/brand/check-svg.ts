import { Parser } from "htmlparser2";

/** Elements that draw shapes. Text is missing: it looks different where its font is not installed. */
const allowed = new Set(
  "svg g path circle ellipse rect line polyline polygon defs title lineargradient radialgradient stop clippath mask".split(
    " ",
  ),
);

/** Lists why an SVG is no picture of shapes alone, each with its remedy. */
export function svgMistakes(field: string, svg: string): string[] {
  const mistakes = new Set<string>();
  const say = (mistake: string) => mistakes.add(`${field}: ${mistake}`);
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (name === "text") say("it has <text>; convert text to outlines, then it needs no font");
        else if (!allowed.has(name.toLowerCase()))
          say(`it has <${name}>; export it as plain SVG of shapes alone`);
        for (const [attribute, value] of Object.entries(attributes))
          if (/^on|href$|^style$|^class$/i.test(attribute) || /url\((?!#)|[\\&<]/i.test(value))
            say(`it has the attribute ${attribute}="${value}"; export it with plain attributes`);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  // The browser reads the logo as HTML, in which comments, CDATA and instructions end elsewhere than in XML.
  const [aside] = /(?<=.)<[!?]/s.exec(svg) ?? [];
  if (aside) say(`it has ${aside}, a comment or an instruction; delete it`);
  if (!/^\s*<svg\s/.test(svg))
    say("it does not begin with <svg; paste the SVG from there to </svg>");
  else if (!/^\s*<svg\s[^>]*viewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+[\d.]+[\s,]+[\d.]+"/.test(svg))
    say('it has no viewBox; add one with its size, as viewBox="0 0 470 110"');
  else if (!/<\/svg>\s*$/.test(svg)) say("it does not end with </svg>; paste all of it");
  return [...mistakes];
}

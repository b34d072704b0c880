import type { Motif } from "./motif.ts";
import { renamed } from "./motifs/pieces.ts";
import {
  area,
  blend,
  box,
  form,
  glow,
  line,
  mix,
  oval,
  times,
  tonesOf,
} from "./motifs/textiles.ts";
import type { Palette } from "./palette.ts";
import { translucent, type Tones } from "./shade.ts";

/** Parts of large scenes. */

/** Draws a whole picture: 1600 by 900, with the gradient for the soft shadow of standing objects. */
export const scene = (surroundings: string, things: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><defs><radialGradient id="contact"><stop offset="0" stop-color="#3a2416" stop-opacity="0.5"/><stop offset="0.6" stop-color="#3a2416" stop-opacity="0.2"/><stop offset="1" stop-color="#3a2416" stop-opacity="0"/></radialGradient><filter id="haze" x="-1" y="-0.3" width="3" height="1.6"><feGaussianBlur stdDeviation="14"/></filter></defs>${surroundings}${things}</svg>`;

/** Draws a picture whose surroundings are dim on dark pages. */
export const byDay = (surroundings: string, things: string): string =>
  scene(translucent(surroundings), things);

/** Draws the soft shadow below an object, a little to the right, away from the light. */
export const shadow = (x: number, y: number, width: number, height = width * 0.1): string =>
  `<ellipse cx="${x + width * 0.05}" cy="${y}" rx="${width * 0.62}" ry="${height}" fill="url(#contact)"/>`;

/** Places a motif at a point; its ids are renamed, because the same motif may appear twice. */
export const place = (
  motif: Motif,
  palette: Palette,
  x: number,
  y: number,
  size: number,
  { lit = true, turned = false } = {},
): string => {
  const drawing = renamed(motif(palette), `at${Math.round(x)}-${Math.round(y)}`);
  const scale = size / 600;
  return `${lit ? shadow(x, y, size * 0.8, size * 0.05) : ""}<g transform="translate(${turned ? x + size / 2 : x - size / 2} ${y - size}) scale(${turned ? -scale : scale} ${scale})">${drawing}</g>`;
};

/** Blurs content as if by haze. */
export const soft = (content: string): string => `<g filter="url(#haze)">${content}</g>`;

export const risingSteam = (x: number, y: number, size: number): string =>
  soft(
    line(
      `M${x - size * 0.2} ${y}c${-size * 0.3} ${-size * 0.4} ${size * 0.3} ${-size * 0.6} 0 ${-size}M${x + size * 0.2} ${y}c${-size * 0.3} ${-size * 0.5} ${size * 0.35} ${-size * 0.7} ${size * 0.05} ${-size * 1.25}`,
      "#fffaf0",
      size * 0.12,
      0.75,
    ),
  );

/** Draws a full cup on its saucer, standing at a point. */
export const cup = (
  id: string,
  x: number,
  y: number,
  size: number,
  tones: Tones,
  saucer: Tones = tones,
): string =>
  `${shadow(x, y, size * 1.6, size * 0.16)}<g transform="translate(${x} ${y}) scale(${size / 200})">${form(`${id}-saucer`, oval(0, -16, 158, 30), saucer, { depth: 12 })}${area(oval(4, -20, 90, 15), saucer.dark, 0.45)}${line("M84 -124C150 -140 164 -60 70 -56", tones.dark, 20)}${line("M82 -126C142 -140 156 -66 70 -60", tones.base, 13)}${form(`${id}-body`, "M-100 -158H100C102 -90 72 -34 40 -20H-40C-72 -34 -102 -90 -100 -158Z", tones, { depth: 34, soft: line("M-74 -136C-72 -96 -58 -60 -42 -42", "#ffffff", 12, 0.6) })}${form(`${id}-rim`, oval(0, -158, 100, 21), { light: "#ffffff", base: mix(tones.light, "#ffffff", 0.4), dark: tones.dark }, { depth: 6 })}${blend(`${id}-coffee`, oval(2, -155, 88, 15), ["#5b3422", "#7d4c2e", "#4a2a1c"])}${line("M-60 -156C-30 -166 30 -166 58 -157", "#c58e56", 4, 0.7)}</g>`;

export const leafTwig = (
  x: number,
  y: number,
  angle: number,
  size: number,
  colour: string,
  count = 7,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size / 100})">${line("M0 0C14 -50 10 -110 0 -170", mix(colour, "#4a3a28", 0.5), 4)}${times(
    count,
    (i) => {
      const t = (i + 1) / count;
      const side = i % 2 ? 1 : -1;
      return `<g transform="translate(${(12 * Math.sin(t * 3)).toFixed(1)} ${(-170 * t).toFixed(1)}) rotate(${i === count - 1 ? 0 : side * 56})"><path d="M0 0C-22 -18 -20 -54 0 -76C20 -54 22 -18 0 0Z" fill="${mix(colour, i % 2 ? "#2f3a2a" : "#f4f0d0", 0.16)}"/><path d="M0 0V-62" stroke="${mix(colour, "#f4f0d0", 0.4)}" stroke-width="2" opacity="0.6"/></g>`;
    },
  )}</g>`;

/** Draws leaves in the light: round masses of one colour, broken up by dabs that are bright at the upper left. */
export const foliage = (
  masses: readonly (readonly [number, number, number])[],
  colour: string,
  dabs: number,
): string =>
  masses.map(([x, y, r]) => area(oval(x, y, r, r * 0.9), mix(colour, "#5b3326", 0.16))).join("") +
  times(dabs, (i) => {
    const [x, y, r] = masses[i % masses.length] ?? [0, 0, 0];
    const turn = Math.floor(i / masses.length) + (i % masses.length) * 0.31;
    const far = Math.sqrt((turn * 0.7548777) % 1) * 1.02;
    const dx = Math.cos(turn * 0.5698403 * Math.PI * 2) * far;
    const dy = Math.sin(turn * 0.5698403 * Math.PI * 2) * far;
    const light = -(dx * 0.5 + dy * 0.8);
    const tone = mix(
      mix(colour, light > 0 ? "#ffe0a0" : "#6b3a2c", Math.abs(light) * 0.42),
      colour,
      (i % 5) / 8,
    );
    const size = 12 + ((i * 7) % 9);
    const px = x + dx * r;
    const py = y + dy * r * 0.9;
    return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${size}" ry="${(size * 0.6).toFixed(1)}" fill="${tone}" transform="rotate(${(i * 47) % 180} ${px.toFixed(1)} ${py.toFixed(1)})"/>`;
  });

/** Draws an open jute sack full of beans. */
export const sack = (id: string, x: number, y: number, size: number): string => {
  const jute = tonesOf("#c9a877");
  return `${shadow(x, y, size, size * 0.12)}<g transform="translate(${x} ${y}) scale(${size / 300})">${form(`${id}-beans`, "M-104 -268C-90 -330 90 -330 104 -268L90 -240H-90Z", tonesOf("#5a3422"), { depth: 6, crisp: times(34, (i) => `<ellipse cx="${-92 + ((i * 37) % 190)}" cy="${-304 + ((i * 23) % 56)}" rx="13" ry="9" fill="${i % 2 ? "#6f432b" : "#47281b"}" transform="rotate(${(i * 47) % 180} ${-92 + ((i * 37) % 190)} ${-304 + ((i * 23) % 56)})"/>`) })}${form(`${id}-body`, "M-112 -262C-60 -240 60 -240 112 -262C150 -190 162 -80 140 -8C60 4 -60 4 -140 -8C-162 -80 -150 -190 -112 -262Z", jute, { depth: 44, crisp: times(22, (i) => line(`M-160 ${-260 + i * 13}H160`, jute.dark, 2, 0.16)) + times(24, (i) => line(`M${-150 + i * 13} -270V10`, jute.dark, 2, 0.14)), soft: line("M-70 -200C-90 -130 -84 -60 -70 -20M80 -210C64 -150 84 -70 76 -20", jute.dark, 14, 0.35) })}${form(`${id}-roll`, "M-120 -276C-128 -250 -112 -236 -96 -238C-50 -222 50 -222 96 -238C112 -236 128 -250 120 -276C60 -250 -60 -250 -120 -276Z", tonesOf("#d9bd90"), { depth: 12 })}</g>`;
};

/** Draws a window with a view, deep frame and sill. */
export const windowWith = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  view: string,
  frame: string,
): string =>
  `${soft(area(box(x - 6, y + 6, width + 40, height + 30), "#6b4a30", 0.22))}${form(`${id}-frame`, box(x - 26, y - 26, width + 52, height + 52, 4), tonesOf(frame), { depth: 10 })}<clipPath id="${id}-pane"><path d="${box(x, y, width, height)}"/></clipPath><g clip-path="url(#${id}-pane)">${view}${area(`M${x} ${y}h${width * 0.5}l${-width * 0.4} ${height}h${-width * 0.1}z`, "#ffffff", 0.1)}</g>${area(box(x, y, width, 12), "#6b4a30", 0.28)}${area(box(x, y, 10, height), "#6b4a30", 0.2)}${form(`${id}-mullion`, box(x + width / 2 - 9, y - 2, 18, height + 4), tonesOf(frame), { depth: 6 })}${form(`${id}-bar`, box(x - 2, y + height * 0.36, width + 4, 14), tonesOf(frame), { depth: 5 })}${form(`${id}-sill`, box(x - 50, y + height + 20, width + 100, 28, 4), tonesOf(mix(frame, "#ffffff", 0.2)), { depth: 10 })}`;

/** Draws morning light that falls through a window across the room. */
export const beam = (id: string, d: string, opacity = 0.4): string =>
  `<defs><linearGradient id="${id}" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3cf" stop-opacity="${opacity}"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></linearGradient></defs>${soft(`<path d="${d}" fill="url(#${id})"/>`)}`;

export const hills = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly string[],
): string =>
  colours
    .map((colour, i) => {
      const top = y + (height / colours.length) * i;
      const lift = height * 0.42;
      const turn = i % 2 ? 1 : -1;
      return blend(
        `${id}${i}`,
        `M${x} ${top + lift * 0.4}C${x + width * 0.2} ${top - lift * 0.5 * turn} ${x + width * 0.35} ${top + lift * 0.7 * turn} ${x + width * 0.55} ${top + lift * 0.2}C${x + width * 0.75} ${top - lift * 0.6} ${x + width * 0.85} ${top + lift * 0.3 * turn} ${x + width} ${top}V${y + height * 2}H${x}Z`,
        [mix(colour, "#fff4dc", 0.25), colour],
        [0, 1],
      );
    })
    .join("");

/** Draws a wooden floor or table top between two heights, with boards running away from the viewer. */
export const boards = (id: string, top: number, bottom: number, colour: string): string =>
  `${blend(`${id}-boards`, `M0 ${top}H1600V${bottom}H0Z`, [mix(colour, "#fff4dc", 0.22), colour, mix(colour, "#5b3a24", 0.22)], [0.4, 1])}${times(15, (i) => line(`M${560 + (i - 4) * 96} ${top}L${560 + (i - 4.6) * 190} ${bottom}`, mix(colour, "#4a2c1a", 0.5), 2, 0.28))}`;

/** Draws a table across the whole picture: its top and its front edge. */
export const tableTop = (id: string, y: number, colour: string): string =>
  `${blend(`${id}-top`, `M0 ${y}H1600V852H0Z`, [mix(colour, "#fff0d6", 0.3), colour, mix(colour, "#5b3a24", 0.12)], [0.3, 1])}${times(7, (i) => line(`M${-40 + i * 60} ${y + 16 + i * 24}c300 -8 520 10 900 0s500 -6 900 2`, mix(colour, "#4a2c1a", 0.5), 2, 0.14))}${blend(`${id}-edge`, "M0 852H1600V900H0Z", [mix(colour, "#5b3a24", 0.3), mix(colour, "#4a2c1a", 0.5)], [0, 1])}${line("M0 852H1600", mix(colour, "#fff4dc", 0.5), 4, 0.8)}`;

export const wall = (id: string, colours: readonly string[], bottom: number): string =>
  blend(`${id}-wall`, `M0 0H1600V${bottom}H0Z`, colours, [0.8, 1]);

export const sheerCurtain = (
  id: string,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: string,
): string =>
  form(
    id,
    `M${x} ${top}H${x + width}C${x + width - 14} ${top + 200} ${x + width + 16} ${bottom - 200} ${x + width + 8} ${bottom}H${x - 6}C${x - 12} ${bottom - 200} ${x + 10} ${top + 200} ${x} ${top}Z`,
    tonesOf(colour),
    {
      depth: 16,
      soft: times(
        5,
        (i) =>
          line(
            `M${x + (i + 0.5) * (width / 5)} ${top}C${x + (i + 0.3) * (width / 5)} ${top + 220} ${x + (i + 0.7) * (width / 5)} ${bottom - 220} ${x + (i + 0.5) * (width / 5)} ${bottom}`,
            mix(colour, "#6b4a30", 0.5),
            width / 16,
            0.4,
          ) +
          line(
            `M${x + (i + 0.1) * (width / 5)} ${top}C${x + i * (width / 5)} ${top + 220} ${x + (i + 0.4) * (width / 5)} ${bottom - 220} ${x + (i + 0.1) * (width / 5)} ${bottom}`,
            "#ffffff",
            width / 18,
            0.5,
          ),
      ),
    },
  );

export const croissant = (id: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 200})">${form(`${id}-crust`, "M-104 -20C-112 -62 -70 -98 -30 -96C20 -112 80 -92 104 -44C114 -20 96 -4 80 -14C60 -40 20 -44 -8 -38C-40 -36 -64 -22 -74 -4C-86 8 -102 0 -104 -20Z", tonesOf("#d79a50"), { depth: 22, soft: line("M-70 -66C-40 -86 10 -90 50 -74", "#ffe9bd", 12, 0.7), crisp: line("M-84 -58C-70 -40 -66 -28 -66 -8M-46 -92C-30 -70 -26 -54 -30 -32M6 -102C18 -80 20 -60 16 -38M56 -88C64 -66 62 -48 54 -32", "#a1632c", 5, 0.6) })}</g>`;

export const cherries = (
  id: string,
  spots: readonly (readonly [number, number])[],
  r: number,
): string =>
  spots
    .map(([x, y], i) =>
      form(
        `${id}${i}`,
        oval(x, y, r),
        tonesOf(["#a92c2a", "#c23a30", "#8f2428", "#c9552f"][i % 4] ?? "#a92c2a"),
        {
          depth: r * 0.45,
          soft: `<ellipse cx="${x - r * 0.35}" cy="${y - r * 0.4}" rx="${r * 0.3}" ry="${r * 0.22}" fill="#ffffff" opacity="0.8"/>`,
        },
      ),
    )
    .join("");

export const dawn = (id: string, x: number, y: number, width: number, height: number): string =>
  `${blend(`${id}-sky`, box(x, y, width, height), ["#f3c79a", "#fbe0b0", "#fdf0d2"], [0, 1])}${glow(`${id}-sunlight`, x + width * 0.34, y + height * 0.56, width * 0.6, width * 0.6, "#fff6d6", 1)}${area(oval(x + width * 0.34, y + height * 0.56, width * 0.085), "#fffbe8")}${hills(`${id}-hill`, x, y + height * 0.6, width, height * 0.4, ["#d9b48c", "#b7a27a", "#8f9468"])}`;

/** Draws the view at dusk: the last light above the hills, a moon and the first stars. */
export const dusk = (id: string, x: number, y: number, width: number, height: number): string =>
  `${blend(`${id}-sky`, box(x, y, width, height), ["#141a33", "#2a2c4e", "#6b4a5a", "#b9735a"], [0, 1])}${times(16, (i) => area(oval(x + ((i * 137) % width), y + ((i * 61) % (height * 0.42)), 1.4 + (i % 3) * 0.6), "#f6ead0", 0.5 + (i % 4) * 0.12))}${glow(`${id}-halo`, x + width * 0.7, y + height * 0.24, 120, 120, "#f7e3b4", 0.5)}${area(`M${x + width * 0.7 - 8} ${y + height * 0.24 - 30}a31 31 0 1 1 0 60a26 30 0 0 0 0 -60z`, "#f8ecd0")}${hills(`${id}-hill`, x, y + height * 0.6, width, height * 0.4, ["#4a3a4c", "#33303f", "#22232f"])}`;

/** Darkens a picture towards its edges, as lamplight does. */
export const lamplight = (id: string, x: number, y: number, radius: number): string =>
  `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"><stop offset="0" stop-color="#ffcf86" stop-opacity="0.16"/><stop offset="0.32" stop-color="#2a1710" stop-opacity="0.1"/><stop offset="0.7" stop-color="#1c100b" stop-opacity="0.5"/><stop offset="1" stop-color="#1a0f0a" stop-opacity="0.74"/></radialGradient></defs><path d="M0 0H1600V900H0Z" fill="url(#${id})"/>`;

import type { Palette } from "./palette.ts";

/** A material in three tones: lit side, body, side away from the light. */
export type Tones = Pick<Palette, "light" | "base" | "dark">;

export const steel: Tones = { light: "#f1efeb", base: "#c3c0bb", dark: "#86837f" };
export const black: Tones = { light: "#625d5a", base: "#3a3634", dark: "#211f1e" };
export const wood: Tones = { light: "#dbb78e", base: "#c0946a", dark: "#8f6745" };
export const porcelain: Tones = { light: "#fffefb", base: "#f4eee5", dark: "#cfc4b5" };
export const kraft: Tones = { light: "#e0c5a0", base: "#c9a87e", dark: "#a07f58" };
export const coffee: Tones = { light: "#7a4d31", base: "#4a2c1c", dark: "#2b180f" };
export const brass: Tones = { light: "#f0d9a4", base: "#c9a25c", dark: "#8d6c35" };

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Returns the colour between `from` (0) and `to` (1); both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const blend = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${blend.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns three tones around one colour. */
export function tonesOf(colour: string): Tones {
  return { light: mix(colour, "#fff6e8", 0.38), base: colour, dark: mix(colour, "#2a1812", 0.34) };
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([at, colour, opacity]) => {
      const veil = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${veil}/>`;
    })
    .join("");

/** Defines a linear gradient over the bounding box of the shape; the direction as x1, y1, x2, y2. */
export function gradient(
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 0],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
}

/** Defines a radial gradient over the bounding box of the shape. */
export function glow(id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
}

/** Defines light on a round body: bright left of the middle, dark on the right with a little light bounced back. */
export function roundShade(id: string, { light, base, dark }: Tones): string {
  return gradient(id, [
    [0, mix(base, dark, 0.3)],
    [0.2, mix(light, base, 0.12)],
    [0.36, mix(light, base, 0.5)],
    [0.62, base],
    [0.92, mix(base, dark, 0.78)],
    [1, mix(base, dark, 0.55)],
  ]);
}

/** Defines light on polished metal: as on a round body, with a sharp dark reflection. */
export function metalShade(id: string, { light, base, dark }: Tones = steel): string {
  return gradient(id, [
    [0, mix(base, dark, 0.45)],
    [0.1, base],
    [0.22, light],
    [0.34, mix(light, base, 0.35)],
    [0.5, base],
    [0.7, mix(base, dark, 0.5)],
    [0.84, mix(base, dark, 0.9)],
    [0.93, mix(base, light, 0.3)],
    [1, mix(base, dark, 0.5)],
  ]);
}

/** Defines light on a flat front: from the upper left corner to the lower right one. */
export function flatShade(id: string, { light, base, dark }: Tones): string {
  return gradient(
    id,
    [
      [0, mix(base, light, 0.55)],
      [0.45, base],
      [1, mix(base, dark, 0.38)],
    ],
    [0, 0, 1, 1],
  );
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

type Point = readonly [number, number];

/** Returns a smooth line through points, as the commands after the first `M`. A repeated point makes a corner. */
export function smooth(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((end, index) => {
      const start = points[index] ?? end;
      const before = points[index - 1] ?? start;
      const after = points[index + 2] ?? end;
      const one = [
        start[0] + (end[0] - before[0]) / 6,
        start[1] + (end[1] - before[1]) / 6,
      ] as const;
      const two = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6] as const;
      return `C${[...one, ...two, ...end].map(short).join(" ")}`;
    })
    .join("");
}

/** The flatness of a circle lying on the table: the viewer looks slightly down. */
export const tilt = 0.15;

/** The side of a solid of revolution (cup, pot, tin): pairs of radius and y from the top to the foot. */
export type Profile = readonly Point[];

/** Returns the outline of a solid of revolution around the axis `cx`, rounded below and above by the tilt. */
export function turned(cx: number, profile: Profile, flatness = tilt): string {
  const top = profile[0] ?? [0, 0];
  const foot = profile.at(-1) ?? top;
  const left = profile.map(([r, y]) => [cx - r, y] as const);
  const right = profile.map(([r, y]) => [cx + r, y] as const).reverse();
  return (
    `M${short(cx - top[0])} ${short(top[1])}${smooth(left)}` +
    `A${short(foot[0])} ${short(foot[0] * flatness)} 0 0 0 ${short(cx + foot[0])} ${short(foot[1])}${smooth(right)}` +
    `A${short(top[0])} ${short(top[0] * flatness)} 0 0 0 ${short(cx - top[0])} ${short(top[1])}Z`
  );
}

/** Returns a strip of a solid of revolution between two shares of its radius (-1 left edge, 1 right edge): for highlights. */
export function strip(cx: number, profile: Profile, from: number, to: number): string {
  const one = profile.map(
    ([r, y]) => [cx + r * from, y + r * tilt * Math.sqrt(1 - from * from)] as const,
  );
  const two = profile
    .map(([r, y]) => [cx + r * to, y + r * tilt * Math.sqrt(1 - to * to)] as const)
    .reverse();
  const start = one[0] ?? [0, 0];
  const back = two[0] ?? [0, 0];
  return `M${start.map(short).join(" ")}${smooth(one)}L${back.map(short).join(" ")}${smooth(two)}Z`;
}

/** Draws a solid of revolution with its light; `shine` is the strength of the highlight on its left. */
export function solid(
  id: string,
  cx: number,
  profile: Profile,
  tones: Tones,
  { shine = 0.28, metal = false }: { shine?: number; metal?: boolean } = {},
): string {
  const fill = metal ? metalShade(id, tones) : roundShade(id, tones);
  const highlight =
    shine > 0
      ? `<path d="${strip(cx, profile, -0.78, -0.64)}" fill="#fff" opacity="${shine}"/>`
      : "";
  return `<defs>${fill}</defs><path d="${turned(cx, profile)}" fill="url(#${id})"/>${highlight}`;
}

/** Draws a circle lying flat: a rim, a lid, the surface of a drink. */
export function disc(cx: number, cy: number, r: number, fill: string, more = ""): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(r)}" ry="${short(r * tilt)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Returns the y of a foot with radius `r`, so that the body stands exactly on `ground`. */
export const foot = (r: number, ground = 600): number => ground - r * tilt;

/** Draws a rectangle with round corners. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more = "",
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Draws a line without fill. */
export function line(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

/** Draws a filled path. */
export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Draws one coffee bean, `size` long. */
export function bean(
  cx: number,
  cy: number,
  size: number,
  turn: number,
  tones: Tones = coffee,
): string {
  const h = size / 2;
  const w = size * 0.34;
  return (
    `<g transform="translate(${short(cx)} ${short(cy)}) rotate(${turn})"><ellipse rx="${short(h)}" ry="${short(w)}" fill="${tones.base}"/>` +
    `<ellipse cx="${short(-h * 0.12)}" cy="${short(-w * 0.34)}" rx="${short(h * 0.7)}" ry="${short(w * 0.46)}" fill="${tones.light}" opacity=".55"/>` +
    `<path d="M${short(-h)} 0C${short(-h * 0.3)} ${short(w * 0.55)} ${short(h * 0.3)} ${short(-w * 0.5)} ${short(h)} 0" fill="none" stroke="${tones.dark}" stroke-width="${short(size * 0.07)}"/></g>`
  );
}

/** Draws the house mark as in the shop's logo: a bean in a ring. */
export function mark(cx: number, cy: number, r: number, colour: string): string {
  return (
    `<g transform="translate(${short(cx)} ${short(cy)}) scale(${(r / 48).toFixed(3)}) translate(-55 -55)" fill="none" stroke="${colour}" stroke-width="6">` +
    `<circle cx="55" cy="55" r="45"/><ellipse cx="55" cy="55" rx="17" ry="26" transform="rotate(32 55 55)"/><path d="M68 35c-4 12-14 12-17 21s-7 13-9 19" stroke-linecap="round"/></g>`
  );
}

/** Draws steam: three calm threads above a hot drink. */
export function steam(cx: number, y: number, height: number): string {
  const thread = (x: number, h: number): string =>
    `M${x} ${y}C${x - 22} ${short(y - h * 0.3)} ${x + 24} ${short(y - h * 0.55)} ${x} ${short(y - h)}`;
  return `<g fill="none" stroke="#fff" stroke-linecap="round" opacity=".6"><path d="${thread(cx - 40, height * 0.75)}" stroke-width="9"/><path d="${thread(cx, height)}" stroke-width="11"/><path d="${thread(cx + 42, height * 0.7)}" stroke-width="8"/></g>`;
}

/** The page background in light themes, `--kontor-surface`: on it, pictures look as drawn. */
export const lightGround = "#fffdf9";

/** The share of the white in the surroundings that is left to the page background. */
const whiteness = 0.72;

/**
 * Makes surroundings translucent, whiter parts more so: on the light ground they look as drawn, on a dark one they are dim. The
 * object in front is drawn without this and has its full colours.
 */
export function translucent(content: string): string {
  const grey = (channel: string, result: string) =>
    `<feColorMatrix in="SourceGraphic" values="${`${channel} 0 0 `.repeat(3)}0 0 0 1 0" result="${result}"/>`;
  const [red, green, blue] = channels(lightGround).map((value) => value / 255);
  return `<defs><filter id="translucent" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1200" color-interpolation-filters="sRGB">
    ${grey("1 0 0", "red")}${grey("0 1 0", "green")}${grey("0 0 1", "blue")}
    <feBlend in="red" in2="green" mode="darken"/><feBlend in2="blue" mode="darken"/>
    <feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${whiteness} 0 0 0 0" result="white"/>
    <feComposite in="SourceGraphic" in2="white" operator="arithmetic" k2="1" k3="-1"/>
  </filter></defs><g filter="url(#translucent)">${content}</g>`;
}

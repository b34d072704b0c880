import type { Motif } from "../motif.ts";
import type { Palette } from "../palette.ts";
import {
  block,
  disc,
  flatShade,
  foot,
  glow,
  gradient,
  line,
  mix,
  roundShade,
  shape,
  solid,
  strip,
  turned,
  type Profile,
  type Tones,
} from "../shade.ts";
import { piece, pieces } from "./pieces.ts";

/** Draws four plates: one stands upright behind a stack of three. */
function plates(id: string, tones: Tones, rim: string, ground: string): string {
  const upright = `<circle cx="312" cy="250" r="240" fill="${tones.dark}" opacity=".5"/><circle cx="300" cy="246" r="240" fill="${mix(tones.base, tones.dark, 0.3)}"/><circle cx="298" cy="244" r="238" fill="url(#${id}-rim)"/><circle cx="298" cy="244" r="227" fill="none" stroke="${rim}" stroke-width="9"/>
    <circle cx="300" cy="246" r="164" fill="${tones.dark}" opacity=".3"/><circle cx="302" cy="250" r="162" fill="url(#${id}-well)"/><path d="M460 280A162 162 0 0 1 330 410A176 176 0 0 0 444 280Z" fill="#fff" opacity=".5"/><path d="M88 180A228 228 0 0 1 226 28A280 280 0 0 0 110 186Z" fill="#fff" opacity=".5"/>`;
  const lying = (y: number): string =>
    `<path d="M66 ${y}C110 ${y + 34} 170 ${y + 50} 220 ${y + 52}H380C430 ${y + 50} 490 ${y + 34} 534 ${y}Z" fill="url(#${id}-under)"/><ellipse cx="300" cy="${y}" rx="236" ry="46" fill="${mix(tones.light, "#ffffff", 0.2)}"/><ellipse cx="300" cy="${y}" rx="229" ry="43" fill="none" stroke="${rim}" stroke-width="6"/><ellipse cx="300" cy="${y + 5}" rx="160" ry="26" fill="${tones.dark}" opacity=".3"/><ellipse cx="300" cy="${y + 8}" rx="158" ry="25" fill="url(#${id}-well)"/><path d="M66 ${y}A236 46 0 0 0 534 ${y}" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>`;
  return `<defs>${glow(
    `${id}-rim`,
    [
      [0, mix(tones.light, "#ffffff", 0.3)],
      [0.6, mix(tones.base, tones.light, 0.5)],
      [1, tones.base],
    ],
    0.34,
    0.3,
    0.8,
  )}${glow(
    `${id}-well`,
    [
      [0, mix(tones.light, "#ffffff", 0.35)],
      [0.7, mix(tones.base, tones.light, 0.6)],
      [1, mix(tones.base, tones.light, 0.15)],
    ],
    0.62,
    0.66,
    0.7,
  )}${roundShade(`${id}-under`, tones)}</defs>${piece(upright)}<ellipse cx="312" cy="552" rx="220" ry="30" fill="${mix(ground, tones.dark, 0.5)}" opacity=".35"/>${[548, 520, 492].map((y) => piece(lying(y))).join("")}`;
}

const bowl = (id: string, p: Palette): string => {
  const side: Profile = [
    [262, 330],
    [258, 380],
    [214, 500],
    [120, 574],
    [104, foot(104)],
  ];
  return `${solid(id, 300, side, p, { shine: 0.34 })}${shape("M196 566L194 585A106 16 0 0 0 406 585L404 566A106 16 0 0 1 196 566Z", p.dark, 'opacity=".4"')}
    <ellipse cx="300" cy="330" rx="262" ry="62" fill="${mix(p.light, "#ffffff", 0.35)}"/><ellipse cx="300" cy="333" rx="250" ry="56" fill="${mix(p.base, p.dark, 0.22)}"/><ellipse cx="314" cy="348" rx="206" ry="38" fill="${mix(p.base, p.light, 0.25)}"/><path d="M96 322C140 288 240 278 300 278C220 290 160 306 130 344Z" fill="${p.dark}" opacity=".3"/>
    ${line("M40 340A262 62 0 0 0 560 340", p.accent, 5, 'opacity=".8"')}`;
};

export const tablewareSets = {
  "dinner-plates": (p) => plates("dinner-plates", p, mix(p.base, p.dark, 0.5), p.ground),

  /** White porcelain with a rim painted by hand. */
  "rimmed-plates": (p) =>
    plates(
      "rimmed-plates",
      { light: "#fffefb", base: "#f6f2ec", dark: "#c9c3ba" },
      p.base,
      p.ground,
    ),

  bowls: (p) =>
    pieces("bowls-one", bowl("bowls-body", p), [
      [178, 500, 0.5],
      [440, 500, 0.5],
      [150, 600, 0.54],
      [452, 600, 0.54],
    ]),

  /** Six ribbed tumblers. */
  "water-glasses": (p) => {
    const id = "water-glasses";
    const side: Profile = [
      [150, 150],
      [148, 260],
      [128, 520],
      [118, foot(118)],
    ];
    const tint = mix("#cfe3e8", p.light, 0.15);
    const ribs = Array.from({ length: 13 }, (_, index) => {
      const share = -0.92 + index * 0.153;
      return `M${(300 + 148 * share).toFixed(1)} ${(300 + 22 * Math.sqrt(1 - share * share)).toFixed(1)}L${(300 + 120 * share).toFixed(1)} ${(560 + 18 * Math.sqrt(1 - share * share)).toFixed(1)}`;
    }).join("");
    const glass = `<defs>${gradient(`${id}-glass`, [
      [0, "#7f979d", 0.65],
      [0.08, "#ffffff", 0.7],
      [0.24, "#ffffff", 0.2],
      [0.8, "#ffffff", 0.14],
      [0.93, "#ffffff", 0.55],
      [1, "#6f878d", 0.65],
    ])}</defs>${shape(turned(300, side), tint, 'opacity=".6"')}${disc(300, 150, 150, "#ffffff", 'opacity=".5"')}${line(ribs, "#6f8f99", 5, 'opacity=".35"')}${line(ribs, "#ffffff", 4, 'opacity=".8" transform="translate(-5 0)"')}${shape(turned(300, side), `url(#${id}-glass)`)}${shape(strip(300, side, -0.84, -0.7), "#fff", 'opacity=".6"')}<ellipse cx="300" cy="150" rx="150" ry="22" fill="none" stroke="#fff" stroke-width="7" opacity=".95"/>${line("M150 150A150 22 0 0 0 450 150", "#8fa6ac", 3, 'opacity=".8"')}${disc(300, 578, 100, "#fff", 'opacity=".6"')}`;
    return pieces(`${id}-one`, glass, [
      [128, 500, 0.54],
      [300, 500, 0.54],
      [472, 500, 0.54],
      [112, 600, 0.6],
      [300, 600, 0.6],
      [488, 600, 0.6],
    ]);
  },

  /** Six each of knives, forks, spoons and small spoons, brushed matt. */
  cutlery: (p) => {
    const id = "cutlery";
    const fill = `url(#${id}-steel)`;
    const grip = (x: number, from: number, to: number): string =>
      `M${x - 7} ${from}H${x + 7}L${x + 12} ${to - 14}Q${x + 12} ${to} ${x} ${to}T${x - 12} ${to - 14}Z`;
    const tools: Record<string, string> = {
      knife: `<path d="M300 20C282 30 276 110 284 300H312V30Q310 18 300 20Z" fill="${fill}"/>${shape(grip(298, 292, 590), fill)}`,
      fork: `<path d="M276 20Q270 20 270 30V140C270 176 280 196 292 206L293 300H307L308 206C320 196 330 176 330 140V30Q330 20 324 20T318 30V126H306V30Q306 20 300 20T294 30V126H282V30Q282 20 276 20Z" fill="${fill}"/>${shape(grip(300, 292, 590), fill)}`,
      spoon: `<path d="M300 16C334 16 344 66 340 108C336 150 318 170 308 182L307 300H293L292 182C282 170 264 150 260 108C256 66 266 16 300 16Z" fill="${fill}"/><path d="M300 28C322 30 332 68 328 108C324 138 312 156 300 160C288 156 276 138 272 108C268 68 278 30 300 28Z" fill="#8f8b86" opacity=".4"/>${shape(grip(300, 292, 590), fill)}`,
      small: `<path d="M300 176C324 176 332 214 328 246C326 276 316 290 307 300L306 380H294L293 300C284 290 274 276 272 246C268 214 276 176 300 176Z" fill="${fill}"/><path d="M300 188C316 190 322 218 319 246C316 268 308 280 300 284C292 280 284 268 281 246C278 218 284 190 300 188Z" fill="#8f8b86" opacity=".4"/>${shape(grip(300, 372, 590), fill)}`,
    };
    const fan = (name: string, x: number): string =>
      `<defs><g id="${id}-${name}">${tools[name]}</g></defs>${Array.from({ length: 6 }, (_, index) => `<use class="piece" href="#${id}-${name}" transform="translate(${x + index * 15} 0) translate(-300 0)" />`).join("")}`;
    return `<defs>${gradient(`${id}-steel`, [
      [0, "#ffffff"],
      [0.3, mix("#e3dfda", p.light, 0.2)],
      [0.65, mix("#b5b1ac", p.base, 0.2)],
      [1, mix("#7f7b77", p.dark, 0.2)],
    ])}</defs>${fan("knife", 56)}${fan("fork", 206)}${fan("spoon", 356)}${fan("small", 496)}`;
  },

  /** Three nesting bowls for stirring, each with a soft foot. */
  "mixing-bowls": (p) => {
    const one = (id: string, tones: Tones): string => {
      const side: Profile = [
        [252, 300],
        [248, 350],
        [206, 500],
        [132, 576],
        [120, foot(120)],
      ];
      return `<defs>${flatShade(`${id}-foot`, tones)}</defs>${solid(`${id}-body`, 300, side, { light: "#f4f2ee", base: "#c9c5bf", dark: "#85817c" }, { metal: true, shine: 0.3 })}
        ${shape("M96 506A206 36 0 0 0 504 506C480 540 450 562 432 574L424 584A124 18 0 0 1 176 584L168 574C150 562 118 540 96 506Z", `url(#${id}-foot)`)}${line("M120 440A182 34 0 0 0 480 440", tones.base, 14, 'opacity=".9"')}
        <ellipse cx="300" cy="300" rx="252" ry="52" fill="#fbfaf7"/><ellipse cx="300" cy="303" rx="240" ry="46" fill="#8f8b86"/><ellipse cx="312" cy="314" rx="206" ry="34" fill="#c9c5bf"/><path d="M90 292C150 264 240 258 300 258C230 268 160 286 126 312Z" fill="#55514d" opacity=".35"/>${block(300, 330, 120, 5, 2.5, "#fff", 'opacity=".4"')}`;
    };
    return `${pieces("mixing-bowls-large", one("mixing-bowls-a", p), [[340, 540, 0.92]])}${pieces("mixing-bowls-medium", one("mixing-bowls-b", { light: p.light, base: mix(p.base, p.light, 0.4), dark: p.base }), [[160, 590, 0.62]])}${pieces("mixing-bowls-small", one("mixing-bowls-c", { light: p.base, base: mix(p.base, p.dark, 0.4), dark: p.dark }), [[466, 600, 0.44]])}`;
  },
} satisfies Record<string, Motif>;

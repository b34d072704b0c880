import type { Motif } from "../motif.ts";
import type { Palette } from "../palette.ts";
import {
  bean,
  black,
  block,
  disc,
  flatShade,
  foot,
  gradient,
  line,
  mark,
  metalShade,
  mix,
  roundShade,
  shape,
  solid,
  steel,
  strip,
  turned,
} from "../shade.ts";

const paints = (id: string, p: Palette): string =>
  `<defs>${flatShade(`${id}-body`, p)}${metalShade(`${id}-steel`)}${gradient(
    `${id}-dark`,
    [
      [0, black.light],
      [1, black.dark],
    ],
    [0, 0, 1, 1],
  )}${gradient(`${id}-tank`, [
    [0, "#ffffff", 0.75],
    [0.4, "#d5e3e6", 0.6],
    [1, "#86a2a8", 0.75],
  ])}${gradient(`${id}-coffee`, [
    [0, "#6b3f25"],
    [0.25, "#8a5433"],
    [0.5, "#4a2818"],
    [1, "#2b160d"],
  ])}${roundShade(`${id}-basket`, { light: mix(p.base, p.light, 0.6), base: mix(p.base, p.dark, 0.25), dark: p.dark })}</defs>`;

/** Draws a glass pot half full of coffee, around cx with its foot on y, `size` times as large as one for ten cups. */
function glassPot(id: string, cx: number, y: number, size: number): string {
  const at = (r: number, up: number) => [r * size, y - up * size] as const;
  const pot = [at(96, 210), at(100, 194), at(150, 126), at(154, 66), at(132, 20)];
  const [left, level] = [cx - 143 * size, y - 138 * size];
  return `${line(`M${cx + 122 * size} ${y - 166 * size}C${cx + 200 * size} ${y - 194 * size} ${cx + 212 * size} ${y - 46 * size} ${cx + 132 * size} ${y - 46 * size}`, black.dark, 24 * size)}
    ${shape(turned(cx, pot), "#f3ece2", 'opacity=".75"')}
    ${shape(`M${left} ${level}C${left - 5 * size} ${level + 32 * size} ${left - 9 * size} ${level + 72 * size} ${left + 11 * size} ${level + 118 * size}A${132 * size} ${20 * size} 0 0 0 ${cx + 132 * size} ${level + 118 * size}C${cx + 152 * size} ${level + 72 * size} ${cx + 148 * size} ${level + 32 * size} ${cx + 143 * size} ${level}Z`, `url(#${id}-coffee)`)}<ellipse cx="${cx}" cy="${level}" rx="${143 * size}" ry="${17 * size}" fill="#8a5a3a"/>
    ${shape(strip(cx, pot, -0.84, -0.68), "#fff", 'opacity=".6"')}
    ${block(cx - 104 * size, y - 220 * size, 208 * size, 28 * size, 12 * size, `url(#${id}-dark)`)}${block(cx - 18 * size, y - 238 * size, 36 * size, 20 * size, 8 * size, black.base)}`;
}

export const filterMachines = {
  "filter-machine": (p) => {
    const pot = [
      [96, 356],
      [100, 372],
      [150, 440],
      [154, 500],
      [132, foot(132, 566)],
    ] as const;
    return `<defs>${flatShade("filter-machine-body", p)}${metalShade("filter-machine-steel")}${gradient(
      "filter-machine-dark",
      [
        [0, black.light],
        [1, black.dark],
      ],
      [0, 0, 1, 1],
    )}
      ${gradient("filter-machine-tank", [
        [0, "#ffffff", 0.75],
        [0.4, "#d5e3e6", 0.6],
        [1, "#86a2a8", 0.75],
      ])}${gradient("filter-machine-coffee", [
        [0, "#6b3f25"],
        [0.25, "#8a5433"],
        [0.5, "#4a2818"],
        [1, "#2b160d"],
      ])}
      ${roundShade("filter-machine-basket", { light: mix(p.base, p.light, 0.6), base: mix(p.base, p.dark, 0.25), dark: p.dark })}</defs>
    ${block(420, 70, 122, 506, 20, "url(#filter-machine-body)")}${block(446, 150, 70, 330, 12, "#1b1210", 'opacity=".35"')}${block(446, 150, 70, 330, 12, "url(#filter-machine-tank)")}${block(446, 270, 70, 210, 12, "#9cc3cb", 'opacity=".5"')}${line("M450 270H512", "#fff", 4, 'opacity=".8"')}${line("M500 190h12M500 230h12M500 270h12M500 310h12M500 350h12M500 390h12M500 430h12", p.dark, 3, 'opacity=".6"')}${block(456, 164, 8, 300, 4, "#fff", 'opacity=".7"')}
    ${block(520, 90, 22, 470, 11, p.dark, 'opacity=".35"')}
    ${block(58, 26, 484, 96, 26, "url(#filter-machine-body)")}${block(72, 32, 440, 8, 4, "#fff", 'opacity=".4"')}${shape("M58 98H542Q540 122 516 122H84Q60 122 58 98Z", p.dark, 'opacity=".3"')}
    ${shape("M92 120H388L352 268Q346 286 328 286H152Q134 286 128 268Z", "url(#filter-machine-basket)")}${shape("M92 120H388L384 138H96Z", p.dark, 'opacity=".4"')}${shape("M112 144L144 266L160 270L134 144Z", "#fff", 'opacity=".25"')}${mark(240, 204, 42, p.base === "#f3eee6" ? p.accent : mix(p.light, "#ffffff", 0.3))}
    ${block(200, 284, 80, 22, 8, black.base)}${line("M240 306V352", "#6b432b", 5)}
    ${line("M362 400C440 372 452 520 372 520", black.dark, 24)}${line("M366 396C436 374 444 500 380 512", black.light, 5, 'opacity=".8"')}
    ${shape(turned(240, pot), "#f3ece2", 'opacity=".75"')}
    ${shape("M97 428C92 460 88 500 108 546A132 20 0 0 0 372 546C392 500 388 460 383 428A143 18 0 0 1 97 428Z", "url(#filter-machine-coffee)")}<ellipse cx="240" cy="428" rx="143" ry="17" fill="#8a5a3a"/><ellipse cx="226" cy="426" rx="108" ry="10" fill="#a9764f" opacity=".6"/>
    ${shape(strip(240, pot, -0.84, -0.68), "#fff", 'opacity=".6"')}${shape(strip(240, pot, 0.78, 0.84), "#fff", 'opacity=".3"')}
    ${shape("M140 352A100 15 0 0 1 340 352L344 378A104 15 0 0 1 136 378Z", "url(#filter-machine-dark)")}${block(222, 330, 36, 16, 8, black.base)}${shape("M136 366L100 352L140 350Z", black.base)}
    <path d="M58 566H542Q556 566 556 580V590Q556 600 544 600H56Q44 600 44 590V580Q44 566 58 566Z" fill="url(#filter-machine-body)"/><ellipse cx="240" cy="567" rx="160" ry="12" fill="${black.base}"/><path d="M44 586H556V590Q556 600 544 600H56Q44 600 44 590Z" fill="${p.dark}" opacity=".4"/>
    ${block(446, 508, 70, 32, 16, black.dark)}<circle cx="500" cy="524" r="11" fill="${p.accent}"/><circle cx="497" cy="521" r="4" fill="#fff" opacity=".6"/>
    <ellipse cx="240" cy="562" rx="112" ry="10" fill="#000" opacity=".3"/>`;
  },

  /** Brews into a steel jug that keeps warm by itself. */
  "thermo-filter-machine": (p) => {
    const id = "thermo-filter-machine";
    const jug = [
      [62, 330],
      [86, 356],
      [110, 420],
      [112, 500],
      [98, foot(98, 566)],
    ] as const;
    return `${paints(id, p)}${block(384, 60, 128, 520, 22, `url(#${id}-body)`)}${block(410, 130, 40, 330, 12, "#1b1210", 'opacity=".35"')}${block(410, 130, 40, 330, 12, `url(#${id}-tank)`)}${block(410, 240, 40, 220, 12, "#9cc3cb", 'opacity=".5"')}${block(488, 80, 24, 480, 12, p.dark, 'opacity=".35"')}
    ${block(96, 20, 416, 84, 30, `url(#${id}-body)`)}${block(112, 26, 360, 8, 4, "#fff", 'opacity=".4"')}${shape("M126 102H372L346 262Q342 282 322 282H176Q156 282 152 262Z", `url(#${id}-basket)`)}${shape("M126 102H372L368 122H130Z", p.dark, 'opacity=".4"')}${mark(249, 190, 40, p.base === "#f3eee6" ? p.accent : mix(p.light, "#ffffff", 0.3))}
    ${block(216, 280, 66, 20, 8, black.base)}
    ${line("M336 388C420 372 424 536 338 530", black.dark, 24)}${solid(`${id}-jug`, 249, jug, steel, { metal: true, shine: 0.4 })}${shape("M190 342L150 322L196 326Z", black.base)}${solid(
      `${id}-lid`,
      249,
      [
        [44, 300],
        [62, 312],
        [66, 334],
      ],
      black,
      { shine: 0.2 },
    )}${disc(249, 300, 44, black.light)}${shape("M140 470A112 17 0 0 0 358 470V486A112 17 0 0 1 140 486Z", "url(#thermo-filter-machine-dark)", 'opacity=".7"')}
    <path d="M96 564H512Q526 564 526 578V590Q526 600 514 600H94Q82 600 82 590V578Q82 564 96 564Z" fill="url(#${id}-body)"/><path d="M82 586H526V590Q526 600 514 600H94Q82 600 82 590Z" fill="${p.dark}" opacity=".4"/><circle cx="466" cy="510" r="20" fill="${black.dark}"/><circle cx="466" cy="510" r="11" fill="${p.accent}"/>`;
  },

  /** With beans on top, ground for each pot. */
  "grinder-filter-machine": (p) => {
    const id = "grinder-filter-machine";
    return `${paints(id, p)}<defs>${gradient(`${id}-hopper`, [
      [0, "#ffffff", 0.7],
      [0.3, "#e9dccb", 0.35],
      [1, "#8f7358", 0.6],
    ])}</defs>
    ${shape("M112 16H336L312 120H136Z", "#efe4d4", 'opacity=".6"')}${shape("M122 58H326L312 120H136Z", "#4a2c1c")}${Array.from({ length: 24 }, (_, index) => bean(146 + (index % 8) * 22, 62 + Math.floor(index / 8) * 20, 34, index * 53)).join("")}${shape("M112 16H336L312 120H136Z", `url(#${id}-hopper)`)}${block(104, 2, 240, 18, 9, black.base)}${line("M130 28L146 110", "#fff", 7, 'opacity=".7"')}
    ${block(416, 96, 122, 484, 20, `url(#${id}-body)`)}${block(442, 160, 70, 280, 12, "#1b1210", 'opacity=".35"')}${block(442, 160, 70, 280, 12, `url(#${id}-tank)`)}${block(442, 270, 70, 170, 12, "#9cc3cb", 'opacity=".5"')}${block(516, 116, 22, 444, 11, p.dark, 'opacity=".35"')}
    ${block(62, 112, 476, 120, 24, `url(#${id}-body)`)}${block(76, 118, 440, 8, 4, "#fff", 'opacity=".4"')}${block(150, 140, 148, 64, 10, "#14100f")}<g fill="none" stroke="${mix(p.accent, "#ffffff", 0.4)}" stroke-width="4" stroke-linecap="round"><path d="M176 158h26v16a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10ZM226 160v26M240 166v20M254 172v14M268 178v8"/></g><circle cx="106" cy="172" r="20" fill="${black.base}"/><circle cx="106" cy="172" r="7" fill="${p.accent}"/><circle cx="346" cy="172" r="20" fill="${black.base}"/><circle cx="346" cy="172" r="7" fill="${black.light}"/>
    ${shape("M112 230H368L346 306Q342 320 326 320H154Q138 320 134 306Z", `url(#${id}-basket)`)}${shape("M112 230H368L364 246H116Z", p.dark, 'opacity=".4"')}${block(206, 318, 68, 16, 6, black.base)}
    ${glassPot(id, 240, 572, 0.96)}
    <path d="M62 566H538Q552 566 552 580V590Q552 600 540 600H60Q48 600 48 590V580Q48 566 62 566Z" fill="url(#${id}-body)"/><path d="M48 586H552V590Q552 600 540 600H60Q48 600 48 590Z" fill="${p.dark}" opacity=".4"/>`;
  },

  /** For four cups: a low round tower over a small pot. */
  "small-filter-machine": (p) => {
    const id = "small-filter-machine";
    return `${paints(id, p)}${shape("M386 190H470Q490 190 490 212V580H386Z", `url(#${id}-body)`)}${block(408, 290, 24, 190, 10, `url(#${id}-tank)`)}${block(408, 380, 24, 100, 10, "#9cc3cb", 'opacity=".6"')}${block(470, 210, 20, 350, 10, p.dark, 'opacity=".35"')}
    ${shape("M120 300V250C120 170 190 130 305 130S490 170 490 250V300Q490 312 478 312H132Q120 312 120 300Z", `url(#${id}-body)`)}${shape("M140 262C146 186 210 156 280 150C204 170 170 210 166 290Q140 290 140 262Z", "#fff", 'opacity=".35"')}${block(270, 108, 70, 26, 13, mix(p.base, p.dark, 0.4))}${shape("M120 288H490V300Q490 312 478 312H132Q120 312 120 300Z", p.dark, 'opacity=".35"')}${mark(305, 226, 40, p.base === "#f3eee6" ? p.accent : p.light)}
    ${block(216, 310, 100, 26, 8, black.base)}${line("M266 336V372", "#6b432b", 5)}
    ${glassPot(id, 262, 572, 0.72)}
    <path d="M118 566H492Q506 566 506 580V590Q506 600 494 600H116Q104 600 104 590V580Q104 566 118 566Z" fill="url(#${id}-body)"/><path d="M104 586H506V590Q506 600 494 600H116Q104 600 104 590Z" fill="${p.dark}" opacity=".4"/><circle cx="446" cy="530" r="15" fill="${black.dark}"/><circle cx="446" cy="530" r="8" fill="${p.accent}"/>`;
  },
} satisfies Record<string, Motif>;

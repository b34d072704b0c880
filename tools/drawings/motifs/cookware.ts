import type { Motif } from "../motif.ts";
import {
  black,
  block,
  disc,
  flatShade,
  foot,
  glow,
  gradient,
  line,
  metalShade,
  mix,
  roundShade,
  shape,
  solid,
  steel,
  type Profile,
} from "../shade.ts";
import { piece } from "./pieces.ts";

/** Draws a glass lid with its steel rim over a pot of radius r at y. */
const glassLid = (id: string, cx: number, y: number, r: number): string => {
  const rise = r * 0.44;
  return `<defs>${gradient(
    `${id}-glass`,
    [
      [0, "#ffffff", 0.9],
      [0.4, "#dfe8e8", 0.55],
      [1, "#8fa3a6", 0.7],
    ],
    [0, 0, 1, 0.5],
  )}</defs>
    <path d="M${cx - r} ${y}C${cx - r * 0.86} ${y - rise * 0.7} ${cx - r * 0.5} ${y - rise} ${cx} ${y - rise}S${cx + r * 0.86} ${y - rise * 0.7} ${cx + r} ${y}A${r} ${r * 0.15} 0 0 1 ${cx - r} ${y}Z" fill="url(#${id}-glass)"/><path d="M${cx - r * 0.8} ${y - rise * 0.24}C${cx - r * 0.6} ${y - rise * 0.72} ${cx - r * 0.36} ${y - rise * 0.86} ${cx - r * 0.06} ${y - rise * 0.9}C${cx - r * 0.4} ${y - rise * 0.7} ${cx - r * 0.6} ${y - rise * 0.4} ${cx - r * 0.66} ${y}Z" fill="#fff" opacity=".7"/>
    <path d="M${cx - r} ${y}A${r} ${r * 0.15} 0 0 0 ${cx + r} ${y}V${y + 9}A${r} ${r * 0.15} 0 0 1 ${cx - r} ${y + 9}Z" fill="url(#pot-set-steel)"/>${block(cx - r * 0.07, y - rise - r * 0.12, r * 0.14, r * 0.14, 3, steel.dark)}${block(cx - r * 0.24, y - rise - r * 0.22, r * 0.48, r * 0.13, r * 0.06, "url(#pot-set-steel)")}`;
};

/** Draws a steel pot with two handles; its foot on y. */
function pot(id: string, cx: number, y: number, r: number, height: number): string {
  const top = y - height;
  const side: Profile = [
    [r, top],
    [r, top],
    [r * 0.99, y - 40],
    [r * 0.94, foot(r * 0.94, y)],
  ];
  const ear = (sign: number): string =>
    line(
      `M${cx + sign * r} ${top + height * 0.22}C${cx + sign * (r + 44)} ${top + height * 0.16} ${cx + sign * (r + 44)} ${top + height * 0.46} ${cx + sign * r} ${top + height * 0.42}`,
      steel.dark,
      13,
    ) +
    line(
      `M${cx + sign * r} ${top + height * 0.2}C${cx + sign * (r + 40)} ${top + height * 0.14} ${cx + sign * (r + 40)} ${top + height * 0.4} ${cx + sign * r} ${top + height * 0.38}`,
      steel.light,
      4,
    );
  return piece(
    `${ear(-1)}${ear(1)}${solid(`${id}-body`, cx, side, steel, { metal: true, shine: 0.3 })}${line(`M${cx - r} ${y - 54}A${r} ${r * 0.15} 0 0 0 ${cx + r} ${y - 54}`, steel.dark, 3, 'opacity=".6"')}${glassLid(`${id}-lid`, cx, top, r)}`,
  );
}

export const cookware = {
  /** Three pots with their lids. */
  "pot-set": () =>
    `<defs>${metalShade("pot-set-steel")}</defs>${pot("pot-set-large", 370, 540, 180, 270)}${pot("pot-set-medium", 168, 574, 132, 190)}${pot("pot-set-small", 420, 600, 104, 130)}`,

  /** With a lid of glass and a handle of steel. */
  saucepan: (p) => {
    const side: Profile = [
      [180, 290],
      [180, 290],
      [178, 520],
      [170, foot(170)],
    ];
    return `<defs>${metalShade("pot-set-steel")}</defs><path d="M388 330L440 324V360L388 366Z" fill="url(#pot-set-steel)"/>${shape("M432 320C500 312 560 300 606 296Q624 298 624 318T606 342C560 346 500 356 434 364Z", steel.base)}${shape("M440 328C500 320 556 310 606 306V314C560 318 500 328 440 336Z", "#fff", 'opacity=".7"')}<circle cx="602" cy="320" r="8" fill="${steel.dark}"/>
    ${solid("saucepan-body", 220, side, mixed(p), { metal: true, shine: 0.3 })}${shape("M41 540A179 27 0 0 0 399 540L390 574A170 26 0 0 1 50 574Z", steel.dark, 'opacity=".4"')}<path d="M40 290L18 276Q34 268 60 272Z" fill="${steel.light}"/><path d="M400 290L422 276Q406 268 380 272Z" fill="${steel.dark}"/>
    ${glassLid("saucepan-lid", 220, 288, 182)}`;
  },

  /** Bare iron in one piece, with fried potatoes. */
  "iron-pan": (p) => {
    const iron = {
      light: mix(black.light, p.light, 0.12),
      base: mix(black.base, p.base, 0.12),
      dark: black.dark,
    };
    return `<defs>${glow(
      "iron-pan-inside",
      [
        [0, mix(iron.light, "#8d8680", 0.35)],
        [0.6, iron.base],
        [1, iron.dark],
      ],
      0.36,
      0.4,
      0.7,
    )}${roundShade("iron-pan-side", iron)}${flatShade("iron-pan-grip", iron)}</defs>
    <path d="M380 456C450 420 520 360 572 318Q596 304 606 322Q614 338 598 350C546 396 476 452 404 492Z" fill="url(#iron-pan-grip)"/><path d="M410 460C470 424 530 374 584 330" stroke="#fff" stroke-width="5" opacity=".25" fill="none" stroke-linecap="round"/><ellipse cx="588" cy="332" rx="11" ry="8" fill="${iron.dark}" transform="rotate(-40 588 332)"/>
    <path d="M-6 474C8 536 50 584 110 594Q220 604 330 594C390 584 432 536 446 474Z" fill="url(#iron-pan-side)"/>
    <ellipse cx="220" cy="472" rx="228" ry="72" fill="${iron.light}"/><ellipse cx="220" cy="474" rx="218" ry="66" fill="${iron.dark}"/><ellipse cx="220" cy="486" rx="196" ry="53" fill="url(#iron-pan-inside)"/>
    ${Array.from({ length: 22 }, (_, index) => {
      const x = 90 + ((index * 61) % 260);
      const y = 462 + ((index * 23) % 48);
      const turn = (index * 47) % 90;
      return `<g transform="translate(${x} ${y}) rotate(${turn - 45})"><rect x="-26" y="-12" width="54" height="26" rx="8" fill="#7a4a1e" opacity=".6"/><rect x="-27" y="-15" width="54" height="25" rx="8" fill="${index % 3 ? "#e5ab4c" : "#d6902f"}"/><rect x="-22" y="-13" width="34" height="7" rx="3" fill="#fff3cf" opacity=".55"/></g>`;
    }).join(
      "",
    )}<g fill="#6f8a5d"><path d="M140 470q14-14 30-6q-12 16-30 6ZM290 486q16-14 32-4q-14 14-32 4ZM220 500q12-14 26-6q-10 14-26 6Z"/></g>`;
  },

  /** A round tin whose side opens with a clasp, and a cheesecake in it. */
  springform: (p) => {
    const side: Profile = [
      [262, 400],
      [262, 400],
      [262, foot(262, 592)],
      [262, foot(262, 592)],
    ];
    return `<defs>${metalShade("springform-steel")}${glow(
      "springform-cake",
      [
        [0, "#fbe6b4"],
        [0.7, "#f2cd86"],
        [1, "#c98a45"],
      ],
      0.4,
      0.4,
      0.7,
    )}</defs>
    ${shape("M24 560A276 41 0 0 0 576 560V566A276 41 0 0 1 24 566Z", p.dark)}${solid("springform-body", 300, side, p, { metal: true, shine: 0.3 })}${shape("M38 540A262 39 0 0 0 562 540V556A262 39 0 0 1 38 556Z", p.dark, 'opacity=".4"')}
    <ellipse cx="300" cy="400" rx="268" ry="46" fill="${mix(p.light, "#ffffff", 0.3)}"/><ellipse cx="300" cy="403" rx="254" ry="40" fill="${p.dark}"/><ellipse cx="300" cy="400" rx="252" ry="42" fill="#b0763a"/><ellipse cx="300" cy="390" rx="246" ry="42" fill="url(#springform-cake)"/><path d="M90 380C150 356 240 350 300 352C220 360 160 372 130 396Z" fill="#fff" opacity=".5"/>
    ${[
      [250, 384],
      [300, 372],
      [350, 386],
      [300, 396],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="15" fill="#8a3348"/><circle cx="${x - 4}" cy="${y - 5}" r="5" fill="#fff" opacity=".5"/>`,
      )
      .join("")}<path d="M322 366C340 340 366 336 380 346C370 366 346 376 322 366Z" fill="#7d9b6c"/>
    ${block(438, 440, 84, 64, 8, "url(#springform-steel)")}${line("M452 456C480 446 500 470 512 490", steel.dark, 9)}${block(430, 448, 20, 48, 5, steel.dark)}${disc(300, 592, 250, "#000", 'opacity=".12"')}`;
  },
} satisfies Record<string, Motif>;

/** Returns steel with a tint of the palette. */
function mixed(p: { light: string; base: string; dark: string }) {
  return {
    light: mix(steel.light, p.light, 0.15),
    base: mix(steel.base, p.base, 0.15),
    dark: mix(steel.dark, p.dark, 0.15),
  };
}

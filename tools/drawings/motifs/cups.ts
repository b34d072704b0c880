import type { Motif } from "../motif.ts";
import {
  black,
  block,
  disc,
  foot,
  gradient,
  line,
  mark,
  mix,
  porcelain,
  roundShade,
  shape,
  solid,
  steam,
  strip,
  tilt,
  tonesOf,
  turned,
  wood,
  type Tones,
  type Profile,
} from "../shade.ts";

/** Draws a handle on the right of a cup: a ring from y `top` to `bottom`, reaching out by `reach`. */
function handle(
  id: string,
  x: number,
  top: number,
  bottom: number,
  reach: number,
  width: number,
  { light, base, dark }: Tones,
): string {
  const d = `M${x} ${top}C${x + reach * 0.8} ${top - reach * 0.22} ${x + reach * 1.3} ${top + (bottom - top) * 0.42} ${x + reach * 0.75} ${top + (bottom - top) * 0.82}C${x + reach * 0.5} ${bottom} ${x + reach * 0.2} ${bottom + 4} ${x - 30} ${bottom}`;
  return `<defs>${gradient(id, [
    [0, base],
    [1, dark],
  ])}</defs><path d="${d}" fill="none" stroke="url(#${id})" stroke-width="${width}"/><path d="${d}" fill="none" stroke="${mix(light, "#ffffff", 0.3)}" stroke-width="${width * 0.24}" opacity=".5" transform="translate(${-width * 0.12} ${-width * 0.16})"/>`;
}

/** Draws a saucer; its foot on y. */
function saucer(id: string, cx: number, y: number, r: number, tones: Tones): string {
  const top = y - r * 0.3;
  return `<defs>${roundShade(`${id}-under`, tones)}${gradient(
    `${id}-top`,
    [
      [0, mix(tones.base, tones.light, 0.9)],
      [0.5, mix(tones.base, tones.light, 0.35)],
      [1, mix(tones.base, tones.dark, 0.35)],
    ],
    [0, 0, 1, 0.4],
  )}</defs>
    <path d="M${cx - r} ${top}C${cx - r * 0.8} ${y - r * 0.02} ${cx - r * 0.5} ${y} ${cx - r * 0.4} ${y}H${cx + r * 0.4}C${cx + r * 0.5} ${y} ${cx + r * 0.8} ${y - r * 0.02} ${cx + r} ${top}Z" fill="url(#${id}-under)"/>
    <ellipse cx="${cx}" cy="${top}" rx="${r}" ry="${r * 0.2}" fill="url(#${id}-top)"/><ellipse cx="${cx}" cy="${top + 2}" rx="${r * 0.66}" ry="${r * 0.12}" fill="${tones.dark}" opacity=".18"/><path d="M${cx - r} ${top}A${r} ${r * 0.2} 0 0 0 ${cx + r} ${top}" fill="none" stroke="#fff" stroke-width="4" opacity=".4"/>`;
}

/** Draws the opening of a cup with a drink in it. */
function opening(cx: number, y: number, r: number, tones: Tones, drink: string, more = ""): string {
  return `${disc(cx, y, r, mix(tones.light, "#ffffff", 0.3))}${disc(cx, y + 2, r * 0.94, mix(porcelain.dark, tones.light, 0.2))}<g>${disc(cx, y + r * 0.035, r * 0.9, drink)}${more}</g>`;
}

const inked = (base: string, accent: string, light: string): string =>
  base === "#f3eee6" ? accent : mix(light, "#ffffff", 0.4);

export const cups = {
  "espresso-cup": (p) => {
    const side: Profile = [
      [172, 190],
      [170, 260],
      [150, 380],
      [96, 480],
      [80, foot(80, 508)],
    ];
    return `${saucer("espresso-cup-saucer", 300, 600, 280, p)}
    <ellipse cx="316" cy="514" rx="150" ry="20" fill="${p.dark}" opacity=".4"/>
    ${handle("espresso-cup-handle", 462, 262, 408, 104, 32, p)}${solid("espresso-cup-body", 300, side, p, { shine: 0.36 })}
    ${opening(300, 190, 172, p, "#5b341f", `${disc(300, 197, 150, "#b07a45")}${disc(286, 195, 110, "#cb9a5f", 'opacity=".7"')}${disc(262, 192, 54, "#e2bd88", 'opacity=".6"')}`)}
    ${mark(286, 330, 42, inked(p.base, p.accent, p.light))}
    <g transform="rotate(-6 480 520)"><ellipse cx="424" cy="528" rx="40" ry="12" fill="#a9a5a0"/><ellipse cx="420" cy="526" rx="30" ry="7" fill="#dedbd6"/>${line("M458 526L574 512", "#b5b1ac", 10)}${line("M458 523L572 510", "#f3f1ed", 3)}</g>${steam(300, 170, 150)}`;
  },

  "cappuccino-cup": (p) => {
    const side: Profile = [
      [214, 226],
      [212, 270],
      [190, 380],
      [120, 490],
      [92, foot(92, 516)],
    ];
    return `${saucer("cappuccino-cup-saucer", 300, 600, 292, p)}
    <ellipse cx="318" cy="520" rx="170" ry="22" fill="${p.dark}" opacity=".4"/>
    ${handle("cappuccino-cup-handle", 496, 290, 424, 84, 32, p)}${solid("cappuccino-cup-body", 300, side, p, { shine: 0.36 })}
    <defs><clipPath id="cappuccino-cup-clip"><ellipse cx="300" cy="228" rx="200" ry="${200 * tilt + 4}"/></clipPath></defs>
    <ellipse cx="300" cy="226" rx="214" ry="${214 * tilt + 6}" fill="${mix(p.light, "#ffffff", 0.3)}"/><ellipse cx="300" cy="229" rx="202" ry="${200 * tilt + 5}" fill="#b47f4c"/>
    <g clip-path="url(#cappuccino-cup-clip)"><ellipse cx="300" cy="232" rx="182" ry="28" fill="#c9955e"/><g fill="#fff6e6"><path d="M300 258C236 252 176 238 186 222C192 212 250 208 300 220C350 208 408 212 414 222C424 238 364 252 300 258Z"/></g><path d="M300 252C252 247 214 236 222 226C232 220 270 220 300 228C330 220 368 220 378 226C386 236 348 247 300 252Z" fill="#c9955e"/><path d="M300 246C268 243 246 234 254 229C264 225 284 226 300 231C316 226 336 225 346 229C354 234 332 243 300 246Z" fill="#fff6e6"/></g>
    ${mark(284, 362, 42, inked(p.base, p.accent, p.light))}${steam(300, 190, 150)}`;
  },

  mug: (p) => {
    const side: Profile = [
      [172, 90],
      [172, 90],
      [172, 500],
      [166, 556],
      [146, foot(146)],
    ];
    const band = turned(280, [[172, 448], ...side.slice(2)]).replace(
      /A[^A]*Z$/,
      "A172 25.8 0 0 1 108 448Z",
    );
    return `${handle("mug-handle", 462, 190, 446, 116, 46, p)}${solid("mug-body", 280, side, p, { shine: 0.34 })}
    ${shape(band, p.accent, 'opacity=".9"')}${shape(band, "url(#mug-band)")}<defs>${gradient(
      "mug-band",
      [
        [0, "#3a2418", 0.12],
        [0.2, "#ffffff", 0.25],
        [0.5, "#ffffff", 0],
        [1, "#2a1812", 0.4],
      ],
    )}</defs>
    ${opening(280, 90, 172, p, "#6b4128", `${disc(270, 94, 118, "#8a5a3a", 'opacity=".7"')}`)}
    ${mark(270, 276, 70, inked(p.base, p.accent, p.light))}${steam(280, 66, 120)}`;
  },

  "travel-mug": (p) => {
    const side: Profile = [
      [126, 140],
      [124, 200],
      [104, 480],
      [98, foot(98)],
    ];
    return `${solid("travel-mug-body", 300, side, p, { shine: 0.32 })}
    <defs>${roundShade("travel-mug-grip", tonesOf(p.accent))}</defs>
    ${shape("M181 262A119 18 0 0 0 419 262L408 410A108 16 0 0 1 192 410Z", "url(#travel-mug-grip)")}${line("M183 286A117 18 0 0 0 417 286M190 388A110 17 0 0 0 410 388", mix(p.accent, p.dark, 0.4), 3, 'opacity=".35"')}
    ${mark(294, 348, 44, mix(p.accent, p.base === "#f3eee6" ? "#ffffff" : p.dark, 0.75))}
    ${shape("M201 552A99 15 0 0 0 399 552L398 585A98 15 0 0 1 202 585Z", p.dark, 'opacity=".35"')}
    ${solid(
      "travel-mug-ring",
      300,
      [
        [130, 122],
        [130, 122],
        [130, 146],
        [130, 146],
      ],
      black,
      { shine: 0.2 },
    )}
    ${solid(
      "travel-mug-lid",
      300,
      [
        [112, 58],
        [120, 80],
        [128, 122],
      ],
      black,
      { shine: 0.24 },
    )}${disc(300, 58, 112, "#8d8782")}${disc(300, 58, 103, black.base)}
    <path d="M226 56C240 30 290 26 312 44L300 64C276 70 244 68 226 56Z" fill="${black.light}"/><path d="M234 52C248 38 284 34 302 46" stroke="#fff" stroke-width="4" fill="none" opacity=".5"/><ellipse cx="372" cy="60" rx="17" ry="5" fill="#100c0b"/>`;
  },

  carafe: (p) => {
    const side: Profile = [
      [78, 96],
      [66, 150],
      [62, 220],
      [104, 330],
      [158, 440],
      [170, 520],
      [150, 574],
      [128, foot(128)],
    ];
    const water: Profile = [
      [108, 346],
      [148, 440],
      [160, 518],
      [142, 568],
      [120, foot(120, 590)],
    ];
    const tint = mix("#b4d7e0", p.light, 0.12);
    const slice = (x: number, y: number, turn: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.8)"><ellipse rx="58" ry="52" fill="#e9c34c"/><ellipse rx="51" ry="45" fill="#fff5cf"/><g fill="#f3d566">${[0, 60, 120, 180, 240, 300].map((part) => `<path d="M0-6L-17-37Q0-44 17-37Z" transform="rotate(${part})"/>`).join("")}</g></g>`;
    return `<defs>${gradient("carafe-glass", [
      [0, "#6f878d", 0.62],
      [0.06, "#ffffff", 0.5],
      [0.2, "#ffffff", 0.08],
      [0.84, "#ffffff", 0.04],
      [0.95, "#ffffff", 0.4],
      [1, "#647b81", 0.62],
    ])}${gradient("carafe-water", [
      [0, mix(tint, "#5d859c", 0.4)],
      [0.3, mix(tint, "#ffffff", 0.4)],
      [0.7, tint],
      [1, mix(tint, "#5d859c", 0.55)],
    ])}${roundShade("carafe-collar", p)}</defs>
    ${shape(turned(300, side), "#f4f8f8", 'opacity=".6"')}${shape(turned(300, water), "url(#carafe-water)", 'opacity=".92"')}${disc(300, 346, 108, mix(tint, "#ffffff", 0.6))}
    ${slice(244, 486, -14)}${slice(356, 530, 30)}<g fill="#7d9b6c"><path d="M310 440C280 420 250 430 238 452C268 462 296 460 310 440Z"/><path d="M310 440C320 406 350 396 372 402C368 428 344 442 310 440Z" fill="#95b183"/></g>
    ${shape(turned(300, water), "url(#carafe-water)", 'opacity=".24"')}${shape(turned(300, side), "url(#carafe-glass)")}
    ${shape(strip(300, side.slice(3), -0.84, -0.7), "#fff", 'opacity=".6"')}${block(250, 118, 9, 60, 4, "#fff", 'opacity=".7"')}
    ${shape("M236 186A64 10 0 0 0 364 186L363 230Q370 252 376 266A77 12 0 0 1 224 266Q230 252 237 230Z", "url(#carafe-collar)")}${line("M237 206A63 10 0 0 0 363 206M236 228A64 10 0 0 0 364 228M229 250A71 11 0 0 0 371 250", p.dark, 3, 'opacity=".35"')}
    <ellipse cx="300" cy="96" rx="78" ry="12" fill="#dfe8e8"/>${solid(
      "carafe-neck",
      300,
      [
        [58, 60],
        [54, 100],
      ],
      wood,
      { shine: 0.2 },
    )}${solid(
      "carafe-stop",
      300,
      [
        [50, 4],
        [64, 16],
        [60, 58],
      ],
      wood,
      { shine: 0.25 },
    )}${disc(300, 4, 50, wood.light)}<path d="M222 96A78 12 0 0 0 378 96" fill="none" stroke="#fff" stroke-width="6"/>`;
  },
} satisfies Record<string, Motif>;

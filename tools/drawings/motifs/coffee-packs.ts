import type { Motif, PackPrint } from "../motif.ts";
import type { Palette } from "../palette.ts";
import {
  bean,
  block,
  coffee,
  disc,
  flatShade,
  foot,
  gradient,
  kraft,
  line,
  mark,
  mix,
  porcelain,
  roundShade,
  shape,
  solid,
  strip,
  tonesOf,
  turned,
  type Tones,
} from "../shade.ts";
import { backPrint } from "./back-print.ts";
import { emblem } from "./emblems.ts";
import { lettered, type Field } from "./lettering.ts";

/** Returns the colour of the light parts of an emblem: one that stands out from both paper and ink. */
function tintOf({ accent, base, light }: Palette): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  const brightness = red! + green! + blue!;
  return brightness > 300 && brightness < 600 ? mix(accent, base, 0.25) : mix(base, light, 0.3);
}

/** Draws the content of a label: the pack's print, or the house mark. */
function label(print: PackPrint | undefined, field: Field, p: Palette): string {
  const { cx, top, width, height } = field;
  const colour = mix(p.dark, "#2a1a12", 0.3);
  const small = height * (print?.emblem ? 0.22 : 0.3);
  if (!print)
    return `${mark(cx, top + height * 0.42, height * 0.4, colour)}${block(cx - width * 0.25, top + height * 0.9, width * 0.5, 5, 2.5, p.dark, 'opacity=".55"')}`;
  if (print.isBack) return backPrint(field, colour);
  const content = { cx, top: top + small * 1.2, width, height: height - small * 1.2, colour };
  const sealed = mark(cx, top + small * 0.5, small * 0.5, colour);
  if (!print.emblem) return `${sealed}${lettered(print.lettering, content)}`;
  const kind = lettered(["", ...print.lettering], content);
  const pictured = { ...content, height: content.height * 0.72 };
  return `${sealed}${emblem(print.emblem, pictured, colour, tintOf(p))}${kind}`;
}

const valve = (p: Palette): string =>
  `<circle cx="262" cy="146" r="15" fill="${mix(p.base, p.dark, 0.3)}"/><circle cx="260" cy="144" r="14" fill="${mix(p.base, p.light, 0.35)}"/>
    <g fill="${p.dark}" opacity=".7"><circle cx="256" cy="140" r="2"/><circle cx="264" cy="140" r="2"/><circle cx="260" cy="147" r="2"/></g>`;

export const coffeePacks = {
  "coffee-bag": (p, print) => {
    const body =
      "M112 92C104 190 96 300 96 420C96 500 100 560 106 592Q107 600 116 600L410 600L418 92Z";
    const side =
      "M418 92L410 600L486 586Q494 584 495 574C500 520 506 450 504 380C502 270 494 180 484 84Z";
    return `<defs>
      ${gradient(
        "coffee-bag-front",
        [
          [0, mix(p.base, p.dark, 0.18)],
          [0.1, mix(p.base, p.light, 0.75)],
          [0.3, mix(p.base, p.light, 0.25)],
          [0.7, p.base],
          [1, mix(p.base, p.dark, 0.3)],
        ],
        [0, 0.1, 1, 0.25],
      )}
      ${gradient("coffee-bag-side", [
        [0, mix(p.base, p.dark, 0.85)],
        [0.46, mix(p.base, p.dark, 0.6)],
        [0.5, p.dark],
        [1, mix(p.base, p.dark, 0.75)],
      ])}
      ${gradient(
        "coffee-bag-top",
        [
          [0, mix(p.base, p.light, 0.8)],
          [1, mix(p.base, p.dark, 0.15)],
        ],
        [0, 0, 0, 1],
      )}
      ${flatShade("coffee-bag-label", { light: "#fffdf8", base: mix(p.ground, "#fffaf2", 0.6), dark: mix(p.ground, p.dark, 0.3) })}
    </defs>
    ${shape(side, "url(#coffee-bag-side)")}
    ${line("M452 92C444 190 450 300 438 420L452 590", mix(p.dark, p.base, 0.2), 3, 'opacity=".8"')}
    ${shape(body, "url(#coffee-bag-front)")}
    ${shape("M418 92C410 240 412 440 404 600L410 600L420 92Z", p.light, 'opacity=".35"')}
    ${shape("M150 100C190 150 270 168 300 168C350 168 390 140 410 104L410 96L140 96Z", p.dark, 'opacity=".16"')}
    ${shape("M122 150C112 260 108 380 112 520C122 400 128 280 146 150Z", "#fff", 'opacity=".2"')}
    ${shape("M104 560C180 540 320 548 408 566L410 600L116 600Q107 600 106 592Z", p.dark, 'opacity=".22"')}
    ${shape("M108 22Q109 12 120 12L478 10Q488 10 488 20L486 92L418 98L110 98Z", "url(#coffee-bag-top)")}
    ${shape("M418 98L421 12L478 10Q488 10 488 20L486 92Z", p.dark, 'opacity=".4"')}
    ${line("M110 40H486M110 56H486M110 72H486", p.dark, 2, 'opacity=".3"')}
    ${line("M112 98L418 98L484 92", p.dark, 3, 'opacity=".45"')}
    ${print?.isBack ? "" : valve(p)}
    ${shape("M126 204Q126 196 134 196L380 196Q388 196 388 204L384 500Q384 508 376 508L132 508Q124 508 124 500Z", p.dark, 'opacity=".25" transform="translate(5 6)"')}
    ${shape("M126 204Q126 196 134 196L380 196Q388 196 388 204L384 500Q384 508 376 508L132 508Q124 508 124 500Z", "url(#coffee-bag-label)")}
    ${shape("M125 450H385L384 500Q384 508 376 508L132 508Q124 508 124 500Z", p.accent)}
    ${label(print, { cx: 256, top: 212, width: 226, height: 222, colour: p.dark }, p)}
    ${bean(206, 479, 34, -35, coffee)}${bean(256, 479, 34, -35, coffee)}${bean(306, 479, 34, -35, coffee)}`;
  },

  /** Ground coffee: a folded block with a clip, where beans come in a bag with a valve. */
  "ground-coffee": (p, print) => `<defs>
      ${flatShade("ground-coffee-front", p)}
      ${gradient("ground-coffee-side", [
        [0, mix(p.base, p.dark, 0.7)],
        [1, p.dark],
      ])}
      ${gradient(
        "ground-coffee-fold",
        [
          [0, mix(p.base, p.light, 0.9)],
          [1, p.base],
        ],
        [0, 0, 0, 1],
      )}
      ${flatShade("ground-coffee-label", { light: "#fffdf8", base: mix(p.ground, "#fffaf2", 0.6), dark: mix(p.ground, p.dark, 0.3) })}</defs>
    ${shape("M430 176L506 150L500 584L428 600Z", "url(#ground-coffee-side)")}${line("M470 164C452 280 452 460 466 592", p.dark, 3, 'opacity=".6"')}
    ${shape("M98 176H432L430 600H110Q102 600 102 592Z", "url(#ground-coffee-front)")}
    ${shape("M98 176L130 66H412L432 176Z", "url(#ground-coffee-fold)")}${shape("M432 176L412 66L452 58L506 150Z", p.dark)}
    ${shape("M130 66L136 28Q138 20 146 20H440Q450 20 450 30L452 58L412 66Z", mix(p.base, p.dark, 0.2))}${line("M136 44H448", mix(p.base, p.light, 0.6), 3, 'opacity=".7"')}
    ${block(120, 54, 352, 22, 8, p.accent)}${block(120, 54, 352, 6, 3, "#fff", 'opacity=".4"')}
    ${line("M98 178H432L506 152", p.dark, 3, 'opacity=".4"')}${shape("M112 190L118 580C126 460 128 320 126 190Z", "#fff", 'opacity=".22"')}
    ${shape("M122 218H410V512H124Z", p.dark, 'opacity=".22" transform="translate(5 6)"')}${shape("M122 218H410V512H124Z", "url(#ground-coffee-label)")}${shape("M123 460H410V512H124Z", p.accent)}
    ${label(print, { cx: 266, top: 232, width: 236, height: 216, colour: p.dark }, p)}
    ${shape("M214 500Q240 466 266 466T318 500Z", coffee.base)}${shape("M228 492Q246 472 266 470Q246 482 240 496Z", coffee.light)}`,

  "coffee-tin": (p, print) => {
    const side = [
      [176, 118],
      [176, 118],
      [176, foot(176)],
      [176, foot(176)],
    ] as const;
    const lid = [
      [182, 58],
      [182, 58],
      [182, 120],
      [182, 120],
    ] as const;
    const band = [
      [176.5, 220],
      [176.5, 220],
      [176.5, 470],
      [176.5, 470],
    ] as const;
    return `${solid("coffee-tin-body", 300, side, p)}
    <defs>${roundShade("coffee-tin-label", { light: "#fffdf8", base: mix(p.ground, "#fffaf2", 0.5), dark: mix(p.ground, p.dark, 0.45) })}
    ${roundShade("coffee-tin-band", tonesOf(p.accent))}</defs>
    ${shape(turned(300, band).replace(/A[^A]*Z$/, "A176.5 26.5 0 0 1 123.5 220Z"), "url(#coffee-tin-label)")}
    ${shape("M123.5 436A176.5 26.5 0 0 0 476.5 436V470A176.5 26.5 0 0 1 123.5 470Z", "url(#coffee-tin-band)")}
    ${label(print, { cx: 300, top: 258, width: 236, height: 196, colour: p.dark }, p)}
    ${shape(strip(300, side, -0.78, -0.66), "#fff", 'opacity=".2"')}
    ${line("M124 566A176 26 0 0 0 476 566", p.dark, 3, 'opacity=".5"')}
    ${shape("M124 128A176 26 0 0 0 476 128V146A176 26 0 0 1 124 146Z", p.dark, 'opacity=".3"')}
    ${solid("coffee-tin-lid", 300, lid, tonesOf(p.accent))}
    <defs>${gradient(
      "coffee-tin-top",
      [
        [0, mix(p.accent, "#ffffff", 0.5)],
        [1, p.accent],
      ],
      [0, 0, 1, 1],
    )}</defs>
    ${disc(300, 58, 182, "url(#coffee-tin-top)")}${disc(300, 60, 160, mix(p.accent, p.dark, 0.18), 'opacity=".5"')}${disc(300, 62, 158, "url(#coffee-tin-top)")}
    <g transform="translate(300 50)"><ellipse rx="34" ry="6" cy="10" fill="${p.dark}" opacity=".3"/><ellipse rx="28" ry="20" cy="-8" fill="${mix(p.accent, p.dark, 0.35)}"/><ellipse cx="-7" cy="-13" rx="14" ry="9" fill="#fff" opacity=".4"/></g>`;
  },

  "capsule-box": (p, print) => {
    const capsule = (x: number, ground: number, tones: Tones, id: string): string => {
      const top = ground - 104;
      return `<defs>${roundShade(id, tones)}</defs>
        <ellipse cx="${x + 12}" cy="${ground - 6}" rx="64" ry="11" fill="#2a1812" opacity=".28"/>
        ${shape(`M${x - 38} ${top + 4}Q${x - 40} ${top - 8} ${x - 26} ${top - 12}L${x + 26} ${top - 12}Q${x + 40} ${top - 8} ${x + 38} ${top + 4}L${x + 54} ${ground - 20}H${x - 54}Z`, `url(#${id})`)}
        <ellipse cx="${x}" cy="${top - 8}" rx="34" ry="8" fill="${tones.light}"/><ellipse cx="${x}" cy="${top - 7}" rx="22" ry="5" fill="${tones.base}" opacity=".6"/>
        ${line(`M${x - 41} ${top + 28}Q${x} ${top + 42} ${x + 41} ${top + 28}`, tones.dark, 3, 'opacity=".35"')}
        ${shape(`M${x - 28} ${top + 6}L${x - 40} ${ground - 26}L${x - 30} ${ground - 23}L${x - 20} ${top + 8}Z`, "#fff", 'opacity=".45"')}
        ${shape(`M${x - 62} ${ground - 20}A62 11 0 0 1 ${x + 62} ${ground - 20}V${ground - 13}A62 12 0 0 1 ${x - 62} ${ground - 13}Z`, tones.base)}
        ${shape(`M${x - 62} ${ground - 20}A62 11 0 0 0 ${x + 62} ${ground - 20}V${ground - 13}A62 12 0 0 1 ${x - 62} ${ground - 13}Z`, tones.dark, 'opacity=".55"')}`;
    };
    const accent = tonesOf(p.accent);
    return `<defs>${flatShade("capsule-box-front", p)}
      ${gradient("capsule-box-side", [
        [0, mix(p.base, p.dark, 0.6)],
        [1, p.dark],
      ])}
      ${gradient("capsule-box-lid", [
        [0, mix(p.light, "#ffffff", 0.2)],
        [1, mix(p.light, p.base, 0.5)],
      ])}</defs>
    ${shape("M66 128L128 74H540L486 128Z", "url(#capsule-box-lid)")}
    ${shape("M486 128L540 74V520L486 574Z", "url(#capsule-box-side)")}
    ${block(66, 128, 420, 446, 3, "url(#capsule-box-front)")}
    ${shape("M66 128H486V134H66Z", "#fff", 'opacity=".3"')}
    ${shape("M66 348H486V372H66Z", p.accent)}${shape("M486 348L540 296V319L486 372Z", mix(p.accent, p.dark, 0.5))}
    ${block(112, 150, 328, 176, 6, mix(p.ground, "#fffaf2", 0.6))}${label(print, { cx: 276, top: 162, width: 290, height: 154, colour: p.dark }, p)}
    ${shape("M66 470C180 452 380 452 486 470V574H66Z", p.dark, 'opacity=".22"')}
    ${capsule(330, 572, p, "capsule-box-c")}${capsule(462, 584, accent, "capsule-box-a")}${capsule(196, 598, accent, "capsule-box-b")}`;
  },

  "pad-bag": (p, print) => {
    const pad = (x: number, y: number, r: number): string =>
      `<ellipse cx="${x + 8}" cy="${y + r * 0.36}" rx="${r}" ry="${r * 0.3}" fill="#2a1812" opacity=".22"/>
       <ellipse cx="${x}" cy="${y + 8}" rx="${r}" ry="${r * 0.34}" fill="${porcelain.dark}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.34}" fill="${porcelain.base}"/>
       <ellipse cx="${x}" cy="${y - 3}" rx="${r * 0.76}" ry="${r * 0.25}" fill="${mix(coffee.light, porcelain.base, 0.42)}"/><ellipse cx="${x - r * 0.14}" cy="${y - 7}" rx="${r * 0.5}" ry="${r * 0.14}" fill="#fff" opacity=".22"/>`;
    return `<defs>${gradient("pad-bag-body", [
      [0, mix(p.base, p.dark, 0.25)],
      [0.16, p.light],
      [0.42, mix(p.base, p.light, 0.25)],
      [0.75, p.base],
      [1, mix(p.base, p.dark, 0.6)],
    ])}
      ${gradient("pad-bag-top", [
        [0, mix(p.base, p.light, 0.8)],
        [1, mix(p.base, p.dark, 0.25)],
      ])}</defs>
    ${shape("M122 96C98 220 84 400 98 560Q101 586 128 588L462 588Q490 586 492 560C506 400 492 220 470 96Z", "url(#pad-bag-body)")}
    ${shape("M134 110C180 168 250 190 296 190C350 190 420 166 458 110Z", p.dark, 'opacity=".16"')}
    ${shape("M128 170C112 280 108 400 116 520C126 400 134 280 156 170Z", "#fff", 'opacity=".24"')}
    ${shape("M446 150C470 290 476 430 462 570C450 430 446 290 430 150Z", p.dark, 'opacity=".25"')}
    ${shape("M114 34Q114 26 122 26H470Q478 26 478 34V98H114Z", "url(#pad-bag-top)")}${line("M116 46H476M116 62H476M116 78H476", p.dark, 2, 'opacity=".3"')}
    <path d="M170 244Q296 226 422 244L420 452Q296 470 172 452Z" fill="${mix(p.ground, "#fffaf2", 0.65)}"/>
    <path d="M171 408Q296 426 421 408L420 452Q296 470 172 452Z" fill="${p.accent}"/>
    ${label(print, { cx: 296, top: 252, width: 220, height: 152, colour: p.dark }, p)}
    ${pad(176, 568, 84)}${pad(404, 560, 92)}${pad(396, 536, 86)}`;
  },

  "gift-card": (
    p,
  ) => `<defs>${flatShade("gift-card-front", p)}${flatShade("gift-card-sleeve", kraft)}
      <clipPath id="gift-card-clip"><rect x="40" y="150" width="520" height="330" rx="26"/></clipPath></defs>
    <g transform="rotate(-7 300 360)">
    <g transform="translate(26 44)">${block(40, 170, 520, 330, 10, "url(#gift-card-sleeve)")}${shape("M40 180L300 380L560 180V500H40Z", kraft.dark, 'opacity=".22"')}${line("M46 176L300 376L554 176", kraft.dark, 3, 'opacity=".5"')}</g>
    ${block(46, 158, 520, 330, 26, "#2a1812", 'opacity=".18"')}
    ${block(40, 150, 520, 330, 26, "url(#gift-card-front)")}
    <g clip-path="url(#gift-card-clip)">${shape("M40 150H330C250 240 200 360 190 480H40Z", p.light, 'opacity=".28"')}
    ${block(424, 150, 44, 330, 0, p.accent)}${block(40, 296, 520, 44, 0, p.accent)}${block(462, 150, 6, 330, 0, p.dark, 'opacity=".18"')}${block(40, 334, 520, 6, 0, p.dark, 'opacity=".18"')}</g>
    <g fill="${mix(p.accent, "#ffffff", 0.2)}"><path d="M440 314C400 236 330 236 336 280C340 314 400 320 440 318Z"/><path d="M452 314C492 236 562 236 556 280C552 314 492 320 452 318Z"/></g>
    <g fill="${mix(p.accent, p.dark, 0.4)}" opacity=".7"><path d="M434 312C404 270 356 262 358 282C362 304 404 312 434 314Z"/><path d="M458 312C488 270 536 262 534 282C530 304 488 312 458 314Z"/></g>
    <path d="M436 322L396 402L424 394L444 416L452 330Z" fill="${mix(p.accent, p.dark, 0.14)}"/><path d="M456 322L498 398L470 394L452 416L444 330Z" fill="${mix(p.accent, p.dark, 0.05)}"/>
    ${block(428, 296, 38, 42, 12, p.accent)}${mark(128, 226, 40, p.ground)}</g>`,

  "gift-box": (p) => {
    const accent = tonesOf(p.accent);
    return `<defs>${flatShade("gift-box-front", p)}${flatShade("gift-box-lid", { light: mix(p.light, "#ffffff", 0.2), base: mix(p.base, p.light, 0.4), dark: p.base })}
      ${gradient("gift-box-top", [
        [0, mix(p.light, "#ffffff", 0.35)],
        [1, p.light],
      ])}${gradient("gift-box-band", [
        [0, accent.light],
        [0.6, accent.base],
        [1, mix(accent.base, accent.dark, 0.4)],
      ])}
      ${gradient(
        "gift-box-loop",
        [
          [0, accent.light],
          [1, mix(accent.base, accent.dark, 0.35)],
        ],
        [0, 0, 0.6, 1],
      )}</defs>
    ${block(70, 290, 460, 310, 5, "url(#gift-box-front)")}${shape("M70 290H530V330H70Z", p.dark, 'opacity=".3"')}
    ${block(264, 290, 72, 310, 0, "url(#gift-box-band)")}${shape("M264 290H336V330H264Z", accent.dark, 'opacity=".3"')}
    ${shape("M92 176H508L548 216H52Z", "url(#gift-box-top)")}${shape("M268 176H332L340 216H260Z", accent.light)}
    ${block(52, 214, 496, 92, 6, "url(#gift-box-lid)")}${shape("M52 214H548V220H52Z", "#fff", 'opacity=".4"')}${block(260, 214, 80, 92, 0, "url(#gift-box-band)")}
    <path d="M292 178C236 196 204 246 190 276L224 268L240 292C258 250 280 214 304 190Z" fill="${accent.base}"/><path d="M308 178C364 196 396 240 412 268L378 264L364 290C344 246 320 214 296 190Z" fill="${mix(accent.base, accent.dark, 0.3)}"/>
    <path d="M294 172C250 40 118 20 112 104C108 168 220 190 294 178Z" fill="url(#gift-box-loop)"/><path d="M306 172C350 40 482 20 488 104C492 168 380 190 306 178Z" fill="url(#gift-box-loop)"/>
    <path d="M284 168C246 92 160 78 154 114C152 152 226 168 284 170Z" fill="${accent.dark}" opacity=".6"/><path d="M316 168C354 92 440 78 446 114C448 152 374 168 316 170Z" fill="${accent.dark}" opacity=".7"/>
    <path d="M132 84C150 50 196 62 226 92C190 72 156 68 132 84Z" fill="#fff" opacity=".4"/>
    ${block(268, 142, 64, 56, 20, "url(#gift-box-loop)")}`;
  },
} satisfies Record<string, Motif>;

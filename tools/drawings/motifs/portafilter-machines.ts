import type { Motif } from "../motif.ts";
import {
  bean,
  black,
  block,
  brass,
  disc,
  flatShade,
  gradient,
  line,
  mark,
  metalShade,
  mix,
  porcelain,
  roundShade,
  shape,
  steel,
  wood,
} from "../shade.ts";
import { dial, smallCup, tray } from "./machine-parts.ts";

/** Draws the group around x with its portafilter, whose handle points to the reader's right. */
const group = (id: string, x: number, y: number): string =>
  `${shape(`M${x - 62} ${y}H${x + 62}L${x + 54} ${y + 34}H${x - 54}Z`, `url(#${id}-steel)`)}${block(x - 72, y + 32, 144, 30, 10, `url(#${id}-steel)`)}${block(x - 58, y + 60, 116, 36, 10, `url(#${id}-steel)`)}
  <path d="M${x - 12} ${y + 94}h24v14l16 12v16h-14v-10l-14-10l-14 10v10h-14v-16l16-12Z" fill="${steel.dark}"/>${line(`M${x - 20} ${y + 138}v30M${x + 20} ${y + 138}v30`, "#6b432b", 5)}
  <path d="M${x + 50} ${y + 66}C${x + 90} ${y + 64} ${x + 110} ${y + 70} ${x + 128} ${y + 76}L${x + 124} ${y + 96}C${x + 104} ${y + 92} ${x + 84} ${y + 90} ${x + 50} ${y + 88}Z" fill="url(#${id}-steel)"/><path d="M${x + 118} ${y + 68}C${x + 160} ${y + 70} ${x + 200} ${y + 86} ${x + 214} ${y + 104}Q${x + 218} ${y + 122} ${x + 202} ${y + 124}C${x + 174} ${y + 114} ${x + 146} ${y + 104} ${x + 116} ${y + 100}Z" fill="${black.base}"/>${line(`M${x + 130} ${y + 78}C${x + 160} ${y + 82} ${x + 184} ${y + 92} ${x + 202} ${y + 106}`, "#fff", 5, 'opacity=".3"')}`;

/** Draws the wand that steams milk. */
const wand = (x: number, y: number, length: number): string =>
  `${line(`M${x} ${y}V${y + length * 0.4}C${x} ${y + length * 0.7} ${x + 8} ${y + length * 0.8} ${x - 4} ${y + length}`, "#a5a19c", 13)}${line(`M${x - 3} ${y}V${y + length * 0.4}C${x - 3} ${y + length * 0.7} ${x + 5} ${y + length * 0.8} ${x - 6} ${y + length}`, "#fff", 4, 'opacity=".7"')}${line(`M${x} ${y + length * 0.72}C${x + 4} ${y + length * 0.84} ${x + 1} ${y + length * 0.92} ${x - 3} ${y + length}`, black.base, 15)}`;

const gauge = (cx: number, cy: number, r: number, id: string, accent: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id}-steel)"/><circle cx="${cx}" cy="${cy}" r="${r * 0.82}" fill="${porcelain.base}"/>${line(`M${cx - r * 0.58} ${cy + r * 0.3}A${r * 0.64} ${r * 0.64} 0 0 1 ${cx + r * 0.2} ${cy - r * 0.6}`, accent, r * 0.1)}${line(`M${cx} ${cy}L${cx - r * 0.4} ${cy - r * 0.36}`, black.dark, r * 0.1)}<circle cx="${cx}" cy="${cy}" r="${r * 0.12}" fill="${black.base}"/>`;

const paints = (id: string, p: { light: string; base: string; dark: string }): string =>
  `<defs>${flatShade(`${id}-body`, p)}${metalShade(`${id}-steel`)}${flatShade(`${id}-plate`, steel)}${gradient(
    `${id}-back`,
    [
      [0, mix(p.base, p.dark, 0.5)],
      [1, p.dark],
    ],
    [0, 0, 0, 1],
  )}</defs>`;

export const portafilterMachines = {
  "portafilter-machine": (
    p,
  ) => `<defs>${flatShade("portafilter-machine-body", p)}${metalShade("portafilter-machine-steel")}${metalShade("portafilter-machine-brass", brass)}
      ${gradient(
        "portafilter-machine-back",
        [
          [0, mix(p.base, p.dark, 0.5)],
          [1, p.dark],
        ],
        [0, 0, 0, 1],
      )}${flatShade("portafilter-machine-plate", steel)}${roundShade("portafilter-machine-wood", wood)}</defs>
    ${line("M84 118V52H516V118M300 52V118", "#8d8984", 9)}${line("M84 49H516", "#fff", 3, 'opacity=".7"')}
    ${smallCup("portafilter-machine-cup1", 170, 118, 96)}${smallCup("portafilter-machine-cup2", 390, 118, 96)}
    ${block(96, 260, 408, 270, 8, "url(#portafilter-machine-back)")}
    ${block(34, 112, 532, 172, 24, "url(#portafilter-machine-body)")}${block(44, 118, 512, 7, 3.5, "#fff", 'opacity=".4"')}${shape("M34 250H566V262Q566 284 544 284H56Q34 284 34 262Z", p.dark, 'opacity=".35"')}
    ${block(70, 142, 300, 100, 12, "url(#portafilter-machine-plate)")}
    <circle cx="446" cy="192" r="56" fill="url(#portafilter-machine-steel)"/><circle cx="446" cy="192" r="46" fill="${porcelain.base}"/>${line("M414 212A36 36 0 0 1 428 162", p.accent, 6)}${line("M436 157A36 36 0 0 1 480 204", mix(p.dark, "#777777", 0.3), 6)}${line("M446 192L422 170", black.dark, 5)}<circle cx="446" cy="192" r="7" fill="${black.base}"/>
    ${dial(124, 192, 28, black.base, "#fff", 0)}${dial(206, 192, 28, black.base, "#fff", 60)}<circle cx="290" cy="180" r="12" fill="${mix(p.accent, "#ffffff", 0.2)}"/><circle cx="287" cy="177" r="4" fill="#fff" opacity=".7"/>${block(268, 206, 44, 14, 7, black.light)}<circle cx="338" cy="192" r="12" fill="${black.base}"/>
    ${shape("M224 282H376L364 322H236Z", "url(#portafilter-machine-steel)")}${block(214, 318, 172, 34, 10, "url(#portafilter-machine-steel)")}
    ${block(230, 350, 140, 42, 10, "url(#portafilter-machine-steel)")}
    <path d="M288 388H312V404L330 416V436H316V424L300 414L284 424V436H270V416L288 404Z" fill="${steel.dark}"/>
    ${line("M278 436V468M322 436V468", "#6b432b", 5)}
    <path d="M330 366C400 362 430 372 452 380L446 408C420 400 390 396 330 394Z" fill="url(#portafilter-machine-steel)"/><path d="M440 372C480 372 520 386 552 402Q566 412 558 428Q548 440 532 434C500 424 466 416 438 412Z" fill="url(#portafilter-machine-wood)"/><path d="M452 382C480 384 510 392 536 404" stroke="#fff" stroke-width="6" fill="none" opacity=".4" stroke-linecap="round"/>
    ${line("M120 284V330C120 380 128 420 116 470", "#a5a19c", 13)}${line("M117 284V330C117 380 125 420 113 466", "#fff", 4, 'opacity=".7"')}${line("M118 410C122 430 120 450 116 470", black.base, 15)}
    ${smallCup("portafilter-machine-cup", 300, 544, 118)}
    ${shape("M50 528H550L560 588Q560 594 554 594H46Q40 594 40 588Z", "url(#portafilter-machine-body)")}${tray(70, 524, 460)}
    <path d="M44 566H556L560 588Q560 594 554 594H46Q40 594 40 588Z" fill="${p.dark}" opacity=".25"/>
    ${block(70, 590, 70, 10, 5, black.dark)}${block(460, 590, 70, 10, 5, black.dark)}${mark(300, 560, 19, p.light)}`,

  /** No wider than its group. */
  "slim-portafilter-machine": (p) => {
    const id = "slim-portafilter-machine";
    return `${paints(id, p)}${smallCup(`${id}-warm`, 268, 62, 84)}
    ${block(176, 196, 200, 350, 10, `url(#${id}-back)`)}${block(150, 60, 252, 168, 20, `url(#${id}-body)`)}${block(160, 66, 232, 7, 3.5, "#fff", 'opacity=".4"')}${shape("M150 198H402V208Q402 228 382 228H170Q150 228 150 208Z", p.dark, 'opacity=".35"')}
    ${block(176, 92, 200, 78, 12, `url(#${id}-plate)`)}${[214, 262, 310].map((x, index) => `<circle cx="${x}" cy="131" r="17" fill="${black.base}"/><circle cx="${x}" cy="131" r="6" fill="${index === 1 ? mix(p.accent, "#ffffff", 0.3) : black.light}"/>`).join("")}${dial(350, 131, 17, black.base, "#fff", 40)}
    ${wand(394, 226, 210)}${group(id, 268, 226)}${smallCup(`${id}-cup`, 268, 552, 116)}
    ${shape("M140 536H412L420 588Q420 596 412 596H140Q132 596 132 588Z", `url(#${id}-body)`)}${tray(152, 532, 248)}${block(150, 592, 54, 8, 4, black.dark)}${block(348, 592, 54, 8, 4, black.dark)}${mark(276, 576, 14, p.light)}`;
  },

  /** With the grinder's hopper on its left and a gauge in front. */
  "grinder-portafilter-machine": (p) => {
    const id = "grinder-portafilter-machine";
    return `${paints(id, p)}<defs>${gradient(`${id}-hopper`, [
      [0, "#ffffff", 0.75],
      [0.3, "#f2e7d8", 0.3],
      [1, "#8f7358", 0.65],
    ])}</defs>${shape("M62 26H250L222 128H90Z", "#efe4d4", 'opacity=".6"')}${shape("M76 74H236L222 128H90Z", "#4a2c1c")}${Array.from({ length: 18 }, (_, index) => bean(96 + (index % 6) * 24, 76 + Math.floor(index / 6) * 18, 34, index * 53)).join("")}${shape("M62 26H250L222 128H90Z", `url(#${id}-hopper)`)}${block(54, 12, 204, 18, 9, black.base)}${disc(156, 12, 40, black.light)}${line("M78 38L98 118", "#fff", 7, 'opacity=".7"')}
    ${smallCup(`${id}-warm1`, 366, 118, 92)}${smallCup(`${id}-warm2`, 478, 118, 92)}
    ${block(58, 256, 484, 280, 8, `url(#${id}-back)`)}${block(24, 116, 552, 172, 22, `url(#${id}-body)`)}${block(34, 122, 532, 7, 3.5, "#fff", 'opacity=".4"')}${shape("M24 258H576V266Q576 288 554 288H46Q24 288 24 266Z", p.dark, 'opacity=".35"')}
    ${gauge(300, 198, 54, id, p.accent)}${dial(92, 198, 26, black.base, "#fff", 20)}${block(140, 176, 84, 44, 10, "#14100f")}${line("M154 204h12v-12h12v12h12v-16h18", mix(p.accent, "#ffffff", 0.4), 4)}${[398, 446, 494].map((x) => `<circle cx="${x}" cy="198" r="17" fill="${black.base}"/><circle cx="${x}" cy="198" r="5" fill="${mix(p.accent, "#ffffff", 0.4)}"/>`).join("")}${dial(540, 198, 18, black.base, "#fff", 60)}
    ${shape("M104 286H208L196 326H116Z", black.base)}${block(132, 322, 48, 26, 6, black.dark)}${line("M116 374H196M128 362V386M184 362V386", steel.dark, 9)}
    ${wand(520, 286, 190)}${group(id, 330, 286)}${smallCup(`${id}-cup`, 330, 546, 116)}
    ${shape("M30 530H570L582 586Q582 596 574 596H26Q18 596 18 586Z", `url(#${id}-body)`)}${tray(54, 526, 492)}${block(50, 592, 70, 8, 4, black.dark)}${block(480, 592, 70, 8, 4, black.dark)}${mark(300, 576, 15, p.light)}`;
  },
} satisfies Record<string, Motif>;

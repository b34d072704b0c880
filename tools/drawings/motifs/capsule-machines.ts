import type { Motif } from "../motif.ts";
import {
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
  tonesOf,
} from "../shade.ts";
import { smallCup } from "./machine-parts.ts";

const darkness = (id: string): string =>
  gradient(
    `${id}-dark`,
    [
      [0, black.light],
      [1, black.dark],
    ],
    [0, 0, 1, 1],
  );

const water = (id: string): string =>
  gradient(`${id}-tank`, [
    [0, "#ffffff", 0.85],
    [0.3, "#dfe9ea", 0.55],
    [1, "#8fa9ad", 0.75],
  ]);

const inked = (base: string, accent: string, light: string): string =>
  base === "#f3eee6" ? accent : light;

export const capsuleMachines = {
  "capsule-machine": (
    p,
  ) => `<defs>${roundShade("capsule-machine-body", p)}${metalShade("capsule-machine-steel")}${gradient(
    "capsule-machine-tank",
    [
      [0, "#ffffff", 0.85],
      [0.3, "#dfe9ea", 0.55],
      [1, "#8fa9ad", 0.75],
    ],
  )}
      ${gradient(
        "capsule-machine-dark",
        [
          [0, black.light],
          [1, black.dark],
        ],
        [0, 0, 1, 1],
      )}${roundShade("capsule-machine-cap", tonesOf(p.accent))}</defs>
    ${shape("M436 150H528Q546 150 546 168V560H420Z", "url(#capsule-machine-tank)")}${shape("M424 300H546V560H424Z", "#9cc3cb", 'opacity=".4"')}${line("M424 300H546", "#fff", 4, 'opacity=".8"')}${block(430, 138, 122, 24, 10, black.base)}${block(520, 176, 10, 360, 5, "#fff", 'opacity=".6"')}
    <path d="M196 300H450V574H196Z" fill="url(#capsule-machine-dark)"/>
    <path d="M96 190C96 96 160 60 260 60H400C440 60 458 84 458 120V574H330V372Q330 330 288 330H128Q96 330 96 300Z" fill="url(#capsule-machine-body)"/>
    <path d="M330 372Q330 330 288 330H128Q96 330 96 300V276Q100 306 130 306H300Q352 306 352 366V574H330Z" fill="${p.dark}" opacity=".35"/>
    <path d="M112 190C116 112 172 80 262 78C190 96 142 130 134 220Q132 262 132 292C114 286 110 240 112 190Z" fill="#fff" opacity=".35"/>
    <path d="M180 64C180 30 220 14 300 14H420Q448 14 448 40Q448 64 420 64Z" fill="url(#capsule-machine-steel)"/>${block(206, 56, 230, 12, 6, "#1b1210", 'opacity=".3"')}
    ${block(160, 326, 104, 34, 8, "url(#capsule-machine-steel)")}${block(186, 356, 52, 26, 8, black.dark)}${line("M212 382V470", "#6b432b", 6)}
    <circle cx="394" cy="150" r="26" fill="${black.base}"/><circle cx="394" cy="150" r="20" fill="${p.accent}"/><path d="M376 144A20 20 0 0 1 400 131" stroke="#fff" stroke-width="4" fill="none" opacity=".7" stroke-linecap="round"/>${mark(230, 196, 46, p.base === "#f3eee6" ? p.accent : p.light)}
    ${smallCup("capsule-machine-cup", 212, 562, 128)}
    <path d="M70 556H546Q560 556 560 570V588Q560 596 550 596H66Q54 596 54 584V572Q54 556 70 556Z" fill="url(#capsule-machine-dark)"/>${block(74, 552, 262, 12, 6, steel.base)}${line("M96 558h20M136 558h20M256 558h20M296 558h20", black.dark, 3)}${block(90, 592, 80, 8, 4, black.dark)}${block(440, 592, 80, 8, 4, black.dark)}`,

  /** Low and long, seen from its side: a lever on top, the tank behind. */
  "compact-capsule-machine": (p) => {
    const id = "compact-capsule-machine";
    return `<defs>${flatShade(`${id}-body`, p)}${metalShade(`${id}-steel`)}${darkness(id)}${water(id)}</defs>
    ${block(476, 232, 92, 334, 18, `url(#${id}-tank)`)}${block(480, 350, 84, 212, 14, "#9cc3cb", 'opacity=".45"')}${block(470, 220, 104, 24, 10, black.base)}
    ${shape("M214 330H480V570H214Z", `url(#${id}-dark)`)}
    ${shape("M66 262Q66 196 132 196H484V380H262Q232 380 232 410H96Q66 410 66 380Z", `url(#${id}-body)`)}${shape("M66 380Q70 404 96 410H232Q232 380 262 380H484V362H250Q216 364 214 392H92Q72 388 66 366Z", p.dark, 'opacity=".4"')}${shape("M82 262Q84 212 132 210H420Q180 220 120 300Q98 330 96 360Q80 320 82 262Z", "#fff", 'opacity=".28"')}
    ${line("M150 196C150 150 220 132 420 140", steel.dark, 26)}${line("M152 190C156 150 230 130 420 136", steel.light, 8)}${block(392, 124, 76, 34, 17, black.base)}
    ${block(112, 406, 86, 26, 8, `url(#${id}-steel)`)}${block(134, 428, 42, 22, 6, black.dark)}${line("M155 450V490", "#6b432b", 6)}
    <circle cx="430" cy="262" r="15" fill="${black.base}"/><circle cx="430" cy="262" r="9" fill="${p.accent}"/><circle cx="430" cy="312" r="15" fill="${black.base}"/><circle cx="430" cy="312" r="5" fill="${p.accent}"/>${mark(300, 288, 40, inked(p.base, p.accent, p.light))}
    ${smallCup(`${id}-cup`, 155, 568, 108)}
    <path d="M52 562H568Q582 562 582 576V590Q582 600 572 600H46Q36 600 36 590V576Q36 562 52 562Z" fill="url(#${id}-dark)"/>${block(52, 558, 196, 10, 5, steel.base)}`;
  },

  /** With a jug beside it that froths milk. */
  "milk-capsule-machine": (p) => {
    const id = "milk-capsule-machine";
    const jug = [
      [92, 296],
      [88, 340],
      [92, 500],
      [96, foot(96, 560)],
    ] as const;
    return `<defs>${flatShade(`${id}-body`, p)}${metalShade(`${id}-steel`)}${darkness(id)}</defs>
    ${shape("M150 320H360V572H150Z", `url(#${id}-dark)`)}
    ${shape("M40 130Q40 84 86 84H314Q360 84 360 130V574H250V392Q250 352 210 352H76Q40 352 40 316Z", `url(#${id}-body)`)}${shape("M250 574V392Q250 352 210 352H76Q40 352 40 316V296Q46 330 80 330H222Q272 334 272 386V574Z", p.dark, 'opacity=".35"')}${shape("M56 140Q58 102 96 100H230Q120 116 92 190Q78 250 80 318Q56 306 56 280Z", "#fff", 'opacity=".34"')}
    ${shape("M92 84Q96 32 160 32H312Q338 32 338 58Q338 84 312 84Z", `url(#${id}-steel)`)}${block(110, 74, 216, 12, 6, "#1b1210", 'opacity=".3"')}
    ${block(104, 348, 96, 30, 8, `url(#${id}-steel)`)}${block(128, 374, 48, 24, 8, black.dark)}${line("M152 398V470", "#6b432b", 6)}${mark(180, 216, 44, inked(p.base, p.accent, p.light))}<circle cx="310" cy="160" r="20" fill="${black.base}"/><circle cx="310" cy="160" r="13" fill="${p.accent}"/>
    ${smallCup(`${id}-cup`, 152, 562, 124)}
    <path d="M30 556H580Q592 556 592 570V588Q592 598 582 598H26Q14 598 14 586V572Q14 556 30 556Z" fill="url(#${id}-dark)"/>${block(32, 552, 224, 12, 6, steel.base)}
    ${line("M572 340C624 340 624 470 570 470", black.dark, 20)}${solid(`${id}-jug`, 484, jug, steel, { metal: true, shine: 0.4 })}${shape("M396 308L366 290Q386 284 412 288Z", steel.base)}${solid(
      `${id}-lid`,
      484,
      [
        [94, 274],
        [94, 274],
        [94, 298],
        [94, 298],
      ],
      black,
      { shine: 0.2 },
    )}${disc(484, 274, 94, black.light)}${disc(484, 266, 26, black.dark)}${block(466, 236, 36, 30, 10, black.base)}${disc(484, 566, 106, "#000", 'opacity=".35"')}`;
  },

  /** A ball on a foot. */
  "round-capsule-machine": (p) => {
    const id = "round-capsule-machine";
    return `<defs>${roundShade(`${id}-body`, p)}${metalShade(`${id}-steel`)}${darkness(id)}${water(id)}</defs>
    ${shape("M396 170C520 190 560 330 530 566H400Z", `url(#${id}-tank)`)}${shape("M470 330C530 330 546 440 530 566H400V330Z", "#9cc3cb", 'opacity=".4"')}
    ${shape("M300 330H446V570H300Z", `url(#${id}-dark)`)}
    <path d="M76 214C76 102 166 24 280 24C400 24 490 110 490 230C490 340 462 470 440 574H322C346 500 350 440 330 410C312 386 290 392 250 392C150 392 76 320 76 214Z" fill="url(#${id}-body)"/><path d="M322 574C346 500 350 440 330 410C312 386 290 392 250 392C190 392 140 368 108 326C150 366 210 376 270 370C330 364 366 384 372 436C376 480 362 530 352 574Z" fill="${p.dark}" opacity=".35"/><path d="M100 210C104 120 176 52 268 46C190 76 146 140 150 220C152 262 160 290 172 312C130 296 100 262 100 210Z" fill="#fff" opacity=".34"/>
    <circle cx="276" cy="200" r="86" fill="url(#${id}-dark)"/><circle cx="276" cy="200" r="72" fill="url(#${id}-steel)"/><circle cx="276" cy="200" r="54" fill="${black.base}"/>${mark(276, 200, 36, mix(p.accent, "#ffffff", 0.3))}<path d="M222 176A60 60 0 0 1 262 144" stroke="#fff" stroke-width="7" fill="none" opacity=".7" stroke-linecap="round"/>
    ${block(180, 384, 96, 30, 8, `url(#${id}-steel)`)}${block(204, 410, 48, 22, 8, black.dark)}${line("M228 432V470", "#6b432b", 6)}<circle cx="424" cy="150" r="14" fill="${p.accent}"/>
    ${smallCup(`${id}-cup`, 228, 564, 140)}
    <ellipse cx="306" cy="578" rx="246" ry="22" fill="url(#${id}-dark)"/><ellipse cx="240" cy="570" rx="140" ry="11" fill="${steel.base}"/>`;
  },
} satisfies Record<string, Motif>;

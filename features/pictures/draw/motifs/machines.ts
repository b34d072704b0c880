import type { Motif } from "../motif.ts";
import {
  bean,
  black,
  block,
  brass,
  disc,
  flatShade,
  foot,
  gradient,
  line,
  mark,
  metalShade,
  mix,
  porcelain,
  roundShade,
  shape,
  solid,
  steel,
  strip,
  tonesOf,
  turned,
  wood,
} from "../shade.ts";
import { dial, smallCup, tray } from "./machine-parts.ts";

export const machines = {
  "fully-automatic-machine": (p) => `<defs>${flatShade("fully-automatic-machine-body", p)}
      ${gradient("fully-automatic-machine-top", [
        [0, mix(p.light, "#ffffff", 0.25)],
        [1, mix(p.base, p.light, 0.5)],
      ])}
      ${gradient(
        "fully-automatic-machine-niche",
        [
          [0, black.dark],
          [0.5, black.base],
          [1, black.light],
        ],
        [0, 0, 0.3, 1],
      )}
      ${gradient(
        "fully-automatic-machine-panel",
        [
          [0, black.light],
          [0.4, black.base],
          [1, black.dark],
        ],
        [0, 0, 1, 1],
      )}
      ${gradient("fully-automatic-machine-hopper", [
        [0, "#ffffff", 0.7],
        [0.3, "#e9dccb", 0.5],
        [1, "#8f7358", 0.6],
      ])}
      ${metalShade("fully-automatic-machine-steel")}</defs>
    ${shape("M170 24H430L446 92H154Z", "#5a3a29", 'opacity=".8"')}
    ${[
      [190, 76],
      [222, 66],
      [254, 78],
      [286, 68],
      [318, 78],
      [350, 66],
      [382, 76],
      [412, 74],
      [206, 58],
      [240, 52],
      [272, 56],
      [304, 54],
      [338, 52],
      [370, 56],
      [400, 56],
    ]
      .map(([x = 0, y = 0], index) => bean(x, y, 34, index * 47))
      .join("")}
    ${shape("M166 10Q168 2 178 2H422Q432 2 434 10L448 92H152Z", "url(#fully-automatic-machine-hopper)")}${line("M184 12L172 84", "#fff", 7, 'opacity=".7"')}
    ${block(150, 0, 300, 16, 8, black.base)}${block(158, 2, 200, 4, 2, "#fff", 'opacity=".3"')}
    ${shape("M90 84Q92 76 104 76H496Q508 76 510 84L524 112H76Z", "url(#fully-automatic-machine-top)")}
    ${block(66, 104, 468, 490, 26, "url(#fully-automatic-machine-body)")}
    ${block(494, 122, 40, 460, 20, p.dark, 'opacity=".3"')}${block(70, 120, 10, 440, 5, "#fff", 'opacity=".28"')}
    ${block(106, 128, 388, 108, 18, "url(#fully-automatic-machine-panel)")}
    ${block(206, 148, 188, 68, 8, "#14100f")}${shape("M206 156Q206 148 214 148H330L260 216H214Q206 216 206 208Z", "#fff", 'opacity=".08"')}
    <g fill="none" stroke="${mix(p.accent, "#ffffff", 0.35)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M230 172h26v14a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10ZM256 176h5a5 5 0 0 1 0 12h-5M286 168h30v18a10 10 0 0 1-10 10h-10a10 10 0 0 1-10-10ZM316 174h5a6 6 0 0 1 0 14h-5M346 164h24l-4 32h-16Z"/></g>
    ${dial(152, 182, 32, "url(#fully-automatic-machine-steel)", black.dark)}
    <g fill="${black.light}"><circle cx="428" cy="166" r="10"/><circle cx="462" cy="166" r="10"/><circle cx="428" cy="198" r="10"/><circle cx="462" cy="198" r="10" fill="${p.accent}"/></g>
    ${block(140, 258, 320, 292, 16, "url(#fully-automatic-machine-niche)")}${shape("M140 274Q140 258 156 258H444Q460 258 460 274V300H140Z", "#000", 'opacity=".35"')}
    ${block(226, 244, 148, 92, 14, "url(#fully-automatic-machine-steel)")}${block(226, 318, 148, 18, 9, black.base)}
    ${block(262, 332, 28, 34, 6, black.dark)}${block(310, 332, 28, 34, 6, black.dark)}
    ${line("M276 366V440M324 366V440", "#6b432b", 5)}
    <ellipse cx="306" cy="534" rx="90" ry="10" fill="#000" opacity=".4"/>${smallCup("fully-automatic-machine-cup", 300, 532, 150)}
    ${block(110, 528, 380, 52, 12, "url(#fully-automatic-machine-steel)")}${tray(128, 526, 344)}
    ${block(86, 582, 90, 18, 6, black.dark)}${block(424, 582, 90, 18, 6, black.dark)}`,

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

  "electric-grinder": (p) => {
    const hopper = [
      [128, 70],
      [128, 110],
      [112, 190],
      [84, 236],
    ] as const;
    const body = [
      [104, 232],
      [112, 250],
      [126, 340],
      [140, 520],
      [148, foot(148, 596)],
    ] as const;
    return `<defs>${gradient("electric-grinder-glass", [
      [0, "#ffffff", 0.75],
      [0.25, "#f2e7d8", 0.35],
      [0.6, "#cbb79c", 0.25],
      [1, "#8f7358", 0.7],
    ])}${metalShade("electric-grinder-steel")}${roundShade("electric-grinder-lid", black)}
      ${gradient(
        "electric-grinder-dark",
        [
          [0, black.dark],
          [1, black.light],
        ],
        [0, 0, 0, 1],
      )}<clipPath id="electric-grinder-clip"><path d="${turned(300, hopper)}"/></clipPath></defs>
    ${shape(turned(300, hopper), "#efe4d4", 'opacity=".55"')}
    <g clip-path="url(#electric-grinder-clip)"><rect x="160" y="128" width="280" height="140" fill="#35211a"/>${Array.from({ length: 34 }, (_, index) => bean(178 + ((index * 41) % 250), 122 + Math.floor(index / 6) * 22 + ((index * 13) % 11), 40, (index * 67) % 180)).join("")}</g>
    ${shape(turned(300, hopper), "url(#electric-grinder-glass)")}${shape(strip(300, hopper, -0.84, -0.68), "#fff", 'opacity=".6"')}
    ${solid(
      "electric-grinder-cap",
      300,
      [
        [134, 34],
        [134, 34],
        [134, 72],
        [134, 72],
      ],
      black,
      { shine: 0.18 },
    )}${disc(300, 34, 134, black.light)}${disc(300, 30, 46, black.base)}${block(268, 10, 64, 22, 11, black.dark)}
    ${solid("electric-grinder-body", 300, body, p)}
    ${shape("M196 236A104 15 0 0 0 404 236L408 258A108 16 0 0 1 192 258Z", "url(#electric-grinder-steel)")}
    ${line("M186 300A114 17 0 0 0 414 300", p.dark, 3, 'opacity=".4"')}
    ${shape("M206 366Q206 350 222 350H378Q394 350 394 366L402 540H198Z", "url(#electric-grinder-dark)")}
    ${shape("M252 346H348L338 392H262Z", "url(#electric-grinder-steel)")}
    ${solid(
      "electric-grinder-bin",
      300,
      [
        [78, 434],
        [80, 470],
        [78, foot(78, 560)],
      ],
      { light: "#fbf5ec", base: "#cdbba6", dark: "#8f7a66" },
      { shine: 0.6 },
    )}${shape("M222 486A79 11 0 0 0 378 486L378 548A78 12 0 0 1 222 548Z", "#5a3a29", 'opacity=".85"')}${disc(300, 434, 78, "#fffaf2")}${disc(300, 435, 70, "#b9a48d")}
    ${shape("M158 540H442L448 574A148 22 0 0 1 152 574Z", p.dark, 'opacity=".25"')}
    ${dial(300, 302, 25, p.accent, black.dark, 30)}`;
  },

  "milk-frother": (p) => {
    const jug = [
      [132, 120],
      [130, 180],
      [138, 400],
      [146, foot(146, 520)],
    ] as const;
    return `<defs>${metalShade("milk-frother-steel")}${roundShade("milk-frother-base", black)}</defs>
    ${line("M424 190C540 180 546 420 432 430", p.dark, 34)}${line("M426 184C528 178 530 402 436 416", mix(p.base, p.light, 0.3), 10, 'opacity=".8"')}
    ${shape("M176 140L120 108Q150 98 190 104Z", mix(p.base, p.light, 0.2))}
    ${solid("milk-frother-jug", 300, jug, p)}
    ${shape("M166 468A142 20 0 0 0 434 468L446 500A146 21 0 0 1 154 500Z", "url(#milk-frother-steel)")}
    <circle cx="300" cy="330" r="30" fill="${mix(p.base, p.dark, 0.4)}"/><circle cx="300" cy="330" r="25" fill="${mix(p.accent, "#ffffff", 0.2)}"/><path d="M292 322v-6M308 322v-6M300 322v-8M289 328h22v6a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9Z" stroke="${p.dark}" stroke-width="3" fill="none" stroke-linecap="round"/>
    ${solid(
      "milk-frother-lid",
      300,
      [
        [138, 96],
        [138, 96],
        [138, 122],
        [138, 122],
      ],
      black,
      { shine: 0.2 },
    )}${disc(300, 96, 138, "#8d8782")}${disc(300, 95, 126, black.light)}${disc(284, 91, 80, "#fff", 'opacity=".14"')}
    ${solid(
      "milk-frother-knob",
      300,
      [
        [32, 54],
        [26, 70],
        [24, 94],
      ],
      black,
      { shine: 0.2 },
    )}${disc(300, 54, 32, black.light)}
    ${solid(
      "milk-frother-foot",
      300,
      [
        [156, 530],
        [172, 548],
        [176, foot(176)],
      ],
      black,
      { shine: 0.12 },
    )}${disc(300, 530, 156, black.light)}${shape("M154 510A146 22 0 0 0 446 510V524A148 22 0 0 1 152 524Z", black.dark)}
    ${line("M470 574C540 590 570 580 590 560", black.base, 9)}<circle cx="300" cy="578" r="8" fill="${p.accent}"/>`;
  },

  kettle: (p) => {
    const body = [
      [86, 186],
      [104, 210],
      [150, 330],
      [176, 470],
      [182, foot(182, 572)],
    ] as const;
    return `<defs>${metalShade("kettle-steel")}${roundShade("kettle-wood", wood)}${gradient(
      "kettle-spout",
      [
        [0, mix(p.base, p.light, 0.8)],
        [1, mix(p.base, p.dark, 0.4)],
      ],
      [0, 0, 1, 1],
    )}</defs>
    <path d="M152 490C70 480 96 300 20 214L50 204C130 276 120 390 190 420Z" fill="url(#kettle-spout)"/><path d="M40 210C112 286 100 392 160 446" stroke="#fff" stroke-width="8" fill="none" opacity=".3"/><ellipse cx="36" cy="208" rx="19" ry="7" fill="${p.dark}" transform="rotate(-14 36 208)"/>
    ${line("M420 250C520 210 590 250 574 340C566 400 530 450 470 480", p.dark, 16)}
    <path d="M470 214C560 204 600 262 584 344C574 400 552 436 524 460L494 438C530 400 552 360 550 318C548 266 520 246 466 252Z" fill="url(#kettle-wood)"/><path d="M484 222C552 222 582 268 572 336" stroke="#fff" stroke-width="6" fill="none" opacity=".4" stroke-linecap="round"/>
    ${solid("kettle-body", 310, body, p)}${line("M136 520A180 26 0 0 0 484 520", p.dark, 3, 'opacity=".35"')}
    ${shape("M224 190A86 13 0 0 0 396 190L404 204A94 14 0 0 1 216 204Z", "url(#kettle-steel)")}
    ${disc(310, 182, 90, steel.dark)}${solid(
      "kettle-lid",
      310,
      [
        [40, 132],
        [70, 146],
        [86, 176],
      ],
      p,
      { shine: 0.2 },
    )}${disc(310, 132, 40, mix(p.base, p.light, 0.5))}
    ${block(302, 108, 16, 24, 4, steel.dark)}<ellipse cx="310" cy="92" rx="30" ry="24" fill="url(#kettle-wood)"/><ellipse cx="302" cy="84" rx="11" ry="7" fill="#fff" opacity=".45"/>
    ${solid(
      "kettle-foot",
      310,
      [
        [190, 556],
        [196, 566],
        [196, foot(196)],
      ],
      black,
      { shine: 0.1 },
    )}<circle cx="310" cy="588" r="6" fill="${p.accent}"/>
    ${mark(310, 400, 44, p.base === "#f3eee6" ? p.accent : mix(p.light, "#ffffff", 0.35))}`;
  },
} satisfies Record<string, Motif>;

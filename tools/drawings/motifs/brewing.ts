import type { Motif } from "../motif.ts";
import {
  black,
  block,
  brass,
  disc,
  flatShade,
  foot,
  gradient,
  kraft,
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

export const brewing = {
  "milk-jug": (p) => {
    const side = [
      [138, 130],
      [136, 190],
      [158, 330],
      [196, 480],
      [192, foot(192)],
    ] as const;
    return `<defs>${metalShade("milk-jug-metal")}${gradient("milk-jug-inside", [
      [0, steel.dark],
      [1, steel.light],
    ])}${gradient("milk-jug-handle", [
      [0, p.light],
      [0.5, p.base],
      [1, p.dark],
    ])}</defs>
    <path d="M424 176C600 120 620 470 470 500L462 462C552 430 540 212 432 220Z" fill="url(#milk-jug-handle)"/><path d="M430 188C572 150 590 420 486 480" stroke="#fff" stroke-width="5" fill="none" opacity=".35"/>
    <path d="M162 130C140 112 96 84 62 92C84 118 120 168 163 206L190 150Z" fill="${mix(p.base, p.light, 0.45)}"/><path d="M150 140C124 118 96 100 66 94C88 122 122 166 158 194Z" fill="#fff" opacity=".22"/>
    ${solid("milk-jug-body", 300, side, p, { shine: 0.34 })}
    ${shape("M109 500A194 29 0 0 0 491 500L492 571A192 29 0 0 1 108 571Z", "url(#milk-jug-metal)")}${line("M109 500A194 29 0 0 0 491 500", p.dark, 4, 'opacity=".35"')}
    <path d="M62 92C110 70 200 106 300 106C380 106 438 116 438 130C438 146 380 153 300 153C220 153 150 142 62 92Z" fill="url(#milk-jug-inside)"/><path d="M130 116C190 112 240 128 300 128C360 128 420 124 428 134C410 146 360 151 300 151C230 151 170 138 130 116Z" fill="#fffdf8"/>
    ${line("M62 92C110 70 200 106 300 106C380 106 438 116 438 130C438 146 380 153 300 153C220 153 150 142 62 92Z", "#f7f5f1", 5)}${mark(288, 330, 46, p.base === "#f3eee6" ? p.accent : mix(p.light, "#ffffff", 0.35))}`;
  },

  "moka-pot": (p) => {
    const facets = (
      top: number,
      bottom: number,
      half: number,
      wide: number,
      id: string,
    ): string => {
      const shares = [-1, -0.55, 0.12, 0.68, 1];
      const tones = [mix(p.base, p.light, 0.55), mix(p.light, "#ffffff", 0.12), p.base, p.dark];
      return shares
        .slice(1)
        .map((share, index) => {
          const from = shares[index] ?? -1;
          const sag = (value: number): number => 20 * (1 - Math.abs(value));
          const points = [
            [300 + half * from, top + sag(from)],
            [300 + half * share, top + sag(share)],
            [300 + wide * share, bottom + sag(share)],
            [300 + wide * from, bottom + sag(from)],
          ];
          return shape(
            `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}Z`,
            `url(#${id}${index})`,
          ).replace(
            "<path",
            `<defs>${gradient(
              `${id}${index}`,
              [
                [0, tones[index] ?? p.base],
                [1, mix(tones[index] ?? p.base, p.dark, 0.28)],
              ],
              [0, 0, 0.2, 1],
            )}</defs><path`,
          );
        })
        .join("");
    };
    return `<defs>${metalShade("moka-pot-steel")}${gradient("moka-pot-grip", [
      [0, black.light],
      [1, black.dark],
    ])}${roundShade("moka-pot-wood", wood)}</defs>
    <path d="M410 150C470 130 548 140 554 184C560 250 548 300 532 346Q522 360 504 352Q496 344 500 330C514 280 520 236 516 206C500 190 450 196 414 204Z" fill="url(#moka-pot-wood)"/><path d="M424 164C480 148 532 154 538 190C542 240 534 290 522 330" stroke="#fff" stroke-width="6" fill="none" opacity=".35" stroke-linecap="round"/>
    <path d="M206 128L116 100L170 196L196 236Z" fill="${mix(p.base, p.light, 0.5)}"/><path d="M206 128L116 100L130 124L200 160Z" fill="#fff" opacity=".3"/>
    ${facets(122, 312, 124, 92, "moka-pot-u")}
    ${solid(
      "moka-pot-ring",
      300,
      [
        [108, 322],
        [116, 330],
        [116, 352],
        [116, 352],
      ],
      steel,
      { metal: true, shine: 0.3 },
    )}
    ${facets(360, 560, 110, 158, "moka-pot-l")}${shape("M142 560L213 569Q300 582 319 578L407 566L458 560L452 578Q300 612 148 578Z", p.dark, 'opacity=".55"')}
    <circle cx="408" cy="430" r="15" fill="url(#moka-pot-steel)"/><circle cx="404" cy="426" r="6" fill="#fff" opacity=".6"/>
    ${shape("M172 122L231 131L315 140L384 128L428 122L384 96L300 74L216 96Z", mix(p.base, p.light, 0.6))}${shape("M300 74L216 96L172 122L231 131L290 90Z", "#fff", 'opacity=".25"')}${shape("M300 74L384 96L428 122L384 128L310 92Z", p.dark, 'opacity=".4"')}
    ${block(290, 56, 20, 24, 4, steel.dark)}<path d="M272 18Q300 2 328 18L320 62H280Z" fill="url(#moka-pot-wood)"/><path d="M284 22L288 54" stroke="#fff" stroke-width="6" opacity=".4" stroke-linecap="round"/>
    ${mark(292, 236, 36, mix(p.light, "#ffffff", 0.35))}`;
  },

  "french-press": (p) => {
    const glass = [
      [132, 176],
      [132, 176],
      [132, foot(132, 574)],
      [132, foot(132, 574)],
    ] as const;
    const tea = [
      [126, 330],
      [126, 330],
      [126, foot(126, 566)],
      [126, foot(126, 566)],
    ] as const;
    return `<defs>${metalShade("french-press-steel")}${roundShade("french-press-frame", p)}${gradient(
      "french-press-coffee",
      [
        [0, "#5a321d"],
        [0.22, "#93603c"],
        [0.5, "#54301d"],
        [1, "#2a150c"],
      ],
    )}${gradient("french-press-glass", [
      [0, "#8f7f72", 0.5],
      [0.07, "#ffffff", 0.25],
      [0.3, "#ffffff", 0.04],
      [0.86, "#ffffff", 0.02],
      [1, "#7d6f66", 0.5],
    ])}${gradient("french-press-handle", [
      [0, p.light],
      [0.5, p.base],
      [1, p.dark],
    ])}</defs>
    <path d="M410 210H500Q544 210 544 256V450Q544 500 498 500H412V462H488Q504 462 504 446V264Q504 248 488 248H410Z" fill="url(#french-press-handle)"/><path d="M420 218H496Q534 220 536 258V440" stroke="#fff" stroke-width="5" fill="none" opacity=".4"/>
    ${shape(turned(290, glass), "#f7f2ea", 'opacity=".7"')}${shape(turned(290, tea), "url(#french-press-coffee)")}${disc(290, 330, 126, "#9c6b45")}${disc(280, 328, 100, "#b98a5e", 'opacity=".7"')}
    ${shape("M164 300A126 19 0 0 0 416 300V316A126 19 0 0 1 164 316Z", "url(#french-press-steel)")}${disc(290, 300, 126, steel.light, 'opacity=".75"')}${block(284, 160, 12, 140, 4, "url(#french-press-steel)")}
    ${shape(turned(290, glass), "url(#french-press-glass)")}${shape(strip(290, glass, -0.84, -0.7), "#fff", 'opacity=".6"')}${shape(strip(290, glass, 0.72, 0.78), "#fff", 'opacity=".4"')}
    ${shape("M154 440A136 20 0 0 0 426 440V462A136 20 0 0 1 154 462Z", "url(#french-press-frame)")}${shape("M154 214A136 20 0 0 0 426 214V236A136 20 0 0 1 154 236Z", "url(#french-press-frame)")}
    ${block(196, 240, 16, 320, 4, mix(p.base, p.light, 0.4))}${block(368, 240, 16, 320, 4, mix(p.base, p.dark, 0.5))}
    ${shape("M152 546A138 21 0 0 0 428 546V572A138 21 0 0 1 152 572Z", "url(#french-press-frame)")}<path d="M160 572V592Q160 600 168 600H184L190 586Z" fill="${p.dark}"/><path d="M420 572V592Q420 600 412 600H396L390 586Z" fill="${p.dark}"/>
    <path d="M160 172L118 150L166 146Z" fill="${steel.base}"/>
    ${solid(
      "french-press-lid",
      290,
      [
        [80, 118],
        [130, 136],
        [142, 158],
        [142, 180],
      ],
      p,
      { shine: 0.3 },
    )}${disc(290, 118, 80, mix(p.base, p.light, 0.6))}
    ${block(283, 50, 14, 70, 4, "url(#french-press-steel)")}${solid(
      "french-press-knob",
      290,
      [
        [22, 12],
        [34, 24],
        [32, 46],
        [16, 58],
      ],
      wood,
      { shine: 0.3 },
    )}${disc(290, 13, 24, wood.light)}`;
  },

  "pour-over": (p) => {
    const pot = [
      [78, 330],
      [84, 350],
      [140, 420],
      [168, 500],
      [150, foot(150)],
    ] as const;
    return `<defs>${gradient("pour-over-cone", [
      [0, mix(p.base, p.dark, 0.3)],
      [0.22, p.light],
      [0.5, p.base],
      [1, p.dark],
    ])}${gradient("pour-over-coffee", [
      [0, "#5a321d"],
      [0.22, "#93603c"],
      [0.5, "#54301d"],
      [1, "#2a150c"],
    ])}${gradient("pour-over-glass", [
      [0, "#8f7f72", 0.5],
      [0.07, "#ffffff", 0.25],
      [0.3, "#ffffff", 0.04],
      [0.86, "#ffffff", 0.02],
      [1, "#7d6f66", 0.5],
    ])}
      ${gradient("pour-over-paper", [
        [0, "#fffdf8"],
        [0.6, "#f3ebdd"],
        [1, "#d9ccb8"],
      ])}${roundShade("pour-over-wood", wood)}</defs>
    ${shape("M398 330L560 350L572 372L516 590Q512 598 504 598L436 590Q428 588 428 580Z", kraft.base)}${shape("M398 330L560 350L556 366L402 348Z", kraft.light)}${line("M412 356L440 576M548 380L506 582", kraft.dark, 3, 'stroke-dasharray="9 7" opacity=".6"')}
    ${line("M420 430C520 400 540 540 440 560", "#a9b5b4", 22)}${line("M424 428C510 404 524 530 446 550", "#fff", 7, 'opacity=".8"')}
    ${shape(turned(290, pot), "#f4efe7", 'opacity=".75"')}
    ${shape("M139 450C124 480 118 510 128 560A150 22 0 0 0 452 560C462 510 456 480 441 450A151 20 0 0 1 139 450Z".replace("128 560A150 22 0 0 0 452 560", "140 577A150 22 0 0 0 440 577"), "url(#pour-over-coffee)")}${`<ellipse cx="290" cy="450" rx="151" ry="20" fill="#8a5a3a"/><ellipse cx="276" cy="448" rx="116" ry="12" fill="#a9764f" opacity=".6"/>`}
    ${line("M290 330V446", "#6b432b", 5)}
    ${shape(turned(290, pot), "url(#pour-over-glass)")}${shape(strip(290, pot, -0.84, -0.68), "#fff", 'opacity=".6"')}
    ${shape("M110 66L134 22Q290 -14 446 22L470 66Z", "url(#pour-over-paper)")}<ellipse cx="290" cy="62" rx="180" ry="26" fill="#cbbba3"/><ellipse cx="290" cy="68" rx="160" ry="20" fill="#4a2c1c"/><ellipse cx="280" cy="66" rx="110" ry="11" fill="#6b452f"/>
    ${shape("M100 70A190 30 0 0 0 480 70L352 290Q346 304 330 304H250Q234 304 228 290Z", "url(#pour-over-cone)")}
    ${line("M170 104L256 296M230 112L276 298M350 112L304 298M410 104L326 296", p.dark, 4, 'opacity=".22"')}${shape("M122 90L236 282L256 288L154 98Z", "#fff", 'opacity=".3"')}
    ${line("M100 70A190 30 0 0 0 480 70", mix(p.light, "#ffffff", 0.4), 7)}
    <path d="M440 122C520 104 548 200 436 208L424 186C496 182 486 140 430 146Z" fill="${p.dark}"/>
    ${shape("M170 300A120 17 0 0 1 410 300V312A120 18 0 0 1 170 312Z", mix(p.base, p.light, 0.35))}${shape("M170 304A120 17 0 0 0 410 304V314A120 18 0 0 1 170 314Z", p.dark, 'opacity=".6"')}
    ${shape("M208 340A82 12 0 0 0 372 340L376 372A86 12 0 0 1 204 372Z", "url(#pour-over-wood)")}${line("M290 352C300 372 284 388 300 400M290 352C276 372 276 384 268 394", mix(p.accent, p.dark, 0.2), 6)}`;
  },

  tamper: (p) => `${solid(
    "tamper-base",
    300,
    [
      [150, 440],
      [156, 452],
      [156, foot(156)],
      [156, foot(156)],
    ],
    steel,
    { metal: true, shine: 0.3 },
  )}<defs>${gradient(
    "tamper-top",
    [
      [0, "#ffffff"],
      [0.5, steel.base],
      [1, steel.dark],
    ],
    [0, 0, 1, 0.5],
  )}</defs>
    ${disc(300, 442, 152, "url(#tamper-top)")}${line("M144 556A156 23 0 0 0 456 556", "#fff", 3, 'opacity=".6"')}
    ${solid(
      "tamper-neck",
      300,
      [
        [34, 372],
        [38, 400],
        [62, 434],
      ],
      steel,
      { metal: true, shine: 0.3 },
    )}
    ${solid(
      "tamper-handle",
      300,
      [
        [40, 30],
        [84, 60],
        [96, 130],
        [66, 240],
        [42, 310],
        [48, 372],
      ],
      p,
      { shine: 0.34 },
    )}${disc(300, 32, 46, mix(p.light, "#ffffff", 0.25))}
    ${solid(
      "tamper-ring",
      300,
      [
        [49, 352],
        [49, 352],
        [49, 378],
        [49, 378],
      ],
      brass,
      { metal: true, shine: 0.3 },
    )}${mark(292, 142, 34, mix(p.light, "#ffffff", 0.4))}`,

  "storage-canister": (p) => {
    const side = [
      [160, 190],
      [166, 210],
      [166, foot(166)],
      [166, foot(166)],
    ] as const;
    return `${solid("storage-canister-body", 300, side, p)}<defs>${roundShade("storage-canister-lid", wood)}${gradient(
      "storage-canister-top",
      [
        [0, mix(wood.light, "#ffffff", 0.3)],
        [1, wood.base],
      ],
      [0, 0, 1, 1],
    )}${metalShade("storage-canister-wire")}</defs>
    ${line("M134 560A166 25 0 0 0 466 560", p.dark, 4, 'opacity=".35"')}${line("M134 290A166 25 0 0 0 466 290M134 300A166 25 0 0 0 466 300", mix(p.base, p.light, 0.5), 4, 'opacity=".7"')}
    <path d="M216 356Q300 368 384 356V500Q300 512 216 500Z" fill="${mix(p.ground, "#fffaf2", 0.6)}"/><path d="M222 363Q300 374 378 363V494Q300 505 222 494Z" fill="none" stroke="${p.dark}" stroke-width="3" opacity=".35"/>${mark(300, 434, 46, p.base === "#f3eee6" ? p.accent : p.dark)}
    ${solid(
      "storage-canister-seal",
      300,
      [
        [158, 166],
        [158, 166],
        [158, 192],
        [158, 192],
      ],
      { light: "#fffdf8", base: "#e6dccd", dark: "#b9aa95" },
      { shine: 0.2 },
    )}
    ${shape("M130 120A170 25 0 0 0 470 120V166A170 25 0 0 1 130 166Z", "url(#storage-canister-lid)")}${disc(300, 120, 170, "url(#storage-canister-top)")}${line("M170 112C240 104 330 122 440 110M190 132C260 126 340 138 420 130", wood.dark, 3, 'opacity=".3"')}
    <ellipse cx="306" cy="116" rx="44" ry="9" fill="${wood.dark}" opacity=".5"/>${solid(
      "storage-canister-knob",
      300,
      [
        [24, 62],
        [40, 76],
        [36, 96],
        [22, 110],
      ],
      wood,
      { shine: 0.3 },
    )}${disc(300, 62, 26, wood.light)}`;
  },

  "filter-papers": (p) => {
    const paper = (dx: number, dy: number, turn: number, tones: typeof kraft): string =>
      `<g transform="translate(${dx} ${dy}) rotate(${turn} 300 360)"><path d="M118 210Q300 150 482 210L386 452Q380 466 364 466H236Q220 466 214 452Z" fill="${tones.base}"/><path d="M118 210Q300 150 482 210L474 230Q300 172 126 230Z" fill="${tones.light}"/><path d="M300 178V466H236Q220 466 214 452L118 210Q200 182 300 178Z" fill="#fff" opacity=".13"/>${line("M140 262L226 450Q232 456 240 456H362", tones.dark, 3, 'stroke-dasharray="9 7" opacity=".6"')}${line("M118 210Q300 150 482 210", tones.dark, 2, 'opacity=".35"')}</g>`;
    return `<defs>${flatShade("filter-papers-front", p)}${gradient("filter-papers-side", [
      [0, mix(p.base, p.dark, 0.6)],
      [1, p.dark],
    ])}</defs>
    ${shape("M96 350H510V380H96Z", p.dark)}
    ${paper(-6, -128, -7, { light: mix(kraft.light, kraft.base, 0.4), base: mix(kraft.base, kraft.dark, 0.2), dark: kraft.dark })}${paper(12, -90, 5, kraft)}${paper(0, -40, 0, { light: mix(kraft.light, "#fffaf0", 0.25), base: mix(kraft.base, kraft.light, 0.5), dark: kraft.dark })}
    ${shape("M502 340L530 362V586L502 600Z", "url(#filter-papers-side)")}
    <path d="M76 340H210Q222 400 290 400T370 340H502V600H84Q76 600 76 592Z" fill="url(#filter-papers-front)"/><path d="M76 340H210Q222 400 290 400T370 340H502V347H374Q362 407 290 407T206 347H76Z" fill="#fff" opacity=".35"/>
    ${shape("M76 548H502V576H76Z", p.accent)}${mark(289, 476, 50, p.base === "#f3eee6" ? p.accent : mix(p.light, "#ffffff", 0.4))}`;
  },

  descaler: (p) => {
    const body =
      "M168 250C150 270 144 296 144 330V562Q144 596 178 596H402Q436 596 436 562V330C436 296 430 270 412 250C380 226 356 206 352 168H228C224 206 200 226 168 250Z";
    return `<defs>${gradient("descaler-body", [
      [0, mix(p.base, p.dark, 0.25)],
      [0.18, p.light],
      [0.42, mix(p.base, p.light, 0.3)],
      [0.72, p.base],
      [1, p.dark],
    ])}${roundShade("descaler-cap", tonesOf(p.accent))}</defs>
    ${shape(body, "url(#descaler-body)")}${shape("M228 168H352Q354 186 362 200H218Q226 186 228 168Z", p.dark, 'opacity=".3"')}
    ${shape("M180 262C164 282 160 300 160 334V556Q160 572 168 580C176 480 172 360 200 250Z", "#fff", 'opacity=".3"')}
    ${block(226, 60, 128, 104, 14, "url(#descaler-cap)")}${line("M246 74V150M266 74V152M286 74V152M306 74V152M326 74V150", mix(p.accent, p.dark, 0.5), 4, 'opacity=".35"')}${block(216, 146, 148, 26, 10, "url(#descaler-cap)")}${block(232, 62, 116, 8, 4, "#fff", 'opacity=".4"')}
    <path d="M144 336Q290 354 436 336V526Q290 544 144 526Z" fill="${mix(p.ground, "#fffaf2", 0.65)}"/><path d="M400 340Q420 339 436 336V526Q420 530 400 531Z" fill="${p.dark}" opacity=".16"/><path d="M144 490Q290 508 436 490V526Q290 544 144 526Z" fill="${p.accent}"/>
    <path d="M290 366C318 400 334 422 334 446A44 44 0 0 1 246 446C246 422 262 400 290 366Z" fill="${p.base === "#f3eee6" ? p.accent : p.base}"/><path d="M262 446A28 28 0 0 0 288 474" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".8"/>
    <g fill="${p.base === "#f3eee6" ? p.accent : p.dark}" opacity=".75"><path d="M374 388l6 16 16 6-16 6-6 16-6-16-16-6 16-6ZM202 424l5 12 12 5-12 5-5 12-5-12-12-5 12-5Z"/></g>
    ${solid(
      "descaler-cup",
      474,
      [
        [52, 494],
        [50, 520],
        [44, foot(44)],
      ],
      porcelain,
      { shine: 0.4 },
    )}${disc(474, 494, 52, "#fffefb")}${disc(474, 496, 45, mix("#bcd6e3", p.light, 0.3))}`;
  },
} satisfies Record<string, Motif>;

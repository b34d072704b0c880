import type { Motif } from "../motif.ts";
import {
  black,
  block,
  brass,
  disc,
  flatShade,
  foot,
  glow,
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
  wood,
  type Profile,
} from "../shade.ts";

const inked = (base: string, accent: string, light: string): string =>
  base === "#f3eee6" ? accent : mix(light, "#ffffff", 0.4);

/** An oak board with its grain: a rectangle with a vertical or horizontal figure. */
const grain = (x: number, y: number, width: number, height: number): string =>
  line(
    [0.2, 0.38, 0.6, 0.8]
      .map(
        (share, index) =>
          `M${x + width * share} ${y + height * 0.04}q${index % 2 === 0 ? 10 : -9} ${height * 0.3} 0 ${height * 0.5}t0 ${height * 0.42}`,
      )
      .join(""),
    wood.dark,
    3,
    'opacity=".28"',
  );

export const kitchen = {
  "frying-pan": (p) => `<defs>${glow(
    "frying-pan-inside",
    [
      [0, mix(black.light, "#8d8680", 0.5)],
      [0.6, black.light],
      [1, black.base],
    ],
    0.36,
    0.4,
    0.7,
  )}${roundShade("frying-pan-side", p)}${gradient(
    "frying-pan-wood",
    [
      [0, wood.light],
      [0.5, wood.base],
      [1, wood.dark],
    ],
    [0, 0, 0, 1],
  )}${metalShade("frying-pan-steel")}</defs>
    <path d="M392 450L446 418L468 446L408 486Z" fill="url(#frying-pan-steel)"/><path d="M440 414C500 376 548 338 584 312Q604 302 612 322Q616 336 602 348C560 384 518 420 466 454Z" fill="url(#frying-pan-wood)"/><path d="M452 420C510 382 556 346 592 322" stroke="#fff" stroke-width="6" opacity=".4" stroke-linecap="round" fill="none"/><ellipse cx="592" cy="328" rx="9" ry="6" fill="${wood.dark}" transform="rotate(-36 592 328)"/>
    <path d="M-6 474C4 540 40 586 90 594Q220 606 350 594C400 586 436 540 446 474Z" fill="url(#frying-pan-side)"/><path d="M10 500C24 550 60 584 104 590C70 566 48 536 40 500Z" fill="#fff" opacity=".28"/>
    <ellipse cx="220" cy="472" rx="228" ry="72" fill="${mix(p.base, p.light, 0.55)}"/><ellipse cx="220" cy="474" rx="216" ry="65" fill="${black.dark}"/><ellipse cx="220" cy="486" rx="196" ry="53" fill="url(#frying-pan-inside)"/><path d="M40 480Q100 430 220 424Q120 446 70 500Z" fill="#fff" opacity=".12"/>
    <path d="M112 486C100 462 140 444 176 450C204 434 262 438 276 458C312 462 318 494 286 502C270 524 214 526 192 514C154 522 116 510 112 486Z" fill="#fffaf0"/><path d="M112 486C116 510 154 522 192 514C214 526 270 524 286 502C240 510 160 508 112 486Z" fill="#d9cab4" opacity=".7"/><ellipse cx="204" cy="478" rx="42" ry="20" fill="#d98f2b"/><ellipse cx="202" cy="473" rx="40" ry="19" fill="#f0b541"/><ellipse cx="190" cy="467" rx="15" ry="6" fill="#fff" opacity=".6"/>
    <g fill="#6f8a5d"><path d="M308 470q16-14 32-4q-14 14-32 4ZM330 500q14-12 28-4q-12 12-28 4ZM92 520q12-12 26-6q-10 14-26 6Z"/></g>`,

  saucepan: (p) => {
    const side: Profile = [
      [180, 280],
      [180, 280],
      [178, 520],
      [170, foot(170)],
    ];
    return `<defs>${metalShade("saucepan-steel")}${gradient(
      "saucepan-lid",
      [
        [0, mix(p.base, p.light, 0.8)],
        [0.5, p.base],
        [1, p.dark],
      ],
      [0, 0, 1, 0.5],
    )}${gradient(
      "saucepan-grip",
      [
        [0, wood.light],
        [0.5, wood.base],
        [1, wood.dark],
      ],
      [0, 0, 0, 1],
    )}</defs>
    <path d="M388 322L440 316V352L388 358Z" fill="url(#saucepan-steel)"/><path d="M432 312C500 304 560 292 600 288Q622 288 622 312Q622 334 600 336C560 340 500 352 434 358Z" fill="url(#saucepan-grip)"/><path d="M440 322C500 314 556 304 600 299" stroke="#fff" stroke-width="6" opacity=".4" fill="none" stroke-linecap="round"/><circle cx="601" cy="312" r="8" fill="${wood.dark}"/>
    ${solid("saucepan-body", 220, side, p, { shine: 0.32 })}
    ${shape("M41 540A179 27 0 0 0 399 540L390 574A170 26 0 0 1 50 574Z", "url(#saucepan-steel)")}
    ${shape("M36 272A184 28 0 0 0 404 272V286A184 28 0 0 1 36 286Z", "url(#saucepan-steel)")}
    <path d="M36 270C60 216 130 190 220 190S380 216 404 270A184 28 0 0 1 36 270Z" fill="url(#saucepan-lid)"/><path d="M70 254C96 222 150 206 210 204C150 216 108 236 92 268Z" fill="#fff" opacity=".4"/>${line("M36 270A184 28 0 0 0 404 270", mix(p.base, p.light, 0.7), 5)}
    ${block(206, 170, 28, 24, 6, steel.dark)}<path d="M176 152Q178 128 220 128T264 152Q266 172 220 172T176 152Z" fill="url(#saucepan-grip)"/><ellipse cx="208" cy="142" rx="20" ry="6" fill="#fff" opacity=".45"/>
    ${mark(212, 420, 44, inked(p.base, p.accent, p.light))}`;
  },

  casserole: (p) => {
    const side: Profile = [
      [236, 296],
      [236, 296],
      [232, 500],
      [216, foot(216)],
    ];
    return `<defs>${metalShade("casserole-brass", brass)}${gradient(
      "casserole-lid",
      [
        [0, mix(p.base, p.light, 0.9)],
        [0.4, mix(p.base, p.light, 0.3)],
        [1, p.dark],
      ],
      [0, 0, 1, 0.5],
    )}${gradient(
      "casserole-ear",
      [
        [0, p.light],
        [0.5, p.base],
        [1, p.dark],
      ],
      [0, 0, 0, 1],
    )}</defs>
    ${line("M76 344C10 330 0 400 70 396", p.base, 28)}${line("M72 338C20 330 8 370 26 384", p.light, 7, 'opacity=".8"')}${line("M524 344C590 330 600 400 530 396", p.dark, 28)}${line("M528 338C572 332 584 352 578 366", p.base, 7)}
    ${solid("casserole-body", 300, side, p, { shine: 0.34 })}${shape("M68 520A232 35 0 0 0 532 520L516 568A216 32 0 0 1 84 568Z", p.dark, 'opacity=".26"')}
    ${shape("M60 286A240 36 0 0 0 540 286V304A240 36 0 0 1 60 304Z", p.dark)}
    <path d="M56 280C70 214 170 176 300 176S530 214 544 280V288A244 37 0 0 1 56 288Z" fill="url(#casserole-lid)"/><path d="M86 262C116 220 190 198 280 194C200 210 136 238 116 280Z" fill="#fff" opacity=".4"/>${line("M57 282A243 37 0 0 0 543 282", mix(p.base, p.light, 0.7), 5)}${line("M112 242A192 24 0 0 0 488 242", p.dark, 4, 'opacity=".25"')}
    <ellipse cx="304" cy="180" rx="40" ry="8" fill="${p.dark}" opacity=".6"/>${block(284, 150, 32, 30, 6, brass.dark)}<path d="M252 132Q254 106 300 106T348 132Q348 156 300 156T252 132Z" fill="url(#casserole-brass)"/><ellipse cx="284" cy="122" rx="22" ry="6" fill="#fff" opacity=".6"/>${mark(290, 440, 50, inked(p.base, p.accent, p.light))}`;
  },

  knife: (p) => `<defs>${flatShade("knife-block", wood)}${gradient("knife-blade", [
    [0, "#ffffff"],
    [0.35, "#e4e1dc"],
    [0.55, "#bdb9b4"],
    [1, "#9a9691"],
  ])}${gradient("knife-grip", [
    [0, p.light],
    [0.5, p.base],
    [1, p.dark],
  ])}${metalShade("knife-bolster")}</defs>
    ${shape("M170 196L186 178H432L416 196Z", wood.light)}${shape("M416 196L432 178V560L416 574Z", wood.dark)}${block(170, 196, 246, 380, 4, "url(#knife-block)")}${grain(170, 196, 246, 380)}
    ${shape("M124 576L146 556H456L478 576Z", wood.light)}${block(120, 574, 362, 26, 5, wood.base)}${block(120, 574, 362, 6, 3, "#fff", 'opacity=".35"')}
    ${[{ x: 352, w: 26, to: 470, top: 70, grip: mix(p.base, p.dark, 0.3) }].map(({ x, w, to, top, grip }) => `<g transform="translate(6 8)" opacity=".25"><path d="M${x} 200H${x + w}V${to - 60}Q${x + w * 0.6} ${to - 20} ${x} ${to}Z" fill="#2a1812"/></g><path d="M${x} 200H${x + w}V${to - 60}Q${x + w * 0.6} ${to - 20} ${x} ${to}Z" fill="url(#knife-blade)"/>${block(x - 3, top, w + 6, 124, 12, grip)}${block(x + 1, top + 8, 6, 104, 3, "#fff", 'opacity=".3"')}${block(x - 3, 190, w + 6, 16, 3, "url(#knife-bolster)")}<circle cx="${x + w / 2}" cy="${top + 34}" r="4" fill="${brass.light}"/><circle cx="${x + w / 2}" cy="${top + 84}" r="4" fill="${brass.light}"/>`).join("")}
    <path d="M222 182H304V190C308 320 296 440 224 552Z" fill="#2a1812" opacity=".28" transform="translate(8 10)"/>
    <path d="M222 182H304V190C308 320 296 440 224 552Z" fill="url(#knife-blade)"/><path d="M304 190C308 320 296 440 224 552C274 440 290 320 288 190Z" fill="#fff" opacity=".75"/>${line("M226 200V530", "#fff", 4, 'opacity=".8"')}
    ${block(218, 162, 90, 26, 5, "url(#knife-bolster)")}
    <path d="M230 164C226 110 222 60 232 12Q240 -4 268 -4Q298 -4 302 14C308 60 300 110 296 164Z" fill="url(#knife-grip)"/><path d="M244 150C240 100 238 60 246 16" stroke="#fff" stroke-width="8" opacity=".35" fill="none" stroke-linecap="round"/>${[34, 82, 130].map((y) => `<circle cx="265" cy="${y}" r="8" fill="${brass.base}"/><circle cx="263" cy="${y - 2}" r="4" fill="${brass.light}"/>`).join("")}`,

  "cutting-board": (p) => {
    const tones = tonesOf(mix("#c99c70", p.base, 0.2));
    return `<defs>${flatShade("cutting-board-face", tones)}${flatShade("cutting-board-small", wood)}</defs>
    <g transform="rotate(5 420 600)"><path d="M316 190Q316 166 340 166H520Q544 166 544 190V580Q544 600 524 600H336Q316 600 316 580Z" fill="${wood.dark}" transform="translate(8 0)"/><path d="M316 190Q316 166 340 166H520Q544 166 544 190V580Q544 600 524 600H336Q316 600 316 580Z" fill="url(#cutting-board-small)"/>${grain(316, 180, 228, 410)}<circle cx="504" cy="206" r="14" fill="${wood.dark}"/></g>
    <path d="M90 150Q90 120 120 120H206Q216 118 216 100V34Q216 0 250 0T284 34V100Q284 118 294 120H380Q410 120 410 150V570Q410 598 382 598H118Q90 598 90 570Z" fill="${tones.dark}" transform="translate(10 2)"/>
    <path d="M90 150Q90 120 120 120H206Q216 118 216 100V34Q216 0 250 0T284 34V100Q284 118 294 120H380Q410 120 410 150V570Q410 598 382 598H118Q90 598 90 570Z" fill="url(#cutting-board-face)"/>
    <path d="M92 152Q92 122 120 122H208Q218 120 218 100V36Q218 4 248 2" stroke="#fff" stroke-width="5" opacity=".5" fill="none"/>${line("M150 140C160 280 138 400 150 590M206 130C196 300 220 420 204 596M262 60C250 200 276 420 262 596M318 130C330 300 306 440 320 596M366 130C358 300 376 440 364 590", tones.dark, 4, 'opacity=".26"')}
    <ellipse cx="236" cy="360" rx="14" ry="30" fill="none" stroke="${tones.dark}" stroke-width="3" opacity=".35"/><ellipse cx="250" cy="40" rx="15" ry="15" fill="${tones.dark}"/><path d="M250 44C262 70 250 96 264 120" stroke="${p.accent}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M250 40C236 66 244 96 234 124" stroke="${mix(p.accent, p.dark, 0.25)}" stroke-width="7" fill="none" stroke-linecap="round"/>
    ${mark(250, 500, 40, tones.dark)}`;
  },

  plate: (p) => `<defs>${glow(
    "plate-rim",
    [
      [0, mix(p.light, "#ffffff", 0.3)],
      [0.6, mix(p.base, p.light, 0.5)],
      [1, p.base],
    ],
    0.34,
    0.3,
    0.8,
  )}${glow(
    "plate-well",
    [
      [0, mix(p.light, "#ffffff", 0.35)],
      [0.7, mix(p.base, p.light, 0.6)],
      [1, mix(p.base, p.light, 0.15)],
    ],
    0.62,
    0.66,
    0.7,
  )}${roundShade("plate-stand", wood)}${gradient("plate-stack", [
    [0, mix(p.base, p.light, 0.5)],
    [0.5, p.base],
    [1, p.dark],
  ])}</defs>
    <circle cx="310" cy="270" r="266" fill="${p.dark}" opacity=".55"/><circle cx="300" cy="266" r="266" fill="${mix(p.base, p.dark, 0.3)}"/><circle cx="298" cy="264" r="264" fill="url(#plate-rim)"/>
    <circle cx="298" cy="264" r="252" fill="none" stroke="${p.accent}" stroke-width="7" opacity=".85"/>
    <circle cx="300" cy="266" r="180" fill="${p.dark}" opacity=".32"/><circle cx="302" cy="270" r="178" fill="url(#plate-well)"/><path d="M128 240A180 180 0 0 1 300 88A190 190 0 0 0 150 250Z" fill="${p.dark}" opacity=".18"/><path d="M470 300A178 178 0 0 1 330 444A190 190 0 0 0 452 300Z" fill="#fff" opacity=".55"/><path d="M70 190A250 250 0 0 1 220 30A300 300 0 0 0 92 196Z" fill="#fff" opacity=".5"/>
    ${mark(302, 270, 50, mix(p.base, p.dark, 0.4))}
    <path d="M96 560H504Q516 560 516 580V600H84V580Q84 560 96 560Z" fill="url(#plate-stand)"/><path d="M96 560H504Q512 560 514 568H86Q88 560 96 560Z" fill="#fff" opacity=".4"/><path d="M170 560C176 520 190 508 214 500L226 516C208 526 202 540 202 560Z" fill="${wood.base}"/><path d="M430 560C424 520 410 508 386 500L374 516C392 526 398 540 398 560Z" fill="${wood.dark}"/>`,

  bowl: (p) => {
    const side: Profile = [
      [262, 270],
      [258, 330],
      [214, 470],
      [120, 562],
      [104, foot(104)],
    ];
    return `${solid("bowl-body", 300, side, p, { shine: 0.3 })}${shape("M196 556L194 585A106 16 0 0 0 406 585L404 556A106 16 0 0 1 196 556Z", p.dark, 'opacity=".4"')}
    ${shape("M40 312A262 44 0 0 0 560 312L557 336A258 44 0 0 1 43 336Z", p.accent, 'opacity=".9"')}<ellipse cx="300" cy="270" rx="262" ry="58" fill="${mix(p.light, "#ffffff", 0.35)}"/><ellipse cx="300" cy="274" rx="246" ry="50" fill="${mix(p.base, p.dark, 0.3)}"/>
    <path d="M60 282C90 240 190 226 300 226S510 240 540 282C500 312 400 324 300 324S100 312 60 282Z" fill="#f3e3c6"/>
    ${[
      [150, 262, 40],
      [212, 244, 36],
      [190, 284, 38],
      [276, 262, 44],
      [342, 240, 36],
      [360, 282, 42],
      [430, 258, 40],
      [276, 300, 34],
      [452, 286, 30],
    ]
      .map(([x = 0, y = 0, r = 0], index) => {
        const colour = ["#c2543f", "#6d5a83", "#d98f4e"][index % 3] ?? "#c2543f";
        return `<circle cx="${x + 4}" cy="${y + 6}" r="${r}" fill="#7c4a2c" opacity=".25"/><circle cx="${x}" cy="${y}" r="${r}" fill="${mix(colour, p.ground, 0.12)}"/><circle cx="${x - r * 0.28}" cy="${y - r * 0.32}" r="${r * 0.38}" fill="#fff" opacity=".34"/>`;
      })
      .join("")}
    <g fill="#7d9b6c"><path d="M310 238C300 200 330 176 364 178C362 210 344 232 310 238Z"/><path d="M306 238C280 214 250 212 230 226C250 246 282 250 306 238Z" fill="#95b183"/></g>
    <path d="M38 270A262 58 0 0 0 562 270L561 284A262 62 0 0 1 39 284Z" fill="${mix(p.light, "#ffffff", 0.2)}"/>`;
  },

  cutlery: (p) => `<defs>${gradient("cutlery-steel", [
    [0, "#ffffff"],
    [0.4, "#dcd8d2"],
    [0.7, "#b0aca7"],
    [1, "#8f8b86"],
  ])}${gradient("cutlery-grip", [
    [0, p.light],
    [0.5, p.base],
    [1, p.dark],
  ])}${flatShade("cutlery-napkin", { light: mix(p.light, "#ffffff", 0.62), base: mix(p.light, "#ffffff", 0.42), dark: p.light })}</defs>
    <path d="M106 130L470 100Q482 100 484 112L504 578Q504 592 490 593L118 600Q104 600 104 586L94 144Q94 131 106 130Z" fill="url(#cutlery-napkin)"/><path d="M470 100L504 578Q504 592 490 593L440 594L420 104Z" fill="${p.base}" opacity=".25"/>${line("M140 132L150 596", p.accent, 10, 'opacity=".8"')}${line("M160 130L170 596", p.accent, 4, 'opacity=".8"')}
    <g fill="#2a1812" opacity=".2" transform="translate(9 11)"><path d="M196 20h12v120q0 40-14 54l6 160h-28l6-160q-16-14-16-54V20h12v110h8V20h10v110h6Z"/><rect x="172" y="340" width="28" height="240" rx="14"/><path d="M318 16C284 30 276 120 288 330H324Z"/><rect x="290" y="330" width="32" height="250" rx="14"/><ellipse cx="428" cy="96" rx="44" ry="76"/><rect x="416" y="160" width="24" height="420" rx="12"/></g>
    <path d="M214 14Q220 14 220 22V130C220 166 212 186 200 196L204 352H176L180 196C166 186 158 166 158 130V22Q158 14 164 14T170 22V122H182V22Q182 14 188 14T195 22V122H207V22Q207 14 214 14Z" fill="url(#cutlery-steel)"/>
    <path d="M320 10C282 22 272 120 284 340H320Z" fill="url(#cutlery-steel)"/><path d="M320 10C310 60 306 200 310 340H320Z" fill="#77736f" opacity=".35"/>
    <path d="M428 10C462 10 476 60 472 100C468 140 452 160 440 172L444 352H412L416 172C404 160 388 140 384 100C380 60 394 10 428 10Z" fill="url(#cutlery-steel)"/><path d="M428 22C452 24 464 62 460 100C456 132 442 150 428 152C414 150 400 132 396 100C392 62 404 24 428 22Z" fill="#8f8b86" opacity=".4"/><path d="M404 80C406 50 414 34 426 30" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/>
    ${[
      [172, 36],
      [284, 36],
      [410, 36],
    ]
      .map(
        ([x = 0, w = 0]) =>
          `<path d="M${x} 352Q${x} 340 ${x + 8} 340H${x + w - 8}Q${x + w} 340 ${x + w} 352L${x + w + 6} 560Q${x + w + 6} 584 ${x + w / 2} 584T${x - 6} 560Z" fill="url(#cutlery-grip)"/><path d="M${x + 8} 364L${x + 4} 556" stroke="#fff" stroke-width="6" opacity=".35" stroke-linecap="round"/><circle cx="${x + w / 2}" cy="376" r="5" fill="${brass.light}"/><circle cx="${x + w / 2}" cy="550" r="5" fill="${brass.light}"/>`,
      )
      .join("")}`,

  "baking-tin": (p) => `<defs>${gradient("baking-tin-side", [
    [0, mix(p.base, p.dark, 0.2)],
    [0.15, p.light],
    [0.4, p.base],
    [1, p.dark],
  ])}${gradient(
    "baking-tin-cake",
    [
      [0, "#edbe7c"],
      [0.4, "#cf9350"],
      [1, "#8c5427"],
    ],
    [0, 0, 0.3, 1],
  )}</defs>
    <path d="M56 388C40 380 10 384 10 404T44 424L70 420Z" fill="${p.base}"/><path d="M544 388C560 380 590 384 590 404T556 424L530 420Z" fill="${p.dark}"/>
    <path d="M72 384C60 320 130 262 190 270C230 226 300 228 330 256C380 232 450 246 470 286C520 292 546 340 528 384Q300 420 72 384Z" fill="url(#baking-tin-cake)"/><path d="M150 300C210 258 300 262 410 290C470 306 500 330 508 350C440 318 380 316 300 322C240 326 190 330 140 356Q130 320 150 300Z" fill="#f3d3a0" opacity=".55"/><path d="M170 332C230 306 300 320 350 304C390 296 420 306 444 318C400 322 380 338 330 336C270 340 220 346 170 332Z" fill="#7c4722" opacity=".45"/>
    <g fill="#fffaf0" opacity=".85"><circle cx="210" cy="290" r="4"/><circle cx="250" cy="272" r="5"/><circle cx="290" cy="286" r="4"/><circle cx="340" cy="280" r="5"/><circle cx="390" cy="292" r="4"/><circle cx="440" cy="320" r="4"/><circle cx="180" cy="318" r="4"/><circle cx="316" cy="262" r="4"/><circle cx="480" cy="344" r="4"/><circle cx="128" cy="352" r="4"/></g>
    <path d="M40 384H560L520 584Q516 600 500 600H100Q84 600 80 584Z" fill="url(#baking-tin-side)"/><path d="M40 384H560L556 404H44Z" fill="${p.dark}" opacity=".3"/>${line("M150 416L176 590M240 416L250 592M360 416L350 592M450 416L424 590", p.dark, 4, 'opacity=".25"')}<path d="M70 416L100 580L118 584L92 416Z" fill="#fff" opacity=".28"/>
    ${block(30, 374, 540, 24, 12, mix(p.base, p.light, 0.5))}${block(36, 378, 520, 6, 3, "#fff", 'opacity=".5"')}${mark(300, 500, 42, inked(p.base, p.accent, p.light))}`,

  "mixing-bowl": (p) => {
    const side: Profile = [
      [252, 250],
      [248, 320],
      [206, 480],
      [132, 570],
      [120, foot(120)],
    ];
    return `<defs>${gradient("mixing-bowl-wire", [
      [0, "#ffffff"],
      [1, "#8f8b86"],
    ])}${gradient("mixing-bowl-grip", [
      [0, wood.light],
      [1, wood.dark],
    ])}</defs>
    <g transform="rotate(34 350 240)">${block(334, -70, 34, 150, 16, "url(#mixing-bowl-grip)")}${block(342, -60, 7, 126, 3, "#fff", 'opacity=".4"')}${block(332, 72, 38, 22, 6, steel.base)}<g fill="none" stroke="url(#mixing-bowl-wire)" stroke-width="6"><path d="M340 92C270 160 280 270 351 290C422 270 432 160 362 92"/><path d="M346 92C316 160 320 270 351 290C382 270 386 160 356 92"/><path d="M351 92V290"/></g></g>
    ${solid("mixing-bowl-body", 300, side, p, { shine: 0.3 })}
    <ellipse cx="300" cy="250" rx="252" ry="54" fill="${mix(p.light, "#ffffff", 0.35)}"/><ellipse cx="300" cy="254" rx="236" ry="46" fill="${mix(p.base, p.dark, 0.35)}"/><path d="M70 262C120 232 220 240 300 244S480 236 530 262C490 290 400 300 300 300S110 290 70 262Z" fill="#f7e6c4"/><path d="M150 262C220 246 300 262 340 256C390 250 430 258 450 266C400 274 370 284 310 280C250 282 190 276 150 262Z" fill="#fff7e4"/>
    <g transform="rotate(34 350 240)"><g fill="none" stroke="url(#mixing-bowl-wire)" stroke-width="6"><path d="M340 92C300 130 290 176 296 216M362 92C402 130 412 176 408 210M346 92C330 130 324 180 326 226M356 92C372 130 380 180 376 216M351 92V226"/></g></g>
    <path d="M48 250A252 54 0 0 0 552 250L551 264A252 58 0 0 1 49 264Z" fill="${mix(p.light, "#ffffff", 0.2)}"/><path d="M50 250C20 236 0 250 10 268C20 280 44 274 56 284Z" fill="${mix(p.light, p.base, 0.3)}"/>
    ${line("M62 356A240 42 0 0 0 538 356", p.accent, 9, 'opacity=".8"')}${line("M72 388A230 42 0 0 0 528 388", p.accent, 4, 'opacity=".8"')}${mark(286, 494, 36, inked(p.base, p.accent, p.light))}`;
  },

  "spatula-set": (p) => {
    const jar: Profile = [
      [118, 330],
      [122, 360],
      [122, 540],
      [108, foot(108)],
    ];
    const stick = (x: number, top: number, bottom: number, lean: number, head: string): string =>
      `<g transform="rotate(${lean} ${x} ${bottom})"><rect x="${x - 10}" y="${top + 100}" width="20" height="${bottom - top - 100}" rx="9" fill="url(#spatula-set-stick)"/>${head}</g>`;
    return `<defs>${gradient("spatula-set-stick", [
      [0, wood.light],
      [0.5, wood.base],
      [1, wood.dark],
    ])}${gradient("spatula-set-a", [
      [0, p.light],
      [0.5, p.base],
      [1, p.dark],
    ])}${gradient("spatula-set-b", [
      [0, tonesOf(p.accent).light],
      [0.5, p.accent],
      [1, tonesOf(p.accent).dark],
    ])}${gradient("spatula-set-wire", [
      [0, "#ffffff"],
      [1, "#8f8b86"],
    ])}</defs>
    ${disc(300, 330, 118, mix(p.ground, p.dark, 0.6))}
    ${stick(230, 40, 480, -17, '<path d="M190 70Q190 34 230 34T270 70V160Q270 182 246 182H214Q190 182 190 160Z" fill="url(#spatula-set-a)"/><path d="M204 72V150M230 66V160M256 72V150" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".35"/>')}
    ${stick(300, 6, 480, -3, '<path d="M258 30Q262 2 300 2Q346 2 346 40V150Q346 180 318 180H282Q258 180 258 150Z" fill="url(#spatula-set-b)"/><path d="M270 36V150" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".4"/>')}
    ${stick(372, 40, 480, 17, '<ellipse cx="372" cy="106" rx="48" ry="74" fill="url(#spatula-set-stick)"/><ellipse cx="370" cy="104" rx="34" ry="56" fill="#8f6745" opacity=".5"/><path d="M344 90C346 66 354 54 364 50" stroke="#fff" stroke-width="7" opacity=".5" fill="none" stroke-linecap="round"/>')}
    ${solid("spatula-set-jar", 300, jar, p, { shine: 0.3 })}<path d="M182 330A118 18 0 0 0 418 330V342A118 18 0 0 1 182 342Z" fill="${mix(p.light, "#ffffff", 0.2)}"/>${mark(294, 462, 46, inked(p.base, p.accent, p.light))}`;
  },

  "lunch-box": (
    p,
  ) => `<defs>${flatShade("lunch-box-front", p)}${flatShade("lunch-box-lid", wood)}${gradient(
    "lunch-box-top",
    [
      [0, mix(wood.light, "#ffffff", 0.25)],
      [1, wood.base],
    ],
  )}${gradient(
    "lunch-box-band",
    [
      [0, tonesOf(p.accent).light],
      [0.4, p.accent],
      [1, tonesOf(p.accent).dark],
    ],
    [0, 0, 1, 0],
  )}${flatShade("lunch-box-upper", { light: mix(p.light, "#ffffff", 0.3), base: mix(p.base, p.light, 0.7), dark: p.base })}</defs>
    ${block(50, 400, 500, 200, 40, "url(#lunch-box-front)")}<path d="M50 440Q50 400 90 400H510Q550 400 550 440V446H50Z" fill="${p.dark}" opacity=".3"/>
    ${block(54, 254, 492, 154, 34, "url(#lunch-box-upper)")}<path d="M54 290Q54 254 88 254H512Q546 254 546 290V296H54Z" fill="${p.dark}" opacity=".25"/>${block(70, 290, 10, 96, 5, "#fff", 'opacity=".35"')}${block(66, 440, 10, 124, 5, "#fff", 'opacity=".3"')}
    <path d="M78 190Q82 172 104 172H496Q518 172 522 190L550 222H50Z" fill="url(#lunch-box-top)"/>${block(44, 216, 512, 48, 18, "url(#lunch-box-lid)")}${block(56, 220, 488, 7, 3, "#fff", 'opacity=".4"')}${line("M70 246C180 238 260 252 380 242S500 250 540 244M110 200C200 192 320 206 490 196", wood.dark, 3, 'opacity=".3"')}
    <path d="M384 172H452L462 218V600H374V218Z" fill="url(#lunch-box-band)"/><path d="M374 216H462V228H374Z" fill="#fff" opacity=".25"/>
    ${mark(206, 508, 46, inked(p.base, p.accent, p.light))}`,

  apron: (p) => `<defs>${flatShade("apron-cloth", p)}${gradient("apron-fold", [
    [0, p.dark, 0],
    [0.5, p.dark, 0.3],
    [1, p.dark, 0],
  ])}${metalShade("apron-brass", brass)}</defs>
    <circle cx="300" cy="16" r="15" fill="${brass.dark}"/><circle cx="298" cy="13" r="13" fill="url(#apron-brass)"/>
    ${line("M226 128C226 60 262 22 298 16C336 22 374 60 374 128", mix(p.accent, p.dark, 0.15), 18)}${line("M224 120C226 60 262 26 296 18", "#fff", 4, 'opacity=".3"')}
    ${line("M112 288C70 300 44 380 60 470", mix(p.accent, p.dark, 0.25), 16)}${line("M488 288C530 300 556 390 536 480", mix(p.accent, p.dark, 0.35), 16)}
    <path d="M204 118H396Q404 118 406 128C412 190 436 244 486 274Q494 280 494 292C502 390 506 480 508 580Q508 594 494 594C360 606 240 606 106 594Q92 594 92 580C94 480 98 390 106 292Q106 280 114 274C164 244 188 190 194 128Q196 118 204 118Z" fill="url(#apron-cloth)"/>
    <path d="M150 330C160 420 150 520 160 598L220 600C200 500 210 400 196 320Z" fill="url(#apron-fold)"/><path d="M404 310C396 400 416 500 404 600L462 596C456 500 462 400 440 310Z" fill="url(#apron-fold)"/>
    ${line("M206 132H394C402 196 424 248 474 282", mix(p.light, "#ffffff", 0.2), 3, 'stroke-dasharray="9 7" opacity=".7"')}${line("M394 132C402 196 424 248 474 282M206 132C198 196 176 248 126 282M104 576C240 590 360 590 496 576", mix(p.light, "#ffffff", 0.2), 3, 'stroke-dasharray="9 7" opacity=".7"')}
    <path d="M188 356H412V470Q412 492 390 492H210Q188 492 188 470Z" fill="${mix(p.base, p.dark, 0.5)}" opacity=".6" transform="translate(4 6)"/><path d="M188 356H412V470Q412 492 390 492H210Q188 492 188 470Z" fill="${mix(p.base, p.light, 0.22)}"/><path d="M188 356H412V376H188Z" fill="${p.accent}"/>${line("M300 380V490M196 384V470Q196 484 210 484H390Q404 484 404 470V384", mix(p.light, "#ffffff", 0.2), 3, 'stroke-dasharray="9 7" opacity=".7"')}
    ${mark(300, 214, 44, inked(p.base, p.accent, p.light))}<circle cx="212" cy="140" r="8" fill="url(#apron-brass)"/><circle cx="388" cy="140" r="8" fill="url(#apron-brass)"/>`,

  "tea-towel": (p) => {
    const cloth = (
      x: number,
      width: number,
      length: number,
      tones: { light: string; base: string; dark: string },
      id: string,
    ): string =>
      `<defs>${gradient(id, [
        [0, mix(tones.base, tones.light, 0.4)],
        [0.16, tones.light],
        [0.3, mix(tones.base, tones.dark, 0.25)],
        [0.42, tones.base],
        [0.6, tones.light],
        [0.76, mix(tones.base, tones.dark, 0.3)],
        [1, mix(tones.base, tones.dark, 0.15)],
      ])}</defs><path d="M${x} 66Q${x} 44 ${x + 22} 44H${x + width - 22}Q${x + width} 44 ${x + width} 66L${x + width + 8} ${length}Q${x + width * 0.75} ${length + 12} ${x + width / 2} ${length + 2}T${x - 6} ${length + 4}Z" fill="url(#${id})"/>`;
    const linen = {
      light: "#fffdf8",
      base: mix(p.ground, "#fffaf2", 0.55),
      dark: mix(p.ground, p.dark, 0.32),
    };
    return `<defs>${metalShade("tea-towel-brass", brass)}${gradient(
      "tea-towel-rail",
      [
        [0, brass.light],
        [0.5, brass.base],
        [1, brass.dark],
      ],
      [0, 0, 0, 1],
    )}</defs>
    ${line("M60 20V60M540 20V60", brass.dark, 14)}<circle cx="60" cy="16" r="16" fill="url(#tea-towel-brass)"/><circle cx="540" cy="16" r="16" fill="url(#tea-towel-brass)"/>${block(30, 50, 540, 18, 9, "url(#tea-towel-rail)")}
    ${cloth(90, 236, 566, linen, "tea-towel-linen")}${[120, 146, 172].map((x, index) => `<path d="M${x} 46L${x - 4} ${570 + index}" stroke="${p.base}" stroke-width="${index === 1 ? 14 : 5}" opacity=".85"/>`).join("")}${[470, 496, 522].map((y, index) => `<path d="M86 ${y}Q200 ${y + 10} 332 ${y}" stroke="${p.base}" stroke-width="${index === 1 ? 14 : 5}" fill="none" opacity=".85"/>`).join("")}
    <path d="M326 60L334 566L346 560V70Z" fill="#2a1812" opacity=".16"/>
    ${cloth(346, 172, 470, p, "tea-towel-plain")}${line("M345 430Q420 440 522 430", p.accent, 9, 'opacity=".9"')}${line("M345 412Q420 422 522 412", p.accent, 4, 'opacity=".9"')}${mark(262, 300, 34, p.base === "#f3eee6" ? p.accent : p.dark)}`;
  },
} satisfies Record<string, Motif>;

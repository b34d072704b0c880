import type { Motif } from "../motif.ts";
import {
  black,
  block,
  brass,
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
  tonesOf,
  wood,
  type Profile,
} from "../shade.ts";

const inked = (base: string, accent: string, light: string): string =>
  base === "#f3eee6" ? accent : mix(light, "#ffffff", 0.4);

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

  knife: (p) => `<defs>${gradient("knife-blade", [
    [0, "#ffffff"],
    [0.35, "#e4e1dc"],
    [0.55, "#bdb9b4"],
    [1, "#9a9691"],
  ])}${gradient("knife-grip", [
    [0, p.light],
    [0.5, p.base],
    [1, p.dark],
  ])}${metalShade("knife-bolster")}</defs>
    <g transform="rotate(38 262 276)"><path d="M222 182H304V190C308 320 296 440 224 552Z" fill="url(#knife-blade)"/><path d="M304 190C308 320 296 440 224 552C274 440 290 320 288 190Z" fill="#fff" opacity=".75"/>${line("M226 200V530", "#fff", 4, 'opacity=".8"')}
    ${block(218, 162, 90, 26, 5, "url(#knife-bolster)")}
    <path d="M230 164C226 110 222 60 232 12Q240 -4 268 -4Q298 -4 302 14C308 60 300 110 296 164Z" fill="url(#knife-grip)"/><path d="M244 150C240 100 238 60 246 16" stroke="#fff" stroke-width="8" opacity=".35" fill="none" stroke-linecap="round"/>${[34, 82, 130].map((y) => `<circle cx="265" cy="${y}" r="8" fill="${brass.base}"/><circle cx="263" cy="${y - 2}" r="4" fill="${brass.light}"/>`).join("")}</g>`,

  "cutting-board": (p) => {
    const tones = tonesOf(mix("#c99c70", p.base, 0.2));
    return `<defs>${flatShade("cutting-board-face", tones)}</defs>
    <path d="M90 150Q90 120 120 120H206Q216 118 216 100V34Q216 0 250 0T284 34V100Q284 118 294 120H380Q410 120 410 150V570Q410 598 382 598H118Q90 598 90 570Z" fill="${tones.dark}" transform="translate(10 2)"/>
    <path d="M90 150Q90 120 120 120H206Q216 118 216 100V34Q216 0 250 0T284 34V100Q284 118 294 120H380Q410 120 410 150V570Q410 598 382 598H118Q90 598 90 570Z" fill="url(#cutting-board-face)"/>
    <path d="M92 152Q92 122 120 122H208Q218 120 218 100V36Q218 4 248 2" stroke="#fff" stroke-width="5" opacity=".5" fill="none"/>${line("M150 140C160 280 138 400 150 590M206 130C196 300 220 420 204 596M262 60C250 200 276 420 262 596M318 130C330 300 306 440 320 596M366 130C358 300 376 440 364 590", tones.dark, 4, 'opacity=".26"')}
    <rect x="116" y="148" width="268" height="424" rx="22" fill="none" stroke="${tones.dark}" stroke-width="9" opacity=".5"/><rect x="119" y="152" width="268" height="424" rx="22" fill="none" stroke="#fff" stroke-width="3" opacity=".45"/><ellipse cx="236" cy="360" rx="14" ry="30" fill="none" stroke="${tones.dark}" stroke-width="3" opacity=".35"/><ellipse cx="250" cy="40" rx="15" ry="15" fill="${tones.dark}"/><path d="M250 44C262 70 250 96 264 120" stroke="${p.accent}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M250 40C236 66 244 96 234 124" stroke="${mix(p.accent, p.dark, 0.25)}" stroke-width="7" fill="none" stroke-linecap="round"/>
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
} satisfies Record<string, Motif>;

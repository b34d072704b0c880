import type { Motif } from "../motif.ts";
import {
  black,
  block,
  brass,
  flatShade,
  foot,
  gradient,
  line,
  mark,
  metalShade,
  mix,
  shape,
  solid,
  steel,
  tonesOf,
  wood,
  type Profile,
  type Tones,
} from "../shade.ts";
import { piece } from "./pieces.ts";

const inked = (base: string, accent: string, light: string): string =>
  base === "#f3eee6" ? accent : mix(light, "#ffffff", 0.4);

/** Draws a cloth that hangs over a rail: soft folds from left to right. */
function hanging(
  id: string,
  x: number,
  top: number,
  width: number,
  bottom: number,
  { light, base, dark }: Tones,
): string {
  return `<defs>${gradient(id, [
    [0, mix(base, light, 0.5)],
    [0.14, light],
    [0.28, mix(base, dark, 0.18)],
    [0.42, base],
    [0.58, mix(base, light, 0.8)],
    [0.74, mix(base, dark, 0.24)],
    [0.88, base],
    [1, mix(base, dark, 0.25)],
  ])}</defs>
    <path d="M${x} ${top + 14}Q${x} ${top} ${x + 14} ${top}H${x + width - 14}Q${x + width} ${top} ${x + width} ${top + 14}L${x + width + 4} ${bottom}Q${x + width * 0.75} ${bottom + 9} ${x + width / 2} ${bottom + 2}T${x - 3} ${bottom + 2}Z" fill="url(#${id})"/>`;
}

/** Draws the bristles of a brush as fine lines in a block. */
const bristles = (
  x: number,
  y: number,
  width: number,
  height: number,
  spread: number,
  colour: string,
  dark: string,
): string => {
  const count = Math.round(width / 9);
  return `<path d="M${x} ${y}H${x + width}L${x + width + spread} ${y + height}Q${x + width / 2} ${y + height + 8} ${x - spread} ${y + height}Z" fill="${colour}"/>${line(
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      return `M${(x + width * share).toFixed(1)} ${y + 4}L${(x - spread + (width + 2 * spread) * share).toFixed(1)} ${y + height - 2}`;
    }).join(""),
    dark,
    2.5,
    'opacity=".4"',
  )}`;
};

export const household = {
  "drying-rack": (p) => {
    const metal = mix("#d9d5cf", p.base, 0.08);
    const towel = {
      light: "#fffdf8",
      base: mix(p.ground, "#fffaf2", 0.5),
      dark: mix(p.ground, p.dark, 0.34),
    };
    const sock = (x: number, tones: Tones): string =>
      `<path d="M${x} 150H${x + 44}V246Q${x + 46} 258 ${x + 62} 266Q${x + 78} 276 ${x + 70} 292Q${x + 64} 302 ${x + 46} 300L${x + 14} 286Q${x} 278 ${x} 262Z" fill="${tones.base}"/><path d="M${x} 150H${x + 12}V262Q${x + 12} 276 ${x + 20} 288L${x + 14} 286Q${x} 278 ${x} 262Z" fill="${tones.light}" opacity=".7"/><rect x="${x}" y="160" width="44" height="14" fill="${tones.dark}" opacity=".5"/>`;
    return `${line("M506 186L176 590M94 186L424 590", "#a5a09a", 13)}
    ${line("M150 404H450", "#a5a09a", 9)}
    ${line("M40 148H560", "#b5b0aa", 12)}${line("M76 168H524M60 158H540", mix(metal, "#8a857f", 0.5), 7)}
    ${hanging("drying-rack-towel", 84, 148, 148, 470, towel)}<path d="M82 410Q158 422 236 410V424Q158 436 82 424Z" fill="${p.accent}"/><path d="M82 434Q158 446 236 434V440Q158 452 82 440Z" fill="${p.accent}"/>
    ${hanging("drying-rack-shirt", 262, 150, 118, 380, p)}
    ${sock(412, tonesOf(p.accent))}${sock(474, tonesOf(p.accent))}
    ${line("M36 150H564", metal, 13)}${line("M40 147H560", "#fff", 4, 'opacity=".8"')}
    ${[300, 342, 420, 446, 482, 508].map((x) => block(x, 134, 12, 34, 4, wood.base)).join("")}
    ${line("M94 186L424 590", metal, 13)}${line("M92 184L420 586", "#fff", 4, 'opacity=".6"')}
    ${line("M60 152L94 186M540 152L506 186", metal, 13)}<circle cx="300" cy="438" r="13" fill="${black.base}"/><circle cx="297" cy="435" r="5" fill="${steel.light}"/>
    ${block(398, 580, 52, 20, 10, black.base)}${block(150, 580, 52, 20, 10, black.base)}`;
  },

  broom: (p) => `<defs>${gradient("broom-stick", [
    [0, wood.light],
    [0.5, wood.base],
    [1, wood.dark],
  ])}${flatShade("broom-head", p)}</defs>
    <g transform="rotate(7 200 560)">${block(188, -10, 24, 470, 12, "url(#broom-stick)")}${block(193, 0, 6, 440, 3, "#fff", 'opacity=".35"')}<circle cx="200" cy="12" r="5" fill="${wood.dark}"/>
    ${shape("M180 424H220L228 462H172Z", mix(p.base, p.dark, 0.35))}</g>
    <path d="M78 470Q80 450 104 450H268Q292 450 294 470L298 494H74Z" fill="url(#broom-head)"/><path d="M84 462Q90 454 104 454H268Q284 454 288 462Z" fill="#fff" opacity=".4"/>
    ${bristles(78, 492, 216, 106, 20, "#4a3a30", "#1c1410")}<path d="M78 492H294L296 512H76Z" fill="#7d5a2c" opacity=".3"/>`,

  "soap-dispenser": (p) => {
    const side: Profile = [
      [60, 214],
      [74, 230],
      [140, 270],
      [152, 320],
      [152, 556],
      [152, 556],
      [142, foot(142)],
      [142, foot(142)],
    ];
    return `<defs>${metalShade("soap-dispenser-steel", steel)}${gradient(
      "soap-dispenser-spout",
      [
        [0, steel.light],
        [0.5, steel.base],
        [1, steel.dark],
      ],
      [0, 0, 0, 1],
    )}</defs>
    ${block(290, 96, 22, 96, 6, "url(#soap-dispenser-steel)")}
    <path d="M262 70Q262 56 276 56H330Q344 56 344 70V86Q344 100 330 100H300C240 98 180 100 160 132Q152 144 142 140Q132 134 138 122C154 86 200 70 262 72Z" fill="url(#soap-dispenser-spout)"/><path d="M146 128C164 92 214 78 330 66" stroke="#fff" stroke-width="5" fill="none" opacity=".6" stroke-linecap="round"/>
    ${solid(
      "soap-dispenser-collar",
      300,
      [
        [42, 160],
        [62, 170],
        [64, 214],
        [64, 214],
      ],
      steel,
      { metal: true, shine: 0.3 },
    )}
    ${solid("soap-dispenser-body", 300, side, p, { shine: 0.34 })}${line("M149 330A151 23 0 0 0 451 330", p.dark, 3, 'opacity=".25"')}
    <path d="M190 372Q300 390 410 372V500Q300 518 190 500Z" fill="${mix(p.ground, "#fffaf2", 0.6)}"/><path d="M372 379Q392 376 410 372V500Q392 506 372 509Z" fill="${p.dark}" opacity=".12"/>${mark(300, 430, 40, p.base === "#f3eee6" ? p.accent : p.dark)}${block(262, 484, 76, 5, 2.5, p.dark, 'opacity=".5"')}
    <g transform="translate(150 150)" fill="#fff"><circle cx="-6" cy="40" r="15" opacity=".55"/><circle cx="-12" cy="34" r="5" opacity=".9"/><circle cx="22" cy="70" r="9" opacity=".5"/><circle cx="-26" cy="86" r="7" opacity=".5"/></g>`;
  },

  "bath-mat": (p) => `<defs>${gradient(
    "bath-mat-top",
    [
      [0, mix(p.base, p.dark, 0.12)],
      [0.4, mix(p.base, p.light, 0.7)],
      [1, p.base],
    ],
    [0.1, 0, 0.6, 1],
  )}</defs>
    <path d="M112 330H520Q536 330 542 346L598 560Q604 590 574 592H26Q-4 590 2 560L58 392Q66 330 112 330Z" fill="${p.dark}" transform="translate(0 8)"/>
    <path d="M112 330H520Q536 330 542 346L598 560Q604 590 574 592H26Q-4 590 2 560L58 392Q66 330 112 330Z" fill="url(#bath-mat-top)"/>
    ${Array.from({ length: 8 }, (_, row) => {
      const y = 372 + row * 26;
      const left = 78 - row * 9;
      const right = 532 + row * 7;
      const count = 15;
      return Array.from({ length: count }, (_, cell) => {
        const x = left + ((right - left) * (cell + (row % 2 === 0 ? 0.3 : 0.7))) / count;
        return `<ellipse cx="${x.toFixed(0)}" cy="${y}" rx="${13 + row * 0.4}" ry="${7 + row * 0.3}" fill="${p.light}" opacity=".5"/><ellipse cx="${x.toFixed(0)}" cy="${y + 5}" rx="${13 + row * 0.4}" ry="5" fill="${p.dark}" opacity=".16"/>`;
      }).join("");
    }).join("")}
    <path d="M18 552L24 530H580L586 552Z" fill="${p.accent}" opacity=".85"/><path d="M26 522L28 514H575L577 522Z" fill="${p.accent}" opacity=".85"/>
    ${line(Array.from({ length: 38 }, (_, index) => `M${18 + index * 15.2} 590v12`).join(""), mix(p.base, p.light, 0.4), 5)}
    <path d="M96 218H500Q560 222 560 292T500 366H96Z" fill="url(#bath-mat-roll2)"/><defs>${gradient(
      "bath-mat-roll2",
      [
        [0, mix(p.light, "#ffffff", 0.15)],
        [0.4, mix(p.base, p.light, 0.3)],
        [0.8, mix(p.base, p.dark, 0.4)],
        [1, p.dark],
      ],
      [0, 0, 0, 1],
    )}</defs>
    ${Array.from({ length: 4 }, (_, row) => Array.from({ length: 12 }, (_, cell) => `<ellipse cx="${190 + cell * 29 + (row % 2) * 14}" cy="${244 + row * 30}" rx="12" ry="8" fill="#fff" opacity="${(0.28 - row * 0.06).toFixed(2)}"/>`).join("")).join("")}
    <ellipse cx="98" cy="292" rx="60" ry="74" fill="${mix(p.base, p.dark, 0.35)}"/><ellipse cx="96" cy="292" rx="58" ry="72" fill="${mix(p.base, p.light, 0.4)}"/><path d="M96 236c26 0 42 24 42 56s-18 54-42 54-38-22-38-50 16-44 36-44 32 18 32 40-14 36-30 36-24-14-24-30 10-26 22-26 18 10 18 22" fill="none" stroke="${p.dark}" stroke-width="7" opacity=".5" stroke-linecap="round"/>`,

  "storage-box": (p) => `<defs>${flatShade("storage-box-front", p)}${gradient("storage-box-side", [
    [0, mix(p.base, p.dark, 0.5)],
    [1, p.dark],
  ])}${gradient(
    "storage-box-lid",
    [
      [0, mix(p.light, "#ffffff", 0.25)],
      [1, mix(p.light, p.base, 0.4)],
    ],
    [0, 0, 1, 1],
  )}${flatShade("storage-box-rim", { light: mix(p.light, "#ffffff", 0.15), base: mix(p.base, p.light, 0.5), dark: p.base })}${metalShade("storage-box-brass", brass)}${gradient(
    "storage-box-strap",
    [
      [0, tonesOf(p.accent).light],
      [1, tonesOf(p.accent).dark],
    ],
    [0, 0, 0, 1],
  )}</defs>
    ${shape("M476 260L556 222V530L476 596Z", "url(#storage-box-side)")}${block(52, 258, 426, 338, 6, "url(#storage-box-front)")}<path d="M52 258H478V296H52Z" fill="${p.dark}" opacity=".28"/>
    ${shape("M40 198L124 130H570L488 198Z", "url(#storage-box-lid)")}${shape("M488 198L570 130V218L488 274Z", mix(p.base, p.dark, 0.55))}${block(38, 196, 452, 78, 6, "url(#storage-box-rim)")}<path d="M38 200H490V206H38Z" fill="#fff" opacity=".4"/>
    ${line("M52 262L476 262", mix(p.light, "#ffffff", 0.3), 3, 'stroke-dasharray="10 8" opacity=".7"')}
    <g><path d="M178 358H352Q360 358 360 366V452Q360 460 352 460H178Q170 460 170 452V366Q170 358 178 358Z" fill="#2a1812" opacity=".25" transform="translate(4 6)"/>${block(170, 358, 190, 102, 8, "url(#storage-box-brass)")}${block(182, 370, 166, 78, 4, mix(p.ground, "#fffaf2", 0.7))}${mark(265, 409, 27, p.base === "#f3eee6" ? p.accent : p.dark)}</g>
    <path d="M206 516Q206 556 265 556T324 516" fill="none" stroke="#2a1812" stroke-width="18" opacity=".25" transform="translate(4 8)" stroke-linecap="round"/><path d="M206 514Q206 554 265 554T324 514" fill="none" stroke="url(#storage-box-strap)" stroke-width="20" stroke-linecap="round"/><circle cx="206" cy="512" r="11" fill="${brass.base}"/><circle cx="324" cy="512" r="11" fill="${brass.base}"/><circle cx="203" cy="509" r="4" fill="#fff" opacity=".8"/><circle cx="321" cy="509" r="4" fill="#fff" opacity=".8"/>
    <path d="M64 300V580" stroke="#fff" stroke-width="7" opacity=".22" stroke-linecap="round"/>`,

  "hook-rail": (p) => {
    const hook = (x: number): string =>
      `<circle cx="${x + 4}" cy="126" r="22" fill="#2a1812" opacity=".25"/><circle cx="${x}" cy="120" r="22" fill="url(#hook-rail-steel)"/><circle cx="${x - 6}" cy="113" r="7" fill="#fff" opacity=".6"/><path d="M${x} 128V196Q${x} 226 ${x + 26} 226T${x + 50} 196" fill="none" stroke="#2a1812" stroke-width="15" opacity=".2" transform="translate(5 7)" stroke-linecap="round"/><path d="M${x} 128V196Q${x} 226 ${x + 26} 226T${x + 50} 196" fill="none" stroke="${steel.base}" stroke-width="15" stroke-linecap="round"/><path d="M${x - 3} 134V196Q${x} 220 ${x + 20} 224" fill="none" stroke="${steel.light}" stroke-width="4" stroke-linecap="round"/><circle cx="${x + 50}" cy="190" r="11" fill="${steel.base}"/><circle cx="${x + 47}" cy="187" r="4" fill="#fff" opacity=".7"/>`;
    return `<defs>${gradient(
      "hook-rail-board",
      [
        [0, wood.light],
        [0.4, wood.base],
        [1, mix(wood.base, wood.dark, 0.5)],
      ],
      [0, 0, 0.2, 1],
    )}${metalShade("hook-rail-steel", steel)}${gradient("hook-rail-bag", [
      [0, p.light],
      [0.35, mix(p.base, p.light, 0.3)],
      [0.7, p.base],
      [1, p.dark],
    ])}</defs>
    ${block(10, 70, 580, 100, 20, wood.dark)}${block(10, 66, 580, 98, 20, "url(#hook-rail-board)")}${block(26, 70, 548, 6, 3, "#fff", 'opacity=".4"')}${line("M30 100C150 90 260 112 400 98S540 104 576 96M30 140C160 132 300 150 440 138S560 142 574 138", wood.dark, 3, 'opacity=".3"')}
    ${[36, 150, 264, 378, 492].map((x) => piece(hook(x))).join("")}
    <g transform="translate(-64 0)"><path d="M246 226C196 260 180 330 184 372M256 226C300 262 312 330 308 372" fill="none" stroke="${p.accent}" stroke-width="15" stroke-linecap="round"/>
    <path d="M138 360Q246 376 352 360L366 580Q366 600 344 600H148Q126 600 126 580Z" fill="url(#hook-rail-bag)"/><path d="M138 360Q246 376 352 360L354 386Q246 402 136 386Z" fill="${p.dark}" opacity=".25"/><path d="M180 400C170 460 180 540 170 596M316 400C330 470 312 540 324 596" stroke="${p.dark}" stroke-width="7" fill="none" opacity=".18" stroke-linecap="round"/>${mark(246, 484, 50, inked(p.base, p.accent, p.light))}</g>
    <path d="M478 206C500 196 536 196 548 210C566 290 574 400 568 470Q520 486 466 470C460 400 466 290 478 206Z" fill="${mix(p.ground, "#fffaf2", 0.35)}"/><path d="M530 200Q544 204 548 210C566 290 574 400 568 470Q552 476 536 477C544 380 542 290 530 200Z" fill="${p.dark}" opacity=".2"/><path d="M466 436Q520 450 569 436V450Q520 464 466 450Z" fill="${p.accent}"/><path d="M466 416Q520 430 569 416V422Q520 436 466 422Z" fill="${p.accent}"/>`;
  },
} satisfies Record<string, Motif>;

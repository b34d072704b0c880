import type { Motif } from "../motif.ts";
import {
  flip,
  area,
  box,
  brass,
  form,
  line,
  linen,
  mix,
  oval,
  rubber,
  steel,
  times,
  tonesOf,
  wood,
} from "./textiles.ts";
import { piece } from "./pieces.ts";

export const outdoors = {
  /** A blanket with a zip: rectangular, one corner turned back, rolled up in its bag beside it. */
  "sleeping-bag": (p) => {
    const inside = tonesOf(mix(p.accent, "#fbf4e6", 0.35));
    const seams = times(9, (i) =>
      line(
        `M30 ${76 + i * 58}C180 ${86 + i * 58} 300 ${86 + i * 58} 450 ${76 + i * 58}`,
        p.dark,
        4,
        0.5,
      ),
    );
    const puffs = times(9, (i) =>
      line(
        `M60 ${104 + i * 58}C180 ${114 + i * 58} 290 ${114 + i * 58} 400 ${104 + i * 58}`,
        "#ffffff",
        16,
        0.24,
      ),
    );
    return `${form("sleeping-bag-under", box(56, 14, 384, 584, 26), inside, { depth: 18, crisp: times(9, (i) => line(`M40 ${76 + i * 58}H450`, inside.dark, 3, 0.35)) })}${form("sleeping-bag-top", "M56 130C56 114 68 106 84 108L246 130L430 330C438 338 440 346 440 356V572C440 588 430 598 414 598H82C66 598 56 588 56 572Z", p, { depth: 34, crisp: seams, soft: puffs })}${form("sleeping-bag-flap", "M246 130C300 126 380 126 424 134C438 138 442 148 440 162C436 220 434 280 430 330C400 300 280 180 246 130Z", inside, { depth: 20, crisp: line("M262 150L424 312", inside.dark, 3, 0.4) })}${line("M440 356V578", mix(p.dark, "#1c1410", 0.3), 8, 0.8)}${line("M440 356V578", brass.light, 2.5, 0.9, "2 6")}${form("sleeping-bag-pull", box(430, 372, 18, 40, 6), brass, { depth: 5 })}
      ${form("sleeping-bag-sack", "M468 396C468 380 482 372 510 372S556 380 556 396L566 574C566 590 548 600 512 600S458 590 458 574Z", { light: p.base, base: mix(p.base, p.dark, 0.4), dark: p.dark }, { depth: 24, soft: line("M484 410V570", "#ffffff", 10, 0.35) })}${form("sleeping-bag-lid", oval(512, 386, 45, 15), p, { depth: 8 })}${line("M460 450C480 460 544 460 562 450M460 530C480 540 544 540 564 530", p.accent, 9)}`;
  },

  /** Three loops of woven band, each stronger than the last. */
  "resistance-bands": (p) => {
    const band = (id: string, y: number, colour: string, marks: number): string => {
      const tones = tonesOf(colour);
      return piece(
        `${form(`${id}-back`, `M110 ${y + 6}C110 ${y - 40} 490 ${y - 40} 490 ${y + 6}L490 ${y + 40}C470 ${y + 4} 130 ${y + 4} 110 ${y + 40}Z`, { light: tones.base, base: tones.dark, dark: mix(tones.dark, "#1c1410", 0.3) }, { depth: 12 })}${form(`${id}-front`, `M86 ${y + 10}C86 ${y + 64} 514 ${y + 64} 514 ${y + 10}L514 ${y + 96}C514 ${y + 152} 86 ${y + 152} 86 ${y + 96}Z`, tones, { depth: 22, crisp: times(9, (i) => line(`M80 ${y + 20 + i * 10}C86 ${y + 72 + i * 10} 514 ${y + 72 + i * 10} 520 ${y + 20 + i * 10}`, tones.dark, 2, 0.28)), soft: line(`M130 ${y + 50}C180 ${y + 66} 240 ${y + 70} 290 ${y + 70}`, "#ffffff", 16, 0.35) })}${times(marks, (i) => form(`${id}-mark${i}`, box(300 - marks * 14 + i * 28 + 3, y + 82, 20, 30, 4), tonesOf("#fbf4e6"), { depth: 4 }))}`,
      );
    };
    return `${band("resistance-bands-a", 70, mix(p.light, "#ffffff", 0.2), 1)}${band("resistance-bands-b", 250, p.base, 2)}${band("resistance-bands-c", 430, mix(p.base, p.dark, 0.6), 3)}`;
  },

  /** Trowel, cultivator, weeder and shears with handles of ash. */
  "garden-tools": () => {
    const ash = tonesOf("#d6b183");
    const leather = "#8a5a36";
    const handle = (id: string, x: number): string =>
      `${form(`${id}-handle`, `M${x - 17} 44C${x - 20} 20 ${x + 20} 20 ${x + 17} 44L${x + 22} 130C${x + 24} 160 ${x + 15} 190 ${x + 13} 236H${x - 13}C${x - 15} 190 ${x - 24} 160 ${x - 22} 130Z`, ash, { depth: 14, soft: line(`M${x - 8} 60V180`, "#ffffff", 7, 0.5) })}${line(`M${x} 34C${x - 14} 2 ${x + 14} 2 ${x} 34`, leather, 5)}${form(`${id}-collar`, box(x - 14, 230, 28, 44, 7), steel, { depth: 9 })}`;
    return `${piece(`${form("garden-tools-neck", "M74 268h20l7 82h-34z", steel, { depth: 8 })}${form("garden-tools-trowel", "M34 352C46 330 122 330 134 352C140 440 124 540 84 600C44 540 28 440 34 352Z", steel, { depth: 28, soft: line("M84 350V560", "#6f6b66", 10, 0.4) + line("M62 360C58 430 64 490 74 540", "#ffffff", 9, 0.7) })}${handle("garden-tools-a", 84)}`)}
      ${piece(`${line("M230 270V420M230 410C180 420 176 470 180 590M230 410V596M230 410C280 420 284 470 280 590", steel.dark, 13)}${line("M227 270V420M227 408C178 418 172 470 176 586M226 412V592M228 406C276 416 280 470 276 586", steel.light, 4, 0.8)}${handle("garden-tools-b", 230)}`)}
      ${piece(`${line("M366 270V500", steel.dark, 14)}${line("M362 270V500", steel.light, 4, 0.8)}${form("garden-tools-weeder", "M356 490H376L390 590L378 600L366 556L354 600L342 590Z", steel, { depth: 8 })}${handle("garden-tools-c", 366)}`)}
      ${piece(`${form("garden-tools-blade-a", "M500 260C540 300 552 400 530 500C508 470 488 380 488 290Z", steel, { depth: 10 })}${form("garden-tools-blade-b", "M518 260C470 300 462 390 492 470C506 440 526 360 530 290Z", { light: steel.light, base: mix(steel.base, steel.dark, 0.3), dark: steel.dark }, { depth: 10 })}${form("garden-tools-grip-a", "M500 290C470 240 452 160 462 60C464 40 492 40 492 62C490 150 504 220 522 270Z", ash, { depth: 12 })}${form("garden-tools-grip-b", "M516 290C550 240 566 160 556 60C554 40 526 40 526 62C528 150 514 220 496 270Z", ash, { depth: 12 })}${area(oval(509, 282, 14), brass.dark)}${area(oval(506, 279, 6), brass.light)}`)}`;
  },

  /** Woven broad, tied between two trees. */
  hammock: (p) => {
    const bark = tonesOf("#7d6049");
    return `${[(d: string) => d, flip].map((turn, i) => form(`hammock-tree${i}`, turn("M-30 0L44 0C40 200 46 400 60 600L-40 600Z"), bark, { depth: 20, crisp: times(9, (k) => line(turn(`M${-10 + (k % 3) * 20} ${20 + k * 62}C${-4 + (k % 3) * 20} ${50 + k * 62} ${-12 + (k % 3) * 20} ${80 + k * 62} ${-6 + (k % 3) * 20} ${110 + k * 62}`), bark.dark, 4, 0.5)) }) + line(turn("M-6 176L48 176M-6 190L48 190"), linen.dark, 9)).join("")}${times(9, (i) => line(`M44 184L${132 + i * 2} ${226 + i * 11}M556 184L${468 - i * 2} ${226 + i * 11}`, linen.dark, 3, 0.9))}${area("M126 226C190 300 410 300 474 226C470 330 420 410 300 420C180 410 130 330 126 226Z", mix(p.base, p.dark, 0.6))}${form("hammock-cloth", "M126 226C130 262 150 302 200 322C260 342 340 342 400 322C450 302 470 262 474 226C474 340 430 486 300 490C170 486 126 340 126 226Z", p, { depth: 38, crisp: [-3, -2, -1, 0, 1, 2, 3].map((k) => area(`M${300 + k * 48 - 9} 230C${300 + k * 43 - 9} 340 ${300 + k * 36 - 9} 430 ${300 + k * 30 - 7} 496L${300 + k * 30 + 7} 496C${300 + k * 36 + 9} 430 ${300 + k * 43 + 9} 340 ${300 + k * 48 + 9} 230Z`, mix(p.light, "#fff6e4", 0.45), 0.8)).join(""), soft: line("M180 360C230 392 300 402 360 394", "#ffffff", 20, 0.3) })}${times(
      25,
      (i) => {
        const x = 150 + 12.5 * i;
        const y = 340 + 144 * Math.sin((Math.PI * (i + 2)) / 28);
        return line(`M${x} ${y.toFixed(0)}v24`, linen.base, 4.5);
      },
    )}`;
  },

  /** One colour all round, a mast of wood, a joint to tilt it. */
  parasol: (p) =>
    `${form("parasol-pole", box(290, 60, 20, 500, 6), wood, { depth: 10 })}${form("parasol-joint", box(284, 300, 32, 40, 8), steel, { depth: 8 })}${area(oval(322, 320, 9), steel.dark)}${form("parasol-base", "M200 572C220 552 380 552 400 572L410 592C410 600 404 600 396 600H204C196 600 190 600 190 592Z", tonesOf("#8d857c"), { depth: 14 })}${form("parasol-socket", box(276, 506, 48, 62, 8), tonesOf("#8d857c"), { depth: 12 })}${area("M18 248C100 150 500 150 582 248C520 286 80 286 18 248Z", mix(p.dark, "#1c1410", 0.15))}${form("parasol-canopy", "M300 40C440 52 550 140 584 250C560 270 520 280 478 262C430 292 370 292 330 270C310 280 290 280 270 270C230 292 170 292 122 262C80 280 40 270 16 250C50 140 160 52 300 40Z", p, { depth: 40, crisp: `${area("M300 40C200 70 130 160 122 270L270 275C270 180 280 90 300 40ZM300 40C400 70 470 160 478 270L584 262V150Z", p.dark, 0.16)}${line("M300 40C200 70 130 160 122 266M300 40C280 90 270 180 270 272M300 40C320 90 330 180 330 272M300 40C400 70 470 160 478 266", mix(p.base, p.dark, 0.5), 3, 0.5)}`, soft: line("M60 220C100 140 170 90 250 66", "#ffffff", 22, 0.35) })}${form("parasol-top", "M288 44C288 22 312 22 312 44Z", wood, { depth: 8 })}`,

  /** A small round one for the table. */
  "table-grill": (p) =>
    `${[150, 300, 450].map((x, i) => form(`table-grill-foot${i}`, `M${x - 20} 540H${x + 20}L${x + 12} 600H${x - 12}Z`, tonesOf("#3a3634"), { depth: 8 })).join("")}${form("table-grill-body", "M46 360C46 400 160 432 300 432S554 400 554 360L520 520C510 560 430 580 300 580S90 560 80 520Z", p, { depth: 44, soft: line("M90 420C100 460 110 490 126 520", "#ffffff", 20, 0.4) })}${times(7, (i) => area(oval(180 + i * 40, 502 + 12 * Math.sin((i / 6) * Math.PI), 11, 14), mix(p.dark, "#1c1410", 0.5)))}${form("table-grill-rim", oval(300, 356, 258, 72), steel, { depth: 8 })}${area(oval(300, 358, 238, 62), "#2a2320")}${times(26, (i) => area(oval(110 + ((i * 71) % 380), 340 + ((i * 37) % 46), 22, 12), i % 3 ? "#6b3a22" : "#c9602c", 0.9))}<clipPath id="table-grill-cut"><path d="${oval(300, 352, 240, 62)}"/></clipPath><g clip-path="url(#table-grill-cut)">${times(19, (i) => line(`M${62 + i * 26} 280V430`, steel.base, 5))}${line("M60 352H540", steel.dark, 7)}</g>${[
      [190, 340, -14],
      [250, 352, -14],
      [310, 362, -14],
    ]
      .map(
        ([x = 0, y = 0, turn = 0], i) =>
          `<g transform="rotate(${turn} ${x} ${y})">${form(`table-grill-sausage${i}`, box(x - 22, y - 30, 150, 34, 17), tonesOf("#a9552f"), { depth: 12, crisp: times(4, (k) => line(`M${x + 6 + k * 30} ${y - 30}l10 34`, "#5a2a16", 4, 0.6)) })}</g>`,
      )
      .join(
        "",
      )}${form("table-grill-tomato", oval(412, 348, 34, 26), tonesOf("#c4452f"), { depth: 12 })}${[16, 548].map((x, i) => form(`table-grill-ear${i}`, box(x, 372, 36, 22, 9), wood, { depth: 7 })).join("")}${form("table-grill-knob", oval(300, 548, 17), rubber, { depth: 7 })}`,
} satisfies Record<string, Motif>;

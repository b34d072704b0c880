import type { Motif } from "../motif.ts";
import {
  area,
  box,
  brass,
  form,
  leaf,
  line,
  linen,
  mix,
  oval,
  texture,
  times,
  tonesOf,
} from "./textiles.ts";

export const bedding = {
  /** One pillow and one duvet cover, folded, tied with a ribbon. */
  "bed-linen": (p) => {
    const layer = (index: number): string => {
      const y = 428 + index * 58;
      const left = 52 - index * 10;
      return form(
        `bed-linen-layer${index}`,
        `M${left + 28} ${y}C200 ${y - 6} 400 ${y + 6} ${572 - left} ${y}C${606 - left} ${y + 6} ${606 - left} ${y + 50} ${572 - left} ${y + 56}L${left + 28} ${y + 56}C${left - 6} ${y + 50} ${left - 6} ${y + 6} ${left + 28} ${y}Z`,
        index === 1
          ? { light: mix(p.light, "#ffffff", 0.25), base: mix(p.base, p.light, 0.6), dark: p.base }
          : p,
        { depth: 22, crisp: line(`M40 ${y + 40}H560`, p.dark, 2.5, 0.35) },
      );
    };
    return `${form(
      "bed-linen-pillow",
      "M84 210C110 190 144 204 174 200C254 186 346 186 426 200C456 204 490 190 516 210C528 226 516 244 514 266C506 324 510 384 518 432C520 450 506 456 490 452C386 440 214 440 110 452C94 456 80 450 82 432C90 384 94 324 86 266C84 244 72 226 84 210Z",
      p,
      {
        depth: 44,
        crisp: line(
          "M112 226C240 204 360 204 488 226C482 290 482 370 492 430C400 420 200 420 108 430C118 370 118 290 112 226Z",
          p.dark,
          3,
          0.4,
        ),
        soft: `${line("M96 218C140 254 160 284 170 334M504 218C462 254 446 284 436 324", p.dark, 13, 0.3)}${line("M220 248C260 238 300 236 336 242", "#ffffff", 24, 0.35)}`,
      },
    )}${times(3, layer)}${form("bed-linen-ribbon", "M270 424H330V600H270Z", tonesOf(p.accent), { depth: 10 })}${form("bed-linen-bow", "M300 462C256 420 204 430 208 466C212 500 260 494 300 468C340 494 388 500 392 466C396 430 344 420 300 462Z", tonesOf(p.accent), { depth: 14, soft: line("M300 466L240 460M300 466L360 460", "#3a2418", 8, 0.35) })}${form("bed-linen-knot", oval(300, 466, 18, 17), tonesOf(p.accent), { depth: 7 })}`;
  },

  /** A quilted duvet, folded over once. */
  duvet: (p) => {
    const quilting = (y: number, height: number) =>
      times(
        7,
        (i) =>
          line(`M${60 + i * 80} ${y}v${height}`, p.dark, 4, 0.35) +
          line(`M${66 + i * 80} ${y}v${height}`, mix(p.light, "#ffffff", 0.4), 3, 0.7),
      ) + line(`M20 ${y + height * 0.5}H580`, p.dark, 4, 0.3);
    const puffs = (y: number) =>
      times(7, (i) => line(`M${84 + i * 80} ${y}q16 -8 34 0`, "#ffffff", 16, 0.45));
    const fold = (id: string, y: number, height: number, inset: number): string =>
      form(
        id,
        `M${40 + inset} ${y}C200 ${y - 16} 400 ${y - 16} ${540 - inset} ${y - 4}C${592 - inset} ${y + 4} ${592 - inset} ${y + height - 4} ${540 - inset} ${y + height}C400 ${y + height + 8} 200 ${y + height + 8} ${40 + inset} ${y + height}C${2 + inset} ${y + height - 6} ${2 + inset} ${y + 6} ${40 + inset} ${y}Z`,
        p,
        { depth: 34, crisp: quilting(y - 20, height + 40), soft: puffs(y + 18) },
      );
    return `${fold("duvet-c", 490, 106, 0)}${fold("duvet-b", 386, 108, 12)}${fold("duvet-a", 274, 116, 24)}${form("duvet-corner", "M380 268C440 262 520 266 548 276C560 320 552 372 520 392C460 400 420 396 392 386C372 350 368 300 380 268Z", { light: mix(p.light, "#ffffff", 0.35), base: mix(p.light, "#ffffff", 0.1), dark: p.base }, { depth: 22 })}${form("duvet-label", box(60, 566, 46, 30, 3), linen, { depth: 5 })}`;
  },

  /** Knitted cotton with a ribbed edge, for a pram. */
  "knitted-blanket": (p) => {
    const stitches = texture(
      "knitted-blanket-stitches",
      22,
      15,
      line("M0 2l11 9l11 -9", p.dark, 4, 0.26),
    );
    return `${form("knitted-blanket-c", "M70 500H548C574 506 574 592 548 598H70C32 592 32 506 70 500Z", p, { depth: 24, crisp: stitches })}${form("knitted-blanket-b", "M82 404H536C562 410 562 500 536 506H82C44 500 44 410 82 404Z", p, { depth: 24, crisp: stitches })}${form("knitted-blanket-a", "M96 300C190 286 420 286 524 300C552 310 552 400 524 410H96C58 400 58 310 96 300Z", p, { depth: 32, crisp: stitches, soft: line("M130 330C260 312 380 312 490 330", "#ffffff", 24, 0.3) })}${form("knitted-blanket-flap", "M150 292C230 282 330 284 396 294C410 380 408 470 398 548C320 560 230 558 158 546C146 460 142 372 150 292Z", p, { depth: 26, crisp: `${stitches}${area("M140 506H410V566H140Z", mix(p.base, p.light, 0.4))}${times(26, (i) => line(`M${150 + i * 10} 508v50`, p.dark, 3, 0.4))}` })}${form("knitted-blanket-patch", box(332, 462, 44, 32, 4), tonesOf(p.accent), { depth: 5 })}`;
  },

  /** Short-piled velvet: no pattern, light and dark by its nap. */
  cushion: (p) => {
    const edge =
      "M88 168C104 158 124 172 144 176C240 190 360 190 456 174C478 170 500 154 514 166C524 178 512 198 510 218C500 330 502 440 514 540C518 562 530 584 518 596C504 606 484 590 462 588C360 576 240 578 138 590C116 592 96 606 84 596C72 582 88 560 90 540C104 440 102 330 92 220C90 198 78 180 88 168Z";
    return `${form("cushion-body", edge, p, { depth: 58, soft: `${line("M98 178C150 230 190 270 210 300M504 176C450 230 420 260 396 300M98 588C150 530 180 500 206 470M506 588C460 540 430 500 400 470", p.dark, 18, 0.34)}${line("M180 250C260 214 340 216 400 244", "#ffffff", 44, 0.4)}${line("M190 420C260 340 320 470 420 380M240 520C300 480 360 530 430 500", mix(p.light, "#ffffff", 0.3), 34, 0.32)}${line("M260 330C320 300 360 350 440 310M200 480C250 450 280 500 330 450", p.dark, 26, 0.2)}` })}${line(edge, mix(p.base, p.dark, 0.5), 5)}`;
  },

  /** Round and flat, with a loop to carry it by. */
  "seat-cushion": (p) =>
    `${line("M238 452C200 330 400 330 362 452", p.dark, 26)}${line("M240 446C206 336 394 336 360 446", tonesOf(p.accent).base, 17)}${form("seat-cushion-side", "M36 498C36 440 154 400 300 400S564 440 564 498V540C564 572 446 600 300 600S36 572 36 540Z", { light: p.base, base: mix(p.base, p.dark, 0.35), dark: p.dark }, { depth: 18 })}${line("M38 520C60 560 170 580 300 580S540 560 562 520", p.dark, 3, 0.5, "9 7")}${form("seat-cushion-top", oval(300, 492, 264, 84), p, { depth: 34, crisp: times(24, (i) => line(`M30 ${408 + i * 7}H570`, p.dark, 1.6, 0.16)) + times(50, (i) => line(`M${40 + i * 11} 400V590`, p.dark, 1.6, 0.12)), soft: line("M130 460C210 430 340 424 430 444", "#ffffff", 22, 0.4) })}${line(`M36 492A264 84 0 0 0 564 492`, mix(p.base, p.light, 0.4), 6)}${area(oval(300, 494, 10, 4), p.dark)}`,

  /** One panel of linen on a brass rod: light comes through. */
  curtain: (p) => {
    const folds = [120, 176, 236, 296, 356, 416, 476];
    return `${form("curtain-rod", box(14, 30, 572, 14, 7), brass, { depth: 8 })}${form("curtain-end-left", oval(14, 37, 15), brass, { depth: 8 })}${form("curtain-end-right", oval(586, 37, 15), brass, { depth: 8 })}${form(
      "curtain-panel",
      "M86 60H514C512 240 518 420 530 592C520 602 504 590 486 598C462 606 448 590 424 598C402 606 388 590 362 598C340 606 326 590 300 598C276 606 262 590 238 598C214 606 200 590 176 598C154 606 142 590 118 598C98 604 84 600 70 592C82 420 88 240 86 60Z",
      p,
      {
        depth: 18,
        soft: folds
          .map(
            (x) =>
              `${line(`M${x} 62C${x + 4} 220 ${x - 8 + (x - 300) * 0.06} 420 ${x + (x - 300) * 0.1} 600`, p.dark, 18, 0.36)}${line(`M${x - 26} 62C${x - 24} 220 ${x - 34 + (x - 300) * 0.06} 420 ${x - 26 + (x - 300) * 0.1} 600`, mix(p.light, "#ffffff", 0.5), 15, 0.6)}`,
          )
          .join(""),
        crisp: `${times(60, (i) => line(`M80 ${66 + i * 9}H530`, p.dark, 1.2, 0.1))}${line("M76 570C200 576 400 576 526 570", p.dark, 3, 0.4)}`,
      },
    )}${times(9, (i) => line(`M${98 + i * 50} 66C${88 + i * 50} 22 ${112 + i * 50} 22 ${104 + i * 50} 66`, brass.dark, 4))}`;
  },

  /** Plaited jute in rings. */
  "round-rug": () => {
    const jute = tonesOf("#c9a56e");
    return `${form("round-rug-edge", oval(300, 470, 296, 128), { light: jute.base, base: mix(jute.base, jute.dark, 0.5), dark: jute.dark }, { depth: 8 })}${form(
      "round-rug-top",
      oval(300, 462, 294, 126),
      jute,
      {
        depth: 20,
        crisp: times(13, (i) => {
          const r = 288 - i * 22.5;
          return `<ellipse cx="300" cy="462" rx="${r}" ry="${r * 0.428}" fill="none" stroke="${jute.dark}" stroke-width="3" opacity=".55"/><ellipse cx="300" cy="460" rx="${r - 11}" ry="${(r - 11) * 0.428}" fill="none" stroke="${jute.light}" stroke-width="13" stroke-dasharray="15 6" opacity=".6"/><ellipse cx="300" cy="465" rx="${r - 11}" ry="${(r - 11) * 0.428}" fill="none" stroke="${jute.dark}" stroke-width="4" stroke-dasharray="4 17" opacity=".5"/>`;
        }),
      },
    )}`;
  },

  /** A round glass in a slim rim of brass. */
  mirror: (p) => {
    const rim = {
      light: mix(brass.light, p.light, 0.2),
      base: mix(brass.base, p.base, 0.2),
      dark: brass.dark,
    };
    return `${form("mirror-frame", oval(300, 300, 284), rim, { depth: 10 })}<clipPath id="mirror-cut"><path d="${oval(300, 300, 264)}"/></clipPath><g clip-path="url(#mirror-cut)"><defs><linearGradient id="mirror-glass" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#f6f5f1"/><stop offset=".5" stop-color="#dfe5e4"/><stop offset="1" stop-color="#c3cfd1"/></linearGradient></defs><path d="${oval(300, 300, 264)}" fill="url(#mirror-glass)"/>${area("M20 420H580V600H20Z", "#cdbfa9", 0.5)}${times(9, (i) => `<path d="M${420 + (i % 3) * 8} 520C${390 + i * 10} ${430 - i * 6} ${380 + i * 16} ${400 - i * 8} ${386 + i * 18} ${350 - i * 6}C${420 + i * 12} ${390 - i * 4} ${440 + i * 4} 450 ${420 + (i % 3) * 8} 520Z" fill="${mix(leaf.light, i % 2 ? "#ffffff" : leaf.base, 0.3)}" opacity=".8"/>`)}${area("M40 380L400 -20L470 -20L40 460ZM60 520L540 0L566 20L80 560Z", "#ffffff", 0.4)}</g>${line("M52 220A262 262 0 0 1 220 50", "#ffffff", 6, 0.8)}`;
  },
} satisfies Record<string, Motif>;

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
  metalShade,
  mix,
  porcelain,
  shape,
  solid,
  steel,
  tonesOf,
  wood,
  type Tones,
} from "../shade.ts";
import { piece } from "./pieces.ts";

/** Draws a cloth over a rail, with stripes along its sides and across its foot. */
function towel(
  id: string,
  x: number,
  width: number,
  length: number,
  tones: Tones,
  stripe: string,
): string {
  const at = (share: number) => x + width * share;
  return piece(
    `<defs>${gradient(id, [
      [0, mix(tones.base, tones.light, 0.4)],
      [0.16, tones.light],
      [0.3, mix(tones.base, tones.dark, 0.25)],
      [0.42, tones.base],
      [0.6, tones.light],
      [0.76, mix(tones.base, tones.dark, 0.3)],
      [1, mix(tones.base, tones.dark, 0.15)],
    ])}</defs><path d="M${x} 66Q${x} 44 ${x + 16} 44H${x + width - 16}Q${x + width} 44 ${x + width} 66L${x + width + 5} ${length}Q${x + width * 0.75} ${length + 10} ${x + width / 2} ${length + 2}T${x - 4} ${length + 4}Z" fill="url(#${id})"/>
    ${[0.12, 0.22, 0.32, 0.68, 0.78, 0.88].map((share, index) => line(`M${at(share)} 48L${at(share) - 2} ${length - 6}`, stripe, index === 1 || index === 4 ? 11 : 4, 'opacity=".85"')).join("")}${[70, 48, 26].map((up, index) => line(`M${x - 2} ${length - up}Q${at(0.5)} ${length - up + 9} ${x + width + 3} ${length - up}`, stripe, index === 1 ? 11 : 4, 'opacity=".85"')).join("")}`,
  );
}

export const kitchenTools = {
  /** Three half-linen towels with stripes. */
  "tea-towels": (p) => {
    const linen = {
      light: "#fffdf8",
      base: mix(p.ground, "#fffaf2", 0.55),
      dark: mix(p.ground, p.dark, 0.32),
    };
    const tinted = {
      light: mix(p.light, "#ffffff", 0.45),
      base: mix(p.light, "#ffffff", 0.2),
      dark: p.base,
    };
    return `<defs>${metalShade("tea-towels-brass", brass)}</defs>${line("M40 20V60M560 20V60", brass.dark, 14)}<circle cx="40" cy="16" r="16" fill="url(#tea-towels-brass)"/><circle cx="560" cy="16" r="16" fill="url(#tea-towels-brass)"/>${block(12, 50, 576, 18, 9, brass.base)}${block(12, 53, 576, 5, 2.5, "#fff", 'opacity=".5"')}
    ${towel("tea-towels-a", 56, 156, 540, linen, p.base)}${towel("tea-towels-b", 224, 156, 560, tinted, p.dark)}${towel("tea-towels-c", 392, 156, 540, linen, p.dark)}`;
  },

  /** Cooking spoon, turner and spatula from olive wood. */
  "wooden-spoons": () => {
    const olive = tonesOf("#b98a4e");
    const grain = (d: string): string => line(d, "#6f4620", 3, 'opacity=".4"');
    return `<defs>${flatShade("wooden-spoons-wood", olive)}</defs>
    ${piece(`<g transform="rotate(-8 130 300)"><path d="M130 0C182 0 200 60 196 116C192 170 164 196 150 206L152 570Q152 596 130 596T108 570L110 206C96 196 68 170 64 116C60 60 78 0 130 0Z" fill="url(#wooden-spoons-wood)"/><path d="M130 22C164 24 178 66 174 112C170 150 150 174 130 178C110 174 90 150 86 112C82 66 96 24 130 22Z" fill="#6f4620" opacity=".3"/><path d="M100 60C106 40 116 32 128 30" stroke="#fff" stroke-width="7" fill="none" opacity=".5" stroke-linecap="round"/>${grain("M122 240C132 340 118 440 130 570M140 230C146 340 136 440 142 540")}</g>`)}
    ${piece(`<path d="M240 24Q242 4 262 4H338Q358 4 360 24L346 196Q342 216 322 222L322 570Q322 596 300 596T278 570L278 222Q258 216 254 196Z" fill="url(#wooden-spoons-wood)"/><path d="M270 40L276 176M300 36V186M330 40L324 176" stroke="#6f4620" stroke-width="11" stroke-linecap="round" opacity=".55"/>${grain("M292 250C302 350 288 450 300 570M310 240C316 350 306 450 312 540")}`)}
    ${piece(`<g transform="rotate(8 470 300)"><path d="M424 20Q424 4 440 4H520Q512 90 506 180Q504 214 492 224L492 570Q492 596 470 596T448 570L448 224Q430 214 428 190Z" fill="url(#wooden-spoons-wood)"/>${grain("M440 30C452 100 444 150 452 210M490 30C480 100 486 150 478 210M462 250C472 350 458 450 470 570")}</g>`)}`;
  },

  /** Dough scraper, pastry brush and whisk with soft heads. */
  "baking-tools": (p) => {
    const grip = (x: number, from: number): string =>
      `${block(x - 15, from, 30, 592 - from, 14, "url(#baking-tools-grip)")}${block(x - 8, from + 14, 6, 540 - from, 3, "#fff", 'opacity=".4"')}<circle cx="${x}" cy="572" r="6" fill="${wood.dark}"/>${block(x - 18, from - 20, 36, 28, 6, steel.base)}`;
    return `<defs>${flatShade("baking-tools-head", p)}${gradient("baking-tools-grip", [
      [0, wood.light],
      [0.5, wood.base],
      [1, wood.dark],
    ])}</defs>
    ${piece(`<g transform="rotate(-8 130 300)"><path d="M64 40Q64 6 100 6H168Q196 6 196 40V200Q196 236 160 240H100Q64 236 64 200Z" fill="url(#baking-tools-head)"/><path d="M84 44V190" stroke="#fff" stroke-width="10" opacity=".4" stroke-linecap="round"/>${grip(130, 256)}</g>`)}
    ${piece(`<path d="M240 190Q240 160 270 160H330Q360 160 360 190V240H240Z" fill="url(#baking-tools-head)"/>${line(Array.from({ length: 14 }, (_, index) => `M${246 + index * 8.3} 164C${242 + index * 8.9} 110 ${238 + index * 9.5} 60 ${236 + index * 9.8} 12`).join(""), p.base, 8)}${line(Array.from({ length: 7 }, (_, index) => `M${248 + index * 16.6} 160C${244 + index * 17.8} 110 ${240 + index * 19} 60 ${238 + index * 19.6} 18`).join(""), p.light, 3)}${grip(300, 256)}`)}
    ${piece(`<g transform="rotate(8 470 300)"><g fill="none" stroke="url(#baking-tools-head)" stroke-width="10"><path d="M456 250C380 160 396 20 470 6C544 20 560 160 484 250"/><path d="M462 250C426 160 430 20 470 6C510 20 514 160 478 250"/></g><path d="M470 6V250" stroke="${p.dark}" stroke-width="9"/><path d="M412 100C418 60 436 30 456 20" stroke="#fff" stroke-width="4" opacity=".6" fill="none"/>${grip(470, 264)}</g>`)}`;
  },

  /** A flat slab of glass with a bowl of beans on it. */
  "kitchen-scale": (p) => {
    const bowl = [
      [126, 384],
      [122, 410],
      [96, 466],
      [70, foot(70, 500)],
    ] as const;
    const beans = Array.from({ length: 26 }, (_, index) =>
      bean(196 + ((index * 53) % 208), 378 + ((index * 17) % 20), 34, (index * 67) % 180),
    ).join("");
    return `<defs>${gradient(
      "kitchen-scale-top",
      [
        [0, mix(p.light, "#ffffff", 0.35)],
        [0.5, mix(p.base, p.light, 0.3)],
        [1, p.base],
      ],
      [0, 0, 1, 1],
    )}</defs>
    ${shape("M10 566L40 580V590Q40 600 52 600H548Q560 600 560 590V580L590 566Z", black.base)}${shape("M76 420H524Q540 420 546 434L596 556Q600 572 582 572H18Q0 572 4 556L54 434Q60 420 76 420Z", "url(#kitchen-scale-top)")}${shape("M4 556Q0 572 18 572H582Q600 572 596 556L598 566Q602 584 584 584H16Q-2 584 2 566Z", p.dark)}${shape("M76 424H524L530 430H70Z", "#fff", 'opacity=".5"')}
    ${shape("M220 520H380L386 556H214Z", "#1d1a18")}<g fill="none" stroke="${mix(p.accent, "#ffffff", 0.45)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M256 528l-2 20M268 528h18v10h-18v10h18M296 528h18v20h-18ZM326 538c0-4 14-4 14 0v6c0 5-14 5-14 0ZM340 536v14q0 4-12 3"/></g><circle cx="140" cy="540" r="13" fill="none" stroke="${p.dark}" stroke-width="4"/><circle cx="460" cy="540" r="13" fill="none" stroke="${p.dark}" stroke-width="4"/>${line("M460 532V540", p.dark, 4)}
    <ellipse cx="316" cy="500" rx="96" ry="14" fill="#2a1812" opacity=".3"/>${solid("kitchen-scale-bowl", 300, bowl, porcelain, { shine: 0.5 })}${disc(300, 384, 126, "#fffefb")}${disc(300, 387, 116, "#4a2c1c")}${beans}<path d="M174 384A126 19 0 0 0 426 384L425 394A125 22 0 0 1 175 394Z" fill="#fffefb"/>`;
  },

  /** For the barbecue: two pockets, and a loop with a towel in it. */
  "grill-apron": (p) => {
    const stitch = (d: string): string =>
      line(d, mix(p.light, "#ffffff", 0.2), 3, 'stroke-dasharray="9 7" opacity=".7"');
    const pocket = (x: number): string =>
      `<path d="M${x} 372H${x + 132}V480Q${x + 132} 500 ${x + 112} 500H${x + 20}Q${x} 500 ${x} 480Z" fill="${p.dark}" opacity=".5" transform="translate(4 6)"/><path d="M${x} 372H${x + 132}V480Q${x + 132} 500 ${x + 112} 500H${x + 20}Q${x} 500 ${x} 480Z" fill="${mix(p.base, p.light, 0.22)}"/>${block(x, 372, 132, 22, 0, "#7a4a2b")}${stitch(`M${x + 8} 400V476Q${x + 8} 492 ${x + 24} 492H${x + 108}Q${x + 124} 492 ${x + 124} 476V400`)}`;
    return `<defs>${flatShade("grill-apron-cloth", p)}${metalShade("grill-apron-brass", brass)}</defs><circle cx="300" cy="16" r="13" fill="url(#grill-apron-brass)"/>
    ${line("M212 140C190 60 252 20 298 16C348 20 410 60 388 140", "#7a4a2b", 20)}${line("M388 140C420 220 440 250 500 290M212 140C180 220 160 250 100 290", "#7a4a2b", 14)}${line("M104 296C60 310 40 390 56 470M496 296C540 310 560 390 544 470", "#7a4a2b", 14)}
    <path d="M200 120H400Q408 120 410 130C418 200 446 250 492 282Q500 288 500 300C508 396 512 486 512 580Q512 594 498 594C360 604 240 604 102 594Q88 594 88 580C88 486 92 396 100 300Q100 288 108 282C154 250 182 200 190 130Q192 120 200 120Z" fill="url(#grill-apron-cloth)"/>${stitch("M202 134H398C406 206 436 256 486 290M202 134C194 206 164 256 114 290M100 576C240 590 360 590 500 576")}
    ${pocket(150)}${pocket(318)}${shape("M232 190H368V262H232Z", p.dark, 'opacity=".35"')}${shape("M236 186H364V256H236Z", mix(p.base, p.light, 0.2))}${line("M268 250V206L284 190M268 206L256 190M300 256V190M332 250V214M320 190Q320 214 332 214T344 190", p.accent, 7)}
    ${line("M452 372C476 372 476 404 452 404", "#7a4a2b", 10)}<path d="M462 392C486 400 496 420 494 450L506 570Q480 582 452 572L456 450Q452 410 462 392Z" fill="#fbf4e6"/>${line("M456 520Q480 530 500 518M456 536Q480 546 502 534", p.accent, 6)}<circle cx="206" cy="142" r="8" fill="url(#grill-apron-brass)"/><circle cx="394" cy="142" r="8" fill="url(#grill-apron-brass)"/>`;
  },
} satisfies Record<string, Motif>;

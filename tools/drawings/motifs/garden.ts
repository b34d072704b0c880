import type { Motif } from "../motif.ts";
import {
  area,
  blend,
  box,
  brass,
  form,
  glow,
  leaf,
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

/** Draws one broad leaf growing from a point, turned by an angle. */
const blade = (
  id: string,
  x: number,
  y: number,
  angle: number,
  size: number,
  colour: string,
  wide = 1,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${(size / 100) * wide} ${size / 100})">${form(id, "M0 0C-44 -30 -52 -110 0 -190C52 -110 44 -30 0 0Z", tonesOf(colour), { depth: 18, crisp: line("M0 0V-180", mix(colour, "#f4f0d0", 0.45), 4, 0.7) + times(4, (i) => line(`M0 ${-40 - i * 34}l26 -26M0 ${-40 - i * 34}l-26 -26`, mix(colour, "#2f3a2a", 0.4), 2.5, 0.3)) })}</g>`;

const plank = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string =>
  form(id, box(x, y, width, height, 5), tonesOf(colour), {
    depth: 12,
    crisp: line(
      `M${x + 12} ${y + height * 0.36}c${width * 0.3} -6 ${width * 0.5} 8 ${width - 30} 0M${x + 30} ${y + height * 0.7}c${width * 0.3} 6 ${width * 0.4} -6 ${width - 60} 0`,
      mix(colour, "#3a2418", 0.5),
      2.5,
      0.3,
    ),
  });

const glove = (
  id: string,
  transform: string,
  tones: { light: string; base: string; dark: string },
  accent: string,
): string =>
  `<g transform="${transform}">${form(`${id}-hand`, "M96 420C84 350 76 300 82 250C86 200 70 150 72 110C74 84 108 84 114 110L126 200C128 150 124 90 130 54C136 30 168 32 170 56L174 190C182 140 188 84 198 56C206 34 236 42 234 66L222 204C234 160 246 120 258 100C270 82 294 94 288 116C276 170 262 220 258 260C280 240 300 222 320 214C344 208 352 230 338 246C310 280 286 330 264 372C256 390 254 404 254 420Z", tones, { depth: 26, crisp: `${["M72 100C74 84 108 84 114 110L118 140L74 150Z", "M130 54C136 30 168 32 170 56L171 96L127 96Z", "M192 80C206 34 236 42 234 66L230 106L190 100Z", "M250 116C270 82 294 94 288 116L276 156L240 140Z"].map((d) => area(d, accent, 0.85)).join("")}${area("M110 260C150 240 210 250 240 280C250 330 220 370 180 372C130 372 100 330 110 260Z", accent, 0.28)}`, soft: line("M120 210V330M176 200V300M222 210C214 250 210 280 206 310", tones.dark, 9, 0.36) })}${form(`${id}-cuff`, "M84 416C140 400 210 400 266 416L276 520C216 540 134 540 74 520Z", tonesOf(accent), { depth: 20, crisp: times(14, (i) => line(`M${84 + i * 14} 400V540`, mix(accent, "#3a2418", 0.4), 3, 0.32)) })}</g>`;

const larch = tonesOf("#c08a56");

export const garden = {
  "plant-pot": (p) =>
    `${[
      [-62, 130, 0.1],
      [58, 136, 0.2],
      [-34, 168, 0],
      [34, 160, 0.15],
      [-84, 96, 0.25],
      [82, 100, 0.3],
      [0, 186, 0.05],
      [-16, 120, 0.3],
      [18, 124, 0.25],
    ]
      .map(([angle = 0, size = 100, share = 0], i) =>
        blade(
          `plant-pot-leaf${i}`,
          300 + angle * 0.4,
          380,
          angle,
          size,
          mix(leaf.base, i % 2 ? "#3f5f4a" : "#a8b77e", 0.2 + share),
        ),
      )
      .join(
        "",
      )}${form("plant-pot-saucer", "M140 556H460L444 590Q440 600 426 600H174Q160 600 156 590Z", { light: p.base, base: mix(p.base, p.dark, 0.25), dark: p.dark }, { depth: 14 })}${form("plant-pot-body", "M172 396H428L402 560C398 574 386 580 366 580H234C214 580 202 574 198 560Z", p, { depth: 46, soft: line("M210 430C218 480 222 520 228 556", "#ffffff", 18, 0.45) + line("M170 400H430", p.dark, 20, 0.5), crisp: line("M190 496H412", p.accent, 6, 0.7) })}${form("plant-pot-rim", box(156, 352, 288, 56, 12), p, { depth: 22 })}`,
  "raised-bed": () => {
    const lettuce = (id: string, x: number, y: number, colour: string) =>
      [-64, 62, -34, 36, -14, 14, 0]
        .map((angle, i) =>
          blade(
            `${id}-${i}`,
            x,
            y,
            angle,
            i < 2 ? 46 : 60 - (i > 5 ? 14 : 0),
            mix(colour, i % 2 ? "#4f6b45" : "#d3dc98", 0.34),
            1.7,
          ),
        )
        .join("");
    return `${form("raised-bed-soil", "M52 372C120 346 480 346 548 372L556 410H44Z", tonesOf("#5c4232"), { depth: 12 })}${times(4, (i) => line(`M${334 + i * 34} 372C${330 + i * 34} 320 ${322 + i * 30} 290 ${310 + i * 34} 262M${336 + i * 34} 370C${340 + i * 34} 320 ${346 + i * 34} 290 ${356 + i * 34} 270M${335 + i * 34} 370V250`, mix(leaf.base, "#4f7a45", 0.3), 7))}${lettuce("raised-bed-a", 126, 392, leaf.base)}${lettuce("raised-bed-b", 262, 392, "#86a052")}${line("M462 390V190", wood.dark, 8)}${line("M500 390V210", wood.dark, 8)}${[
      [456, 330, -70],
      [470, 300, 66],
      [456, 262, -60],
      [504, 320, 70],
      [494, 284, -70],
      [502, 246, 50],
    ]
      .map(([x = 0, y = 0, angle = 0], i) =>
        blade(`raised-bed-vine${i}`, x, y, angle, 34, leaf.base),
      )
      .join("")}${[
      [444, 344],
      [478, 322],
      [520, 346],
      [452, 288],
      [514, 300],
    ]
      .map(([x = 0, y = 0], i) =>
        form(`raised-bed-tomato${i}`, oval(x, y, 17), tonesOf("#cf5a40"), { depth: 10 }),
      )
      .join(
        "",
      )}${times(3, (i) => plank(`raised-bed-plank${i}`, 30, 392 + i * 67, 540, 64, i === 1 ? larch.light : larch.base))}${form("raised-bed-post-left", box(40, 380, 44, 220, 6), tonesOf(mix(larch.base, larch.dark, 0.4)), { depth: 12 })}${form("raised-bed-post-right", box(516, 380, 44, 220, 6), tonesOf(mix(larch.base, larch.dark, 0.5)), { depth: 12 })}${times(3, (i) => area(oval(62, 424 + i * 67, 5), brass.light) + area(oval(538, 424 + i * 67, 5), brass.light))}${form("raised-bed-sign", "M190 330h64v44h-64z", linen, { depth: 6, crisp: line("M206 358C214 340 230 340 238 346M222 366V348", leaf.dark, 4) })}${line("M222 374V400", wood.dark, 7)}`;
  },
  "watering-can": (p) =>
    `${line("M446 330C560 280 590 420 470 520", p.dark, 26)}${line("M446 326C552 278 582 416 466 514", p.base, 18)}${line("M250 280C260 150 420 150 440 290", p.dark, 22)}${line("M248 276C260 148 416 148 434 284", p.light, 12)}${form("watering-can-spout", "M242 470L96 226L134 206L250 380Z", p, { depth: 20 })}${form("watering-can-rose", "M56 214C44 196 52 186 66 178L138 140C154 134 162 140 168 152L136 208L98 230Z", tonesOf(p.accent), { depth: 16 })}${form("watering-can-holes", "M50 198C46 184 130 136 146 142C156 152 66 208 50 198Z", tonesOf(mix(p.accent, "#3a2418", 0.15)), { depth: 5, crisp: times(6, (i) => area(oval(68 + i * 13, 189 - i * 7, 4), "#3a2418", 0.55)) })}${form("watering-can-body", "M232 316C232 290 462 290 462 316L482 560C482 604 212 604 212 560Z", p, { depth: 52, crisp: `${area("M200 372C300 396 400 396 490 372V384C400 408 300 408 200 384Z", p.dark, 0.35)}${area("M200 520C300 546 400 546 490 520V534C400 560 300 560 200 534Z", p.dark, 0.35)}`, soft: line("M264 350C256 420 252 490 252 550", "#ffffff", 22, 0.5) })}${blend("watering-can-mouth", oval(347, 314, 115, 24), [mix(p.dark, "#1c1410", 0.4), p.dark])}${form("watering-can-cover", "M232 314C232 294 290 288 332 291C306 304 306 326 332 338C290 338 232 334 232 314Z", { ...p, base: mix(p.base, p.light, 0.4) }, { depth: 12 })}`,
  "garden-gloves": (p) =>
    glove(
      "garden-gloves-back",
      "translate(586 44) scale(-0.98 1) rotate(-6 200 300)",
      { ...p, base: mix(p.base, p.dark, 0.25) },
      mix(p.accent, p.dark, 0.15),
    ) + glove("garden-gloves-front", "translate(14 66) rotate(-5 200 300)", p, p.accent),
  lantern: (p) =>
    `${glow("lantern-glow", 300, 400, 300, 290, "#ffd98f", 0.75)}${line("M240 130C220 10 380 10 360 130", p.dark, 12)}${line("M240 126C222 14 372 12 356 110", p.light, 4, 0.6)}${form("lantern-cap", "M256 116C256 92 344 92 344 116L352 140H248Z", p, { depth: 14 })}${form("lantern-roof", "M246 138H354L452 236C456 242 452 248 446 248H154C148 248 144 242 148 236Z", p, { depth: 26 })}${times(3, (i) => area(oval(250 + i * 50, 204, 9, 13), mix(p.accent, "#ffe2a0", 0.5)))}${blend("lantern-inside", "M170 248H430V556H170Z", [mix(p.dark, "#ffcf7a", 0.5), "#ffe9b8", mix(p.dark, "#ffc66b", 0.4)])}${glow("lantern-light", 300, 392, 140, 170, "#fff6d8", 0.95)}${form("lantern-candle", box(254, 436, 92, 120, 10), { light: "#fffdf3", base: "#fbf0d4", dark: "#dfb878" }, { depth: 24 })}${line("M300 438V420", "#4a3a2c", 6)}${form("lantern-flame", "M300 330C320 366 332 386 326 406C320 424 280 424 274 406C268 386 282 366 300 330Z", { light: "#fff6d8", base: "#ffcf6e", dark: "#ef9440" }, { depth: 12 })}${area("M180 250L290 250L180 470Z", "#ffffff", 0.16)}${[162, 414].map((x, i) => form(`lantern-post${i}`, box(x, 246, 24, 316, 4), p, { depth: 10 })).join("")}${form("lantern-top", box(152, 240, 296, 18, 6), p, { depth: 8 })}${form("lantern-base", "M150 552H450L466 588C468 596 462 600 456 600H144C138 600 132 596 134 588Z", p, { depth: 16 })}`,
  grill: (p) =>
    `${line("M210 400L130 580M390 400L470 580M300 410V560", rubber.base, 16)}${line("M206 404L128 576M386 404L464 572", rubber.light, 4, 0.7)}${form("grill-shelf", box(156, 500, 288, 16, 6), wood, { depth: 8 })}${form("grill-wheel", oval(462, 562, 38), rubber, { depth: 12 })}${area(oval(462, 562, 22), steel.base)}${area(oval(462, 562, 8), rubber.dark)}${form("grill-foot", box(108, 572, 40, 28, 8), rubber, { depth: 8 })}${form("grill-table", "M500 296H592V312H500Z", wood, { depth: 8 })}${line("M500 330L560 312", steel.dark, 7)}${form("grill-bowl", "M84 296H516C516 390 420 446 300 446C180 446 84 390 84 296Z", p, { depth: 50, soft: line("M130 330C150 370 190 396 230 408", "#ffffff", 18, 0.4) })}${form("grill-rim", box(70, 280, 460, 26, 10), steel, { depth: 12 })}${form("grill-lid", "M82 282C82 150 180 92 300 92C420 92 518 150 518 282Z", p, { depth: 54, soft: line("M140 230C156 170 200 136 250 126", "#ffffff", 24, 0.5) })}${form("grill-handle-foot", "M254 84h18v22h-18zM328 84h18v22h-18z", steel, { depth: 5 })}${form("grill-handle", box(232, 60, 136, 28, 14), wood, { depth: 12 })}${form("grill-gauge", oval(300, 216, 34), steel, { depth: 10 })}${area(oval(300, 216, 24), "#fbf6ec")}${line("M300 216L312 202", "#b5573d", 5)}${times(3, (i) => area(oval(400 + i * 26, 150 + i * 14, 7), "#1c1410", 0.55))}${line("M520 262H556V282", steel.dark, 8)}`,
  "bird-house": (p) =>
    `${form("bird-house-pole", box(284, 480, 32, 120, 4), wood, { depth: 12 })}${form("bird-house-floor", box(132, 478, 336, 30, 6), tonesOf(mix(p.base, p.dark, 0.4)), { depth: 10 })}${form("bird-house-front", "M156 480V240L300 96L444 240V480Z", p, { depth: 34, crisp: times(5, (i) => line(`M${180 + i * 60} 90V490`, p.dark, 3, 0.28)) })}${form("bird-house-roof-right", "M300 44L512 244C520 254 514 266 504 270L478 280L300 112Z", tonesOf(mix(p.accent, p.dark, 0.4)), { depth: 16 })}${form("bird-house-roof-left", "M300 44L88 244C80 254 86 266 96 270L122 280L300 112Z", tonesOf(mix(p.accent, p.dark, 0.22)), { depth: 16 })}${form("bird-house-ring", oval(300, 290, 66), wood, { depth: 12 })}${blend("bird-house-hole", oval(300, 290, 50), ["#2a1a14", "#5b4030"], [1, 1])}${form("bird-house-perch", box(288, 388, 24, 24, 12), wood, { depth: 8 })}${form("bird-house-bird-tail", "M222 440L168 470L178 488L236 462Z", tonesOf("#6f7f88"), { depth: 6 })}${form("bird-house-bird", "M214 430C214 396 240 370 276 372C306 374 322 394 320 416L342 424L318 432C312 462 288 480 258 478C230 476 214 456 214 430Z", tonesOf("#8ba0a8"), { depth: 20, crisp: area("M270 480C250 450 290 410 330 420L320 490Z", "#e0976a", 0.95) })}${form("bird-house-wing", "M222 432C240 420 268 424 280 440C268 462 240 466 226 456Z", tonesOf("#6f7f88"), { depth: 8 })}${area("M318 408L346 422L318 430Z", "#d9a84e")}${area(oval(296, 402, 6), "#2a1a14")}${area(oval(294, 400, 2), "#ffffff")}`,
} satisfies Record<string, Motif>;

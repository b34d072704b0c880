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
  times,
  tonesOf,
  wood,
} from "./textiles.ts";

const bulb = "#fff3cf";

/** A leafy twig: a stem with pairs of leaves along it. */
const twig = (x: number, y: number, lean: number, length: number, colour: string): string =>
  line(
    `M${x} ${y}q${lean * 0.2} ${-length * 0.6} ${lean} ${-length}`,
    mix(colour, "#4a3a28", 0.4),
    4,
  ) +
  times(7, (i) => {
    const t = 0.3 + i * 0.115;
    const px = x + 2 * t * (1 - t) * lean * 0.2 + t * t * lean;
    const py = y - (2 * t * (1 - t) * length * 0.6 + t * t * length);
    const size = 30 - i * 2;
    const side = i % 2 ? 1 : -1;
    return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${(lean * 0.25 + side * 58).toFixed(1)})"><path d="M0 0C${-size * 0.55} ${-size * 0.6} ${-size * 0.35} ${-size * 1.5} 0 ${-size * 1.9}C${size * 0.35} ${-size * 1.5} ${size * 0.55} ${-size * 0.6} 0 0Z" fill="${mix(colour, side < 0 ? "#fffaf0" : "#2f3a2a", side < 0 ? 0.22 : 0.14)}"/></g>`;
  });

export const lightingFurniture = {
  "table-lamp": (p) =>
    `${glow("table-lamp-glow", 300, 200, 300, 240, "#ffe3a6", 0.6)}${form("table-lamp-neck", box(288, 270, 24, 70, 6), brass, { depth: 10 })}${form("table-lamp-foot", "M262 330C250 340 236 360 220 390C184 450 196 540 236 590C270 600 330 600 364 590C404 540 416 450 380 390C364 360 350 340 338 330Z", p, { depth: 48, soft: line("M236 430C226 470 228 510 240 540", "#ffffff", 18, 0.55) })}${form("table-lamp-base", box(226, 584, 148, 16, 6), brass, { depth: 8 })}${blend("table-lamp-inside", oval(300, 290, 192, 22), [mix(p.accent, "#fff0cc", 0.6), "#fff2cd", mix(p.accent, "#e8c58c", 0.6)])}${form("table-lamp-shade", "M196 60C260 48 340 48 404 60L494 288C380 306 220 306 106 288Z", tonesOf(mix(linen.base, p.accent, 0.18)), { depth: 26, soft: glow("table-lamp-light", 300, 214, 190, 150, "#fff3cc", 1), crisp: `${line("M192 70C260 58 340 58 408 70", p.accent, 7, 0.8)}${line("M108 280C220 298 380 298 492 280", p.accent, 9, 0.8)}` })}`,
  "floor-lamp": (p) =>
    `${glow("floor-lamp-glow", 300, 120, 250, 190, "#ffe3a6", 0.6)}${form("floor-lamp-leg-back", "M294 250L306 250L316 570L302 570Z", tonesOf(wood.dark), { depth: 8 })}${form("floor-lamp-leg-left", "M284 240L304 240L196 600L180 600Z", wood, { depth: 10 })}${form("floor-lamp-leg-right", "M296 240L316 240L420 600L404 600Z", wood, { depth: 10 })}${line("M236 450L358 450", brass.base, 6)}${form("floor-lamp-hub", box(272, 214, 56, 40, 12), brass, { depth: 12 })}${blend("floor-lamp-inside", oval(300, 202, 148, 16), ["#f2d9a4", "#fff2cd", "#e6c78f"])}${form("floor-lamp-shade", "M204 14C264 6 336 6 396 14L450 202C360 216 240 216 150 202Z", p, { depth: 24, soft: glow("floor-lamp-light", 300, 160, 150, 120, "#fff0c8", 0.95), crisp: line("M152 196C240 210 360 210 448 196", p.accent, 6, 0.8) })}`,
  "pendant-lamp": (p) =>
    `<defs><linearGradient id="pendant-lamp-cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe7b0" stop-opacity="0.7"/><stop offset="1" stop-color="#ffe7b0" stop-opacity="0"/></linearGradient></defs><path d="M84 420L516 420L590 600L10 600Z" fill="url(#pendant-lamp-cone)"/>${line("M300 0V170", mix(p.dark, "#2a2420", 0.5), 6)}${form("pendant-lamp-cap", "M276 168h48l12 54h-72z", brass, { depth: 12 })}${blend("pendant-lamp-inside", oval(300, 420, 236, 34), [mix(p.accent, "#e0b878", 0.5), "#fff3cf", mix(p.accent, "#d2a868", 0.5)])}${form("pendant-lamp-bulb", oval(300, 424, 40, 36), tonesOf(bulb), { depth: 16 })}${form("pendant-lamp-dome", "M262 214C140 236 70 320 62 420C150 396 450 396 538 420C530 320 460 236 338 214Z", p, { depth: 44, soft: line("M170 290C140 320 122 352 114 380", "#ffffff", 20, 0.6) })}${line("M62 420C150 396 450 396 538 420", p.dark, 4, 0.5)}`,
  "fairy-lights": (p) => {
    const swags = [
      [20, 120, 580, 70, 150],
      [0, 290, 600, 250, 130],
      [30, 470, 570, 430, 120],
    ] as const;
    return swags
      .map(([x1, y1, x2, y2, sag], row) => {
        const at = (t: number) => ({
          x: x1 + (x2 - x1) * t,
          y: y1 + (y2 - y1) * t + 4 * sag * t * (1 - t) * 0.62,
        });
        const cord = `M${times(25, (i) => `${i ? "L" : ""}${at(i / 24).x.toFixed(1)} ${at(i / 24).y.toFixed(1)}`)}`;
        return `${line(cord, mix(p.dark, "#3a2c22", 0.4), 4)}${times(8, (i) => {
          const { x, y } = at((i + 0.5) / 8);
          return `${glow(`fairy-lights-glow${row}-${i}`, x, y + 36, 74, 74, "#ffcf7a", 0.8)}${area(box(x - 7, y - 3, 14, 16, 4), mix(p.dark, "#3a2c22", 0.4))}<g transform="translate(${x.toFixed(1)} ${(y + 12).toFixed(1)})"><path d="M-9 0C-28 22 -22 54 0 58C22 54 28 22 9 0Z" fill="${mix(p.accent, "#ffd98a", 0.6)}"/><ellipse cx="-2" cy="32" rx="10" ry="17" fill="#fff8e2" opacity="0.9"/></g>`;
        })}`;
      })
      .join("");
  },
  armchair: (p) =>
    `${form("armchair-leg-left", "M104 530L136 530L118 600L104 600Z", wood, { depth: 10 })}${form("armchair-leg-right", "M496 530L464 530L482 600L496 600Z", wood, { depth: 10 })}${form("armchair-leg-back", "M180 530h20l-2 44h-14zM400 530h20l-4 44h-14z", tonesOf(wood.dark), { depth: 8 })}${form("armchair-back", "M132 260C126 140 190 96 300 96C410 96 474 140 468 260L476 480L124 480Z", p, { depth: 48, soft: `${line("M300 110V390", p.dark, 10, 0.22)}${line("M190 170C220 140 270 132 300 132", "#ffffff", 26, 0.4)}`, crisp: line("M156 300C150 190 200 126 300 126C400 126 450 190 444 300", p.dark, 3, 0.4) })}${form("armchair-cushion", "M226 250C280 262 330 260 384 244C380 300 384 350 394 398C340 392 270 394 216 404C228 350 230 300 226 250Z", tonesOf(p.accent), { depth: 30, crisp: line("M248 330h120M246 316h124", mix(p.accent, p.dark, 0.4), 3, 0.5) })}${form("armchair-seat", "M138 404C180 384 420 384 462 404C480 420 480 452 466 468L134 468C120 452 120 420 138 404Z", p, { depth: 28, soft: line("M170 412C240 398 340 398 400 408", "#ffffff", 14, 0.5) })}${form("armchair-front", box(116, 462, 368, 84, 14), p, { depth: 26, soft: line("M120 466h360", p.dark, 14, 0.4) })}${form("armchair-arm-left", "M66 356C60 306 92 290 118 294C150 296 164 316 162 356L158 540C130 552 98 552 82 540Z", p, { depth: 30 })}${form("armchair-arm-right", "M534 356C540 306 508 290 482 294C450 296 436 316 438 356L442 540C470 552 502 552 518 540Z", p, { depth: 30 })}`,
  stool: (p) =>
    `${form("stool-leg-back-left", "M222 250L244 250L214 570L196 570Z", tonesOf(wood.dark), { depth: 8 })}${form("stool-leg-back-right", "M378 250L356 250L386 570L404 570Z", tonesOf(wood.dark), { depth: 8 })}${line("M176 470H424", wood.dark, 14)}${form("stool-leg-left", "M170 262L200 262L136 600L112 600Z", wood, { depth: 12 })}${form("stool-leg-right", "M430 262L400 262L464 600L488 600Z", wood, { depth: 12 })}${form("stool-bar", "M146 502L454 502L458 522L142 522Z", wood, { depth: 10 })}${form("stool-rim", "M104 212C104 250 192 282 300 282C408 282 496 250 496 212L496 190L104 190Z", wood, { depth: 16 })}${form("stool-seat", "M96 190C96 140 186 116 300 116C414 116 504 140 504 190C504 236 414 258 300 258C186 258 96 236 96 190Z", p, { depth: 40, soft: line("M170 160C230 140 310 138 370 146", "#ffffff", 22, 0.5) })}${line("M100 200C116 240 200 258 300 258C400 258 484 240 500 200", p.accent, 4, 0.8)}`,
  "side-table": (p) =>
    `${form("side-table-leg-back", box(290, 270, 20, 300, 6), tonesOf(p.dark), { depth: 8 })}${form("side-table-leg-left", "M170 262L196 262L146 600L124 600Z", p, { depth: 12 })}${form("side-table-leg-right", "M430 262L404 262L454 600L476 600Z", p, { depth: 12 })}${form("side-table-shelf", oval(300, 470, 146, 30), p, { depth: 14 })}${form("side-table-books", "M236 444h110v22h-110zM246 424h96v20h-96z", tonesOf(p.accent), { depth: 8 })}${form("side-table-edge", "M72 224C72 262 174 290 300 290C426 290 528 262 528 224L528 204L72 204Z", p, { depth: 16 })}${form("side-table-top", oval(300, 206, 228, 62), { light: mix(p.light, "#ffffff", 0.25), base: p.light, dark: p.base }, { depth: 16, soft: line("M150 190C220 164 320 160 400 170", "#ffffff", 18, 0.5) })}${form("side-table-pot", "M330 128h84c2 40 -6 66 -18 80h-48c-12 -14 -20 -40 -18 -80z", tonesOf(mix(p.accent, "#f4ead9", 0.4)), { depth: 16 })}${twig(366, 134, -34, 118, leaf.base)}${twig(378, 134, 40, 110, leaf.base)}`,
  "shelf-unit": (p) => {
    const cell = (index: number) =>
      blend(
        `shelf-unit-cell${index}`,
        box(104, 34 + index * 138, 392, 124),
        [mix(p.dark, p.base, 0.2), mix(p.base, p.dark, 0.35), mix(p.base, p.light, 0.1)],
        [1, 1],
      );
    const books = (
      x: number,
      floor: number,
      heights: readonly number[],
      colours: readonly string[],
    ) =>
      heights
        .map((height, i) =>
          form(
            `shelf-unit-book${x}-${i}`,
            box(x + i * 24, floor - height, 22, height, 3),
            tonesOf(colours[i % colours.length] ?? p.light),
            {
              depth: 8,
              crisp: line(`M${x + i * 24 + 6} ${floor - height + 14}h10`, "#ffffff", 3, 0.6),
            },
          ),
        )
        .join("");
    return `${form("shelf-unit-frame", box(84, 14, 432, 586, 8), p, { depth: 14 })}${times(4, cell)}${times(4, (i) => area(box(104, 34 + i * 138, 392, 16), p.dark, 0.35) + line(`M104 ${159 + i * 138}h392`, p.light, 3, 0.9))}${books(122, 158, [92, 84, 98, 78, 90], [p.accent, linen.base, p.light, "#b9745a"])}${form("shelf-unit-vase", "M392 84C364 104 362 140 384 158h48C454 140 452 104 424 84V72h-32z", linen, { depth: 16 })}${form("shelf-unit-basket", box(126, 222, 148, 74, 14), tonesOf("#c9a473"), { depth: 16, crisp: times(6, (i) => line(`M120 ${232 + i * 13}h160`, "#8f6c40", 3, 0.5, "12 6")) })}${books(396, 296, [70, 88, 80], [linen.base, p.accent, "#8b9b7b"])}${form("shelf-unit-pot", "M132 382h92l-10 52h-72z", tonesOf(mix(p.accent, "#c4674a", 0.4)), { depth: 14 })}${twig(168, 384, -44, 76, leaf.base)}${twig(180, 384, 6, 84, leaf.base)}${twig(188, 384, 50, 70, leaf.base)}${form("shelf-unit-stack", "M310 410h150v24h-150zM322 388h126v22h-126zM316 368h120v20h-120z", tonesOf(mix(p.accent, "#f4ead9", 0.3)), { depth: 8, crisp: line("M300 410h170M300 388h170", "#5b4326", 2, 0.4) })}${form("shelf-unit-boxes", box(122, 490, 166, 82, 6), linen, { depth: 16, crisp: line("M180 516h50", p.accent, 8, 0.9) })}${form("shelf-unit-box-right", box(308, 498, 166, 74, 6), tonesOf(p.accent), { depth: 16, crisp: line("M366 522h50", linen.light, 8, 0.9) })}`;
  },
  vase: (p) =>
    `${twig(290, 320, -150, 270, leaf.base)}${twig(296, 320, -50, 310, mix(leaf.base, "#a9a06a", 0.4))}${twig(304, 320, 60, 290, leaf.base)}${twig(312, 320, 160, 240, mix(leaf.base, "#a9a06a", 0.4))}${area(oval(300, 310, 50, 12), p.dark)}${form("vase-body", "M250 308C262 322 338 322 350 308C352 340 360 360 384 390C430 440 428 530 372 590C330 602 270 602 228 590C172 530 170 440 216 390C240 360 248 340 250 308Z", p, { depth: 54, soft: line("M226 430C206 470 210 520 232 552", "#ffffff", 20, 0.55), crisp: `${line("M184 470C240 490 360 490 416 470", p.accent, 8, 0.8)}${line("M184 490C240 510 360 510 416 490", p.accent, 3, 0.8)}` })}`,
  candle: (p) =>
    `${glow("candle-glow", 320, 190, 260, 250, "#ffdd95", 0.75)}${form("candle-jar", "M150 330C150 318 450 318 450 330L440 570C438 594 424 600 400 600L200 600C176 600 162 594 160 570Z", p, { depth: 40, soft: line("M190 380C186 440 190 510 196 550", "#ffffff", 16, 0.6) })}${blend("candle-wax", oval(300, 332, 150, 34), ["#fff5dd", "#fdf0d2", "#eed9b0"])}${line("M150 332a150 34 0 0 0 300 0a150 34 0 0 0 -300 0", p.light, 5)}${glow("candle-melt", 300, 330, 92, 22, "#ffc96b", 0.9)}${line("M300 334C298 316 302 306 300 294", "#4a3a2c", 6)}${form("candle-flame", "M300 160C330 210 346 240 336 270C330 298 270 298 264 270C256 240 282 214 300 160Z", { light: "#fff6d8", base: "#ffcf6e", dark: "#ef9440" }, { depth: 14 })}${area("M300 220C316 246 320 260 314 276C308 288 292 288 286 276C280 260 290 244 300 220Z", "#fffbe9", 0.95)}${form("candle-label", box(222, 420, 156, 110, 8), tonesOf(mix(p.accent, "#fbf4e6", 0.55)), { depth: 8, crisp: `${line("M300 446C278 470 280 496 300 508C320 496 322 470 300 446Z", p.dark, 4, 0.8)}${line("M300 456V508", p.dark, 3, 0.6)}` })}`,
  "picture-frame": (p) =>
    `${form("picture-frame-frame", box(76, 20, 448, 576, 6), p, { depth: 16 })}${area(box(100, 44, 400, 528), p.dark, 0.5)}${blend("picture-frame-mat", box(106, 50, 388, 516), ["#fdf9f0", "#f1e8d8"], [1, 1])}${blend("picture-frame-sky", box(160, 118, 280, 380), ["#f8e3c2", "#f2cda6"], [0, 1])}<clipPath id="picture-frame-art"><path d="${box(160, 118, 280, 380)}"/></clipPath><g clip-path="url(#picture-frame-art)">${area(oval(352, 220, 50), mix(p.accent, "#f0b36b", 0.5))}${area("M150 360C210 300 270 290 330 340C370 370 410 340 450 320V510H150Z", mix(p.light, "#f3d9b8", 0.3))}${area("M150 410C230 350 290 380 340 410C380 430 420 410 450 390V510H150Z", p.base)}${area("M150 460C230 420 320 460 450 440V510H150Z", p.dark)}</g>${line("M160 118H440M160 118V498", "#a08d74", 3, 0.4)}${area("M106 50L330 50L106 420Z", "#ffffff", 0.14)}`,
  "wall-clock": (p) =>
    `${form("wall-clock-rim", oval(300, 300, 280), p, { depth: 26 })}${area(oval(300, 300, 246), p.dark, 0.55)}${blend("wall-clock-face", oval(303, 303, 242), ["#fffdf7", "#f1e7d6"], [1, 1])}${times(12, (i) => `<path d="M300 ${i % 3 ? 86 : 82}V${i % 3 ? 104 : 122}" stroke="${i % 3 ? mix(p.base, "#f1e7d6", 0.2) : p.dark}" stroke-width="${i % 3 ? 6 : 11}" stroke-linecap="round" transform="rotate(${i * 30} 300 300)"/>`)}${line("M306 308L214 232", "#3b2f27", 15, 0.15)}${line("M306 308L414 190", "#3b2f27", 11, 0.15)}${line("M300 300L206 222", "#3b2f27", 15)}${line("M300 300L408 178", "#3b2f27", 10)}${line("M280 360L352 150", mix(p.accent, "#b5573d", 0.4), 4)}${area(oval(300, 300, 17), brass.base)}${area(oval(297, 297, 7), brass.light)}`,
  mirror: (p) =>
    `${form("mirror-frame", "M110 588V250C110 110 190 14 300 14C410 14 490 110 490 250V588C490 596 486 600 478 600H122C114 600 110 596 110 588Z", p, { depth: 16 })}<clipPath id="mirror-cut"><path d="M134 576V252C134 124 204 38 300 38C396 38 466 124 466 252V576Z"/></clipPath>${blend("mirror-glass", "M134 576V252C134 124 204 38 300 38C396 38 466 124 466 252V576Z", ["#f4f3ee", "#dfe5e4", "#c3cfd1"], [0.8, 1])}<g clip-path="url(#mirror-cut)">${area("M120 430L480 430L480 600L120 600Z", "#cdbfa9", 0.55)}${twig(420, 580, -30, 240, leaf.light)}${twig(430, 580, 40, 210, leaf.light)}${area("M120 330L400 20L460 20L120 420ZM120 470L480 60L480 90L120 510Z", "#ffffff", 0.45)}${line("M134 576V252C134 124 204 38 300 38", p.dark, 8, 0.4)}</g>`,
} satisfies Record<string, Motif>;

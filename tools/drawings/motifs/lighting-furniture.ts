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
} from "./textiles.ts";

const bulb = "#fff3cf";

/** Draws a leafy twig: a stem with pairs of leaves along it. */
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
  "pendant-lamp": (p) =>
    `<defs><linearGradient id="pendant-lamp-cone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe7b0" stop-opacity="0.7"/><stop offset="1" stop-color="#ffe7b0" stop-opacity="0"/></linearGradient></defs><path d="M84 420L516 420L590 600L10 600Z" fill="url(#pendant-lamp-cone)"/>${line("M300 0V170", mix(p.dark, "#2a2420", 0.5), 6)}${form("pendant-lamp-cap", "M276 168h48l12 54h-72z", brass, { depth: 12 })}${blend("pendant-lamp-inside", oval(300, 420, 236, 34), [mix(p.accent, "#e0b878", 0.5), "#fff3cf", mix(p.accent, "#d2a868", 0.5)])}${form("pendant-lamp-bulb", oval(300, 424, 40, 36), tonesOf(bulb), { depth: 16 })}${form("pendant-lamp-dome", "M262 214C140 236 70 320 62 420C150 396 450 396 538 420C530 320 460 236 338 214Z", p, { depth: 44, soft: line("M170 290C140 320 122 352 114 380", "#ffffff", 20, 0.6) })}${line("M62 420C150 396 450 396 538 420", p.dark, 4, 0.5)}`,
  vase: (p) =>
    `${twig(290, 320, -150, 270, leaf.base)}${twig(296, 320, -50, 310, mix(leaf.base, "#a9a06a", 0.4))}${twig(306, 320, 120, 270, leaf.base)}${area(oval(300, 310, 50, 12), p.dark)}${form("vase-body", "M250 308C262 322 338 322 350 308C352 340 360 360 384 390C430 440 428 530 372 590C330 602 270 602 228 590C172 530 170 440 216 390C240 360 248 340 250 308Z", p, { depth: 54, soft: line("M226 430C206 470 210 520 232 552", "#ffffff", 20, 0.55), crisp: `${line("M184 470C240 490 360 490 416 470", p.accent, 8, 0.8)}${line("M184 490C240 510 360 510 416 490", p.accent, 3, 0.8)}` })}`,
  candle: (p) =>
    `${glow("candle-glow", 320, 190, 260, 250, "#ffdd95", 0.75)}${form("candle-jar", "M150 330C150 318 450 318 450 330L440 570C438 594 424 600 400 600L200 600C176 600 162 594 160 570Z", p, { depth: 40, soft: line("M190 380C186 440 190 510 196 550", "#ffffff", 16, 0.6) })}${blend("candle-wax", oval(300, 332, 150, 34), ["#fff5dd", "#fdf0d2", "#eed9b0"])}${line("M150 332a150 34 0 0 0 300 0a150 34 0 0 0 -300 0", p.light, 5)}${glow("candle-melt", 300, 330, 92, 22, "#ffc96b", 0.9)}${line("M300 334C298 316 302 306 300 294", "#4a3a2c", 6)}${form("candle-flame", "M300 160C330 210 346 240 336 270C330 298 270 298 264 270C256 240 282 214 300 160Z", { light: "#fff6d8", base: "#ffcf6e", dark: "#ef9440" }, { depth: 14 })}${area("M300 220C316 246 320 260 314 276C308 288 292 288 286 276C280 260 290 244 300 220Z", "#fffbe9", 0.95)}${form("candle-label", box(222, 420, 156, 110, 8), tonesOf(mix(p.accent, "#fbf4e6", 0.55)), { depth: 8, crisp: `${line("M300 446C278 470 280 496 300 508C320 496 322 470 300 446Z", p.dark, 4, 0.8)}${line("M300 456V508", p.dark, 3, 0.6)}` })}`,
  "picture-frame": (p) =>
    `${form("picture-frame-frame", box(76, 20, 448, 576, 6), p, { depth: 16 })}${area(box(100, 44, 400, 528), p.dark, 0.5)}${blend("picture-frame-mat", box(106, 50, 388, 516), ["#fdf9f0", "#f1e8d8"], [1, 1])}${blend("picture-frame-sky", box(160, 118, 280, 380), ["#f8e3c2", "#f2cda6"], [0, 1])}<clipPath id="picture-frame-art"><path d="${box(160, 118, 280, 380)}"/></clipPath><g clip-path="url(#picture-frame-art)">${area(oval(352, 220, 50), mix(p.accent, "#f0b36b", 0.5))}${area("M150 360C210 300 270 290 330 340C370 370 410 340 450 320V510H150Z", mix(p.light, "#f3d9b8", 0.3))}${area("M150 410C230 350 290 380 340 410C380 430 420 410 450 390V510H150Z", p.base)}${area("M150 460C230 420 320 460 450 440V510H150Z", p.dark)}</g>${line("M160 118H440M160 118V498", "#a08d74", 3, 0.4)}${area("M106 50L330 50L106 420Z", "#ffffff", 0.14)}`,
  "wall-clock": (p) =>
    `${form("wall-clock-rim", oval(300, 300, 280), p, { depth: 26 })}${area(oval(300, 300, 246), p.dark, 0.55)}${blend("wall-clock-face", oval(303, 303, 242), ["#fffdf7", "#f1e7d6"], [1, 1])}${times(12, (i) => `<path d="M300 ${i % 3 ? 86 : 82}V${i % 3 ? 104 : 122}" stroke="${i % 3 ? mix(p.base, "#f1e7d6", 0.2) : p.dark}" stroke-width="${i % 3 ? 6 : 11}" stroke-linecap="round" transform="rotate(${i * 30} 300 300)"/>`)}${line("M306 308L214 232", "#3b2f27", 15, 0.15)}${line("M306 308L414 190", "#3b2f27", 11, 0.15)}${line("M300 300L206 222", "#3b2f27", 15)}${line("M300 300L408 178", "#3b2f27", 10)}${line("M280 360L352 150", mix(p.accent, "#b5573d", 0.4), 4)}${area(oval(300, 300, 17), brass.base)}${area(oval(297, 297, 7), brass.light)}`,
} satisfies Record<string, Motif>;

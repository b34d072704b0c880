import type { Motif } from "../motif.ts";
import { piece } from "./pieces.ts";
import {
  area,
  blend,
  box,
  brass,
  form,
  leaf,
  line,
  linen,
  mix,
  oval,
  steel,
  times,
  tonesOf,
  wood,
} from "./textiles.ts";

const wheel = (id: string, cx: number, cy: number, r: number, rim: string): string =>
  `${form(id, oval(cx, cy, r), tonesOf(rim), { depth: r * 0.4 })}${area(oval(cx, cy, r * 0.6), wood.base)}${area(oval(cx - r * 0.08, cy - r * 0.08, r * 0.5), wood.light, 0.6)}${area(oval(cx, cy, r * 0.16), wood.dark)}`;

const natural = "#dcb98a";
const painted = ["#c4674a", "#d6a23a", "#6f9db8", "#8fa285"] as const;

export const toys = {
  /** An engine and two wagons of beech, joined by wooden hooks. */
  "wooden-train": (p) => {
    const wagon = (id: string, x: number, colour: string, load: string): string =>
      piece(
        `${load}${form(`${id}-box`, box(x, 470, 134, 78, 8), tonesOf(colour), { depth: 16, crisp: line(`M${x} 490H${x + 134}`, mix(colour, "#3a2418", 0.4), 3, 0.4) })}${form(`${id}-frame`, box(x - 6, 544, 146, 20, 6), wood, { depth: 7 })}${wheel(`${id}-wheel-a`, x + 30, 574, 26, p.dark)}${wheel(`${id}-wheel-b`, x + 104, 574, 26, p.dark)}${line(`M${x + 140} 552q18 -16 30 0`, wood.dark, 8)}`,
      );
    return `${wagon("wooden-train-a", 8, p.accent, `${form("wooden-train-log-a", oval(46, 452, 26), tonesOf(natural), { depth: 10 })}${form("wooden-train-log-b", oval(100, 452, 26), tonesOf(natural), { depth: 10 })}${line(`${oval(46, 452, 13)}${oval(100, 452, 13)}`, "#a67b50", 3)}`)}${wagon("wooden-train-b", 172, mix(p.light, "#ffffff", 0.15), `${form("wooden-train-cube", box(186, 422, 50, 50, 5), tonesOf("#6f9db8"), { depth: 12 })}${form("wooden-train-ball", oval(272, 444, 28), tonesOf("#d6a23a"), { depth: 14 })}`)}
      <g class="piece" transform="translate(166 168) scale(.72)">${form("wooden-train-chassis", box(240, 498, 344, 36, 10), wood, { depth: 14 })}${form("wooden-train-cab", "M256 300H376V500H256Z", p, { depth: 24 })}${form("wooden-train-window", box(282, 334, 66, 66, 14), { light: "#fff7e2", base: "#f6e3bb", dark: "#c9a86e" }, { depth: 12 })}${form("wooden-train-roof", "M236 276C236 266 244 262 254 262H380C390 262 396 266 396 276V306H236Z", tonesOf(p.dark), { depth: 14 })}${form("wooden-train-boiler", "M376 386H520C556 386 572 410 572 442C572 476 556 500 520 500H376Z", p, { depth: 34, crisp: area("M420 380H438V506H420ZM488 380H506V506H488Z", p.accent, 0.9), soft: line("M390 408H520", "#ffffff", 16, 0.45) })}${form("wooden-train-chimney", "M452 300H512L502 390H462Z", tonesOf(p.dark), { depth: 14 })}${form("wooden-train-chimney-top", box(440, 284, 84, 26, 10), tonesOf(p.accent), { depth: 10 })}${form("wooden-train-dome", "M390 388C390 352 434 352 434 388Z", brass, { depth: 10 })}${wheel("wooden-train-wheel-c", 306, 552, 48, p.dark)}${wheel("wooden-train-wheel-d", 430, 562, 38, p.dark)}${wheel("wooden-train-wheel-e", 526, 562, 38, p.dark)}${line("M306 552L430 562L526 562", wood.dark, 9)}</g>`;
  },

  /** A castle of fifty blocks, half of them painted. */
  "building-blocks": (p) => {
    const size = 46;
    const left = 300 - 6 * size;
    const heights = [5, 3, 3, 4, 6, 2, 2, 6, 4, 3, 3, 5];
    const colours = [p.accent, ...painted];
    let count = 0;
    const colour = (): string => {
      count += 1;
      return count % 2 ? natural : (colours[(count / 2) % colours.length] ?? natural);
    };
    const shaded = (d: string, tone: string): string =>
      `${area(d, tone)}<path d="${d}" fill="url(#building-blocks-light)"/><path d="${d}" fill="none" stroke="${mix(tone, "#2a1a14", 0.35)}" stroke-width="2"/>`;
    const cubes = heights.map((height, column) =>
      times(height, (row) =>
        piece(
          shaded(
            box(left + column * size + 1, 600 - (row + 1) * size + 1, size - 2, size - 2, 4),
            colour(),
          ),
        ),
      ),
    );
    const roofs = [0, 4, 7].map((column) => {
      const x = left + column * size;
      const y = 600 - (heights[column] ?? 0) * size;
      return piece(
        shaded(`M${x + 1} ${y}L${x + size / 2} ${y - 52}L${x + size - 1} ${y}Z`, colour()),
      );
    });
    const arch = piece(
      shaded(
        `M${left + 5 * size} ${600 - 2 * size}V${600 - 3.6 * size}H${left + 7 * size}V${600 - 2 * size}H${left + 6.6 * size}C${left + 6.6 * size} ${600 - 3.1 * size} ${left + 5.4 * size} ${600 - 3.1 * size} ${left + 5.4 * size} ${600 - 2 * size}Z`,
        colour(),
      ),
    );
    return `<defs><linearGradient id="building-blocks-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff8ea" stop-opacity=".5"/><stop offset=".5" stop-color="#fff8ea" stop-opacity="0"/><stop offset="1" stop-color="#2a1812" stop-opacity=".22"/></linearGradient></defs>${cubes.join("")}${roofs.join("")}${arch}`;
  },

  /** A harbour in the morning, in a hundred pieces. */
  puzzle: (p) => {
    const [across, down] = [52, 44];
    const [left, top] = [40, 120];
    const knob = (
      x: number,
      y: number,
      along: readonly [number, number],
      out: readonly [number, number],
    ): string => {
      const at = (a: number, o: number) =>
        `${(x + along[0] * a + out[0] * o).toFixed(1)} ${(y + along[1] * a + out[1] * o).toFixed(1)}`;
      return `L${at(0.38, 0)}C${at(0.42, 0.08)} ${at(0.3, 0.2)} ${at(0.5, 0.22)}C${at(0.7, 0.2)} ${at(0.58, 0.08)} ${at(0.62, 0)}L${at(1, 0)}`;
    };
    const edges = times(10, (row) =>
      times(10, (column) => {
        const x = left + column * across;
        const y = top + row * down;
        const sign = (row + column) % 2 ? 1 : -1;
        const right =
          column < 9
            ? `M${x + across} ${y}${knob(x + across, y, [0, down], [sign * across * 0.8, 0])}`
            : "";
        const foot =
          row < 9
            ? `M${x} ${y + down}${knob(x, y + down, [across, 0], [0, -sign * down * 0.9])}`
            : "";
        return `<path class="piece" d="M${x} ${y}${right}${foot}"/>`;
      }),
    );
    const gull = (x: number, y: number, s: number): string =>
      line(
        `M${x - 14 * s} ${y - 4 * s}q${7 * s} ${-9 * s} ${14 * s} 0q${7 * s} ${-9 * s} ${14 * s} 0`,
        "#ffffff",
        4 * s,
      );
    const boat = (id: string, x: number, y: number, s: number, hull: string): string =>
      `<g transform="translate(${x} ${y}) scale(${s})">${line("M0 0V-96", wood.dark, 5)}<path d="M5 -92L5 -12H58Z" fill="#fffaf0"/><path d="M-5 -78L-5 -12H-44Z" fill="${p.accent}"/>${form(id, "M-70 -6H72C66 18 54 30 40 32H-40C-56 30 -66 16 -70 -6Z", tonesOf(hull), { depth: 8 })}</g>`;
    const house = (x: number, w: number, h: number, colour: string): string =>
      `${area(box(x, 318 - h, w, h, 1), colour)}${area(`M${x - 4} ${318 - h}L${x + w / 2} ${318 - h - w * 0.42}L${x + w + 4} ${318 - h}Z`, mix(colour, "#3a2418", 0.5))}${times(Math.floor(h / 30), (i) => area(box(x + 8, 318 - h + 12 + i * 28, w * 0.26, 14, 1), "#fff3cf", 0.9) + area(box(x + w * 0.6, 318 - h + 12 + i * 28, w * 0.26, 14, 1), "#fff3cf", 0.9))}`;
    return `${area(box(48, 132, 520, 440, 8), "#2a1a14", 0.2)}<clipPath id="puzzle-cut"><path d="${box(40, 120, 520, 440, 6)}"/></clipPath><g clip-path="url(#puzzle-cut)">${blend("puzzle-sky", box(40, 120, 520, 220), [mix(p.light, "#ffffff", 0.3), "#fbe3c0", "#f6c99a"], [0, 1])}${area(oval(430, 250, 44), "#fff0c4")}${[
      [44, 56, 96, "#c4674a"],
      [104, 50, 124, "#d6a23a"],
      [158, 62, 84, "#8fa285"],
      [224, 46, 110, "#d39a94"],
      [274, 58, 78, "#7b5b43"],
      [338, 50, 60, "#c9b79b"],
    ]
      .map(([x, w, h, colour]) => house(Number(x), Number(w), Number(h), String(colour)))
      .join(
        "",
      )}${blend("puzzle-sea", box(40, 316, 520, 250), [p.light, p.base, p.dark], [0, 1])}${times(12, (i) => line(`M${60 + ((i * 97) % 440)} ${340 + ((i * 53) % 200)}q14 -8 28 0t28 0`, "#ffffff", 3, 0.45))}${line("M380 316H560", wood.dark, 12)}${[400, 450, 500, 550].map((x) => line(`M${x} 316V372`, wood.dark, 8)).join("")}${form("puzzle-crate", box(446, 280, 40, 34, 3), tonesOf("#b07a46"), { depth: 6 })}${form("puzzle-crate-b", box(490, 268, 48, 46, 3), tonesOf("#9a6a44"), { depth: 6 })}${boat("puzzle-boat-a", 186, 440, 1.15, "#c4674a")}${boat("puzzle-boat-b", 404, 500, 0.9, "#fbf4e6")}${boat("puzzle-boat-c", 322, 374, 0.5, "#2f4560")}${gull(120, 180, 1)}${gull(330, 160, 1.3)}${gull(500, 190, 0.9)}${gull(250, 330, 0.8)}</g><g fill="none" stroke="#2a1a14" stroke-width="1.8" opacity=".5">${edges}</g>${line(box(40, 120, 520, 440, 6), mix(p.dark, "#2a1a14", 0.4), 3, 0.5)}`;
  },

  /** Paper, felt, wool and scissors. */
  "craft-set": (p) =>
    `${form("craft-set-box", "M40 470L90 420H520L560 470Z", { light: p.light, base: mix(p.base, p.dark, 0.4), dark: p.dark }, { depth: 10 })}${[
      ["M96 452L120 160L300 176L286 452Z", "#8fb4c9"],
      ["M140 452L176 120L360 148L336 452Z", "#f0cd86"],
      ["M200 452L240 90L420 126L390 452Z", "#fbf4e6"],
      ["M260 452L316 130L480 170L440 452Z", "#c4674a"],
    ]
      .map(([d, colour], i) =>
        form(`craft-set-sheet${i}`, String(d), tonesOf(String(colour)), { depth: 8 }),
      )
      .join(
        "",
      )}${form("craft-set-felt", "M330 452C300 380 330 300 400 290C470 300 500 380 470 452Z", tonesOf("#8fa285"), { depth: 14, crisp: times(50, (i) => line(`M${310 + ((i * 37) % 180)} ${290 + ((i * 53) % 160)}l6 -5`, "#f4efe0", 2, 0.4)) })}${form("craft-set-front", "M40 470H560L546 586Q544 600 528 600H72Q56 600 54 586Z", p, { depth: 30, soft: line("M80 492H460", "#ffffff", 14, 0.35), crisp: `${area("M40 540H560V560H40Z", p.accent, 0.5)}` })}${form("craft-set-heart", "M300 560C262 532 256 500 280 494C292 492 298 502 300 508C302 502 308 492 320 494C344 500 338 532 300 560Z", tonesOf("#fbf4e6"), { depth: 6 })}${form("craft-set-wool", oval(500, 400, 84), tonesOf("#d6a23a"), { depth: 36, crisp: times(9, (i) => `<ellipse cx="500" cy="400" rx="${84}" ry="${16 + i * 8}" fill="none" stroke="#8a6320" stroke-width="3" opacity=".4" transform="rotate(${-38 + (i % 3) * 52} 500 400)"/>`) })}${line("M574 436C600 470 570 500 590 540C600 566 584 590 560 596", "#d6a23a", 7)}<g transform="translate(78 300) rotate(-14)">${form("craft-set-blade-a", "M40 -190C52 -190 60 -60 58 10L40 14C34 -60 32 -130 40 -190Z", steel, { depth: 5 })}${form("craft-set-blade-b", "M66 -186C56 -186 44 -60 46 10L62 14C72 -60 76 -130 66 -186Z", steel, { depth: 5 })}${area(oval(52, 0, 6), steel.dark)}${line(oval(26, 60, 28, 40), "#c4674a", 15)}${line(oval(80, 60, 28, 40), "#c4674a", 15)}</g>`,

  /** A sleeping moon of soft silicone on its base. */
  "night-light": (p) =>
    `<defs><radialGradient id="night-light-glow"><stop offset="0" stop-color="#ffdf9c" stop-opacity=".85"/><stop offset="1" stop-color="#ffdf9c" stop-opacity="0"/></radialGradient></defs><ellipse cx="300" cy="320" rx="310" ry="300" fill="url(#night-light-glow)"/>${form("night-light-base", "M166 566C166 546 232 536 300 536S434 546 434 566V586Q434 600 418 600H182Q166 600 166 586Z", p, { depth: 16 })}${form("night-light-moon", "M344 92C204 92 112 194 116 318C122 444 214 552 330 552C402 552 458 522 492 470C476 436 404 404 372 350C340 296 330 210 396 140C404 116 380 94 344 92Z", { light: "#fffbea", base: "#ffe9b2", dark: "#e8b25f" }, { depth: 46, soft: line("M180 240C160 290 160 350 176 400", "#ffffff", 30, 0.6) })}${line("M206 316q22 20 44 0M286 330q18 16 36 2", "#a0713a", 7)}${line("M226 392q26 26 56 8", "#a0713a", 6)}${area(oval(196, 366, 22, 14), "#f0a987", 0.6)}${area(oval(322, 376, 18, 12), "#f0a987", 0.6)}`,

  /** With feet, and press studs all the way down. */
  romper: (p) => {
    const clock = (x: number, y: number, s: number): string =>
      `<g transform="translate(${x} ${y}) scale(${s})">${line("M0 6V40", mix(p.dark, leaf.base, 0.4), 3, 0.7)}${times(11, (i) => `<path d="M0 0V-18M0 -18l-4 -5M0 -18l4 -5" transform="rotate(${i * 33})" stroke="#fffaf0" stroke-width="2.4" fill="none" opacity=".9"/>`)}</g>`;
    const sleeve =
      "M216 74C168 88 138 112 116 150C94 190 76 226 62 262C58 276 64 284 76 288L126 306C138 310 146 304 150 292L186 222Z";
    const mirrored = sleeve.replace(
      /(\d+) (\d+)/g,
      (_, x: string, y: string) => `${600 - Number(x)} ${y}`,
    );
    return `${area("M246 60C264 48 336 48 354 60C346 112 254 112 246 60Z", p.dark)}${[sleeve, mirrored].map((d, i) => form(`romper-sleeve${i}`, d, p, { depth: 22, crisp: area(i ? "M474 312L446 302L456 270L546 246L552 284Z" : "M126 312L154 302L144 270L54 246L48 284Z", p.dark, 0.35) })).join("")}${form(
      "romper-body",
      "M244 58C220 68 196 78 178 92C190 150 190 210 182 270C172 350 162 430 158 520C140 534 118 546 112 568C108 588 122 598 144 598L238 598C254 598 262 590 264 574L294 424C296 414 304 414 306 424L336 574C338 590 346 598 362 598L456 598C478 598 492 588 488 568C482 546 460 534 442 520C438 430 428 350 418 270C410 210 410 150 422 92C404 78 380 68 356 58C348 112 252 112 244 58Z",
      p,
      {
        depth: 36,
        crisp: `${[
          [226, 180, 1],
          [372, 168, 0.9],
          [236, 300, 0.9],
          [366, 300, 1],
          [212, 420, 0.85],
          [396, 430, 0.9],
        ]
          .map(([x = 0, y = 0, s = 1]) => clock(x, y, s))
          .join(
            "",
          )}${line("M300 108V410", p.dark, 3, 0.5)}${line("M300 410C286 470 276 530 270 590M300 410C314 470 324 530 330 590", p.dark, 3, 0.4)}${line("M158 524C190 536 230 536 262 528M442 524C410 536 370 536 338 528", p.dark, 3, 0.4)}`,
        soft: line("M214 140C210 240 200 340 190 440", "#ffffff", 20, 0.3),
      },
    )}${line("M244 58C252 112 348 112 356 58", p.accent, 12)}${[132, 176, 220, 264, 308, 352, 396].map((y) => area(oval(301, y + 2, 8), p.dark, 0.4) + area(oval(300, y, 8), linen.light)).join("")}${[450, 500, 550].map((y, i) => area(oval(290 - i * 9, y, 7), linen.light) + area(oval(310 + i * 9, y, 7), linen.light)).join("")}`;
  },
} satisfies Record<string, Motif>;

import type { Motif } from "../motif.ts";
import { piece } from "./pieces.ts";
import { area, blend, box, form, glow, line, mix, oval, rubber, steel, times } from "./textiles.ts";

export const lamps = {
  /** A slim pole beside the armchair; its head turns and tilts. */
  "floor-lamp": (p) =>
    `${glow("floor-lamp-glow", 196, 190, 190, 170, "#ffe3a6", 0.7)}${form("floor-lamp-foot", "M236 588C236 572 300 562 364 562S492 572 492 588Q492 600 470 600H258Q236 600 236 588Z", p, { depth: 10 })}${form("floor-lamp-pole", box(357, 60, 15, 512, 6), p, { depth: 6 })}${form("floor-lamp-joint", oval(364, 66, 17), p, { depth: 8 })}${line("M364 66L226 96", p.dark, 12)}${line("M362 63L228 92", p.light, 3, 0.7)}${form("floor-lamp-hinge", oval(226, 98, 15), p, { depth: 7 })}<path d="M150 176L256 214L216 520H-10Z" fill="#fff0c4" opacity=".22"/>${form("floor-lamp-head", "M214 96C236 92 252 104 252 122L262 206C220 226 176 210 144 176L196 108C200 102 206 98 214 96Z", p, { depth: 22 })}<g transform="rotate(18 203 193)">${blend("floor-lamp-inside", oval(203, 195, 62, 14), ["#f4dca6", "#fff6d8", "#e8c98c"])}</g>${line("M364 300H380M380 300V318", mix(p.dark, "#1c1410", 0.3), 7)}`,

  /** Without a cable: a small mushroom of aluminium for the table and the balcony. */
  "cordless-lamp": (p) =>
    `${glow("cordless-lamp-glow", 300, 300, 280, 250, "#ffe3a6", 0.65)}${form("cordless-lamp-foot", "M168 584C168 560 226 548 300 548S432 560 432 584Q432 600 412 600H188Q168 600 168 584Z", p, { depth: 16 })}${form("cordless-lamp-pole", "M284 250H316L322 560H278Z", p, { depth: 10 })}${blend("cordless-lamp-inside", oval(300, 262, 190, 30), [mix(p.light, "#fff0cc", 0.7), "#fff6d8", mix(p.light, "#e8c58c", 0.6)])}${form("cordless-lamp-shade", "M108 258C112 150 196 92 300 92S488 150 492 258C430 238 170 238 108 258Z", p, { depth: 38, soft: line("M160 210C172 160 220 128 270 118", "#ffffff", 22, 0.5) })}${form("cordless-lamp-touch", oval(300, 94, 26, 9), steel, { depth: 4 })}${area(oval(300, 582, 7, 5), mix(p.accent, "#ffd98a", 0.5))}${form("cordless-lamp-port", box(396, 576, 20, 9, 4), rubber, { depth: 3 })}`,

  /** Forty points of light on fine copper wire. */
  "fairy-lights": (p) => {
    const wire = mix("#c27a45", p.dark, 0.15);
    const turns = (t: number) => {
      const angle = t * Math.PI * 2 * 3.4;
      const r = 100 + 150 * t;
      return {
        x: 300 + r * Math.cos(angle) * 1.1,
        y: 330 + r * Math.sin(angle) * 0.94,
      };
    };
    const path = `M${times(140, (i) => {
      const { x, y } = turns(i / 139);
      return `${i ? "L" : ""}${x.toFixed(1)} ${y.toFixed(1)}`;
    })}`;
    return `<defs><radialGradient id="fairy-lights-glow"><stop offset="0" stop-color="#fff3c8" stop-opacity=".95"/><stop offset=".3" stop-color="#ffd98a" stop-opacity=".6"/><stop offset="1" stop-color="#ffc860" stop-opacity="0"/></radialGradient></defs>${line(path, wire, 4)}${line(path, "#f0c096", 1.5, 0.8)}${times(
      40,
      (i) => {
        const { x, y } = turns(i / 39);
        return piece(
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="36" fill="url(#fairy-lights-glow)"/><ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="8" ry="10" fill="#fff6d6" stroke="#e8a74a" stroke-width="2.5"/>`,
        );
      },
    )}${form("fairy-lights-box", box(500, 480, 76, 110, 12), { light: "#fffdf8", base: "#efe6d6", dark: "#bba98c" }, { depth: 10 })}${area(oval(538, 510, 11), p.accent)}${line("M548 336C590 380 540 430 538 482", wire, 4)}`;
  },
} satisfies Record<string, Motif>;

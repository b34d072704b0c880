import type { Motif } from "../motif.ts";
import {
  bean,
  black,
  block,
  disc,
  foot,
  gradient,
  line,
  metalShade,
  shape,
  solid,
  steel,
  strip,
  turned,
  wood,
  type Profile,
} from "../shade.ts";
import { piece } from "./pieces.ts";

/** Draws a glass with an acacia lid, filled to `level`; its foot on `y`. */
function jar(id: string, cx: number, y: number, r: number, top: number, content: string): string {
  const side: Profile = [
    [r, top],
    [r, top],
    [r, y - 20],
    [r - 8, foot(r - 8, y)],
  ];
  return piece(`<defs>${gradient(`${id}-glass`, [
    [0, "#8f9a96", 0.55],
    [0.08, "#ffffff", 0.5],
    [0.24, "#ffffff", 0.08],
    [0.84, "#ffffff", 0.04],
    [0.94, "#ffffff", 0.4],
    [1, "#7f8a86", 0.55],
  ])}<clipPath id="${id}-clip"><path d="${turned(cx, side)}"/></clipPath></defs>
    ${shape(turned(cx, side), "#f7f4ee", 'opacity=".7"')}<g clip-path="url(#${id}-clip)">${content}</g>${shape(turned(cx, side), `url(#${id}-glass)`)}${shape(strip(cx, side, -0.84, -0.7), "#fff", 'opacity=".55"')}
    ${solid(
      `${id}-lid`,
      cx,
      [
        [r + 6, top - 40],
        [r + 6, top - 40],
        [r + 6, top],
        [r + 6, top],
      ],
      { light: "#c98f5c", base: "#a2693c", dark: "#6b4124" },
      { shine: 0.25 },
    )}${disc(cx, top - 40, r + 6, "#bd8452")}${line(`M${cx - r * 0.7} ${top - 42}Q${cx} ${top - 48} ${cx + r * 0.7} ${top - 40}`, "#7d4d2a", 3, 'opacity=".5"')}`);
}

export const storageJars = {
  /** Three sizes: noodles, rice and nuts. */
  "storage-jars": () => {
    const noodles = Array.from({ length: 17 }, (_, index) =>
      line(
        `M${74 + index * 9} ${170 + (index % 4) * 12}V590`,
        index % 2 ? "#e3b765" : "#f0cd86",
        7,
      ),
    ).join("");
    const rice = `${disc(308, 370, 92, "#f6efe1")}<rect x="216" y="370" width="184" height="240" fill="#efe6d4"/>${Array.from({ length: 60 }, (_, index) => `<ellipse cx="${222 + ((index * 37) % 172)}" cy="${378 + ((index * 29) % 206)}" rx="7" ry="2.6" fill="#d9cbb0" transform="rotate(${(index * 47) % 180} ${222 + ((index * 37) % 172)} ${378 + ((index * 29) % 206)})"/>`).join("")}`;
    const nuts = `<rect x="410" y="450" width="190" height="160" fill="#7d5233"/>${Array.from({ length: 34 }, (_, index) => bean(420 + ((index * 41) % 160), 446 + ((index * 31) % 140), 40, (index * 67) % 180, { light: "#d9a36c", base: "#b0764a", dark: "#7a4a2b" })).join("")}`;
    return `${jar("storage-jars-a", 146, 560, 92, 150, noodles)}${jar("storage-jars-b", 308, 600, 94, 310, rice)}${jar("storage-jars-c", 494, 584, 88, 400, nuts)}`;
  },

  /** Steel with a lid that lets the air out through a valve. */
  "valve-canister": (p) => {
    const id = "valve-canister";
    const side: Profile = [
      [156, 170],
      [156, 170],
      [156, foot(156)],
      [156, foot(156)],
    ];
    return `<defs>${metalShade(`${id}-wire`)}</defs>${solid(`${id}-body`, 300, side, p, { metal: true, shine: 0.35 })}${line("M144 560A156 23 0 0 0 456 560M144 210A156 23 0 0 0 456 210", p.dark, 3, 'opacity=".5"')}
    ${solid(
      `${id}-lid`,
      300,
      [
        [162, 110],
        [162, 110],
        [162, 168],
        [162, 168],
      ],
      steel,
      { metal: true, shine: 0.3 },
    )}${shape("M138 158A162 24 0 0 0 462 158V174A162 24 0 0 1 138 174Z", black.base)}${disc(300, 110, 162, steel.light)}${disc(300, 112, 148, steel.base)}
    ${solid(
      `${id}-valve`,
      300,
      [
        [46, 82],
        [48, 86],
        [48, 108],
      ],
      black,
      { shine: 0.2 },
    )}${disc(300, 82, 46, black.light)}${disc(300, 82, 14, black.dark)}
    ${block(276, 158, 48, 128, 10, `url(#${id}-wire)`)}${block(284, 166, 10, 108, 5, "#fff", 'opacity=".6"')}${line("M268 250H332", black.base, 8)}
    ${shape("M222 360Q300 372 378 360V490Q300 502 222 490Z", black.base)}${bean(300, 430, 76, -35, { light: wood.light, base: wood.base, dark: wood.dark })}`;
  },
} satisfies Record<string, Motif>;

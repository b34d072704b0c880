import type { Palette } from "./palette.ts";
import { block, disc, foot, glow, gradient, line, mix, shape, solid, tonesOf } from "./shade.ts";

/** The surroundings of an object: the layers behind and in front of it, the y of its foot, and its size. */
export interface Setting {
  back: string;
  front: string;
  floor: number;
  scale: number;
}

const side = 1200;

/** Returns the calm colours of a room that match the object. */
function room({ ground, base, light, dark }: Palette) {
  const channel = (at: number): number => Number.parseInt(base.slice(at, at + 2), 16);
  const pale = channel(1) + channel(3) + channel(5) > 660;
  const wall = pale ? mix(ground, "#cdb8a0", 0.42) : mix(ground, "#f1e7d9", 0.5);
  return {
    wall,
    bright: mix(wall, "#fffaf1", 0.55),
    shade: mix(wall, mix(dark, "#6b4a36", 0.5), 0.16),
    deep: mix(wall, mix(dark, "#5a3d2c", 0.5), 0.3),
    tint: pale ? mix(wall, "#b08a6a", 0.25) : mix(wall, light, 0.45),
    wood: mix("#cfa985", mix(wall, base, 0.2), 0.3),
    linen: mix("#f7f1e7", wall, pale ? 0.8 : 0.35),
    leaf: mix("#8a9c7c", wall, 0.4),
    leafDark: mix("#66795c", wall, 0.34),
    sky: mix("#d7e4e6", wall, 0.35),
  };
}

const fill = (id: string): string => `<rect width="${side}" height="${side}" fill="url(#${id})"/>`;

/** Draws a wall with the light coming from the upper left. */
const lit = (bright: string, wall: string, shade: string): string =>
  `<defs>${glow(
    "set-wall",
    [
      [0, bright],
      [0.5, wall],
      [1, shade],
    ],
    0.3,
    0.22,
    0.95,
  )}</defs>${fill("set-wall")}`;

/** Draws sunlight through a window, as four slanted panes on the wall. */
const sunlight = (x: number, y: number, size: number, opacity = 0.34): string => {
  const pane = (dx: number, dy: number): string =>
    `M${x + dx * size + dy * size * 0.32} ${y + dy * size}l${size * 0.9} ${size * 0.16}l${size * 0.29} ${size * 0.9}l${-size * 0.9} ${-size * 0.16}Z`;
  return `<defs><filter id="set-sun"><feGaussianBlur stdDeviation="7"/></filter></defs>
    <path d="${pane(0, 0)}${pane(1, 0.16)}${pane(0, 1)}${pane(1, 1.16)}" fill="#fffaf0" opacity="${opacity}" filter="url(#set-sun)"/>`;
};

/** Draws a soft pool of light on a table or a floor. */
const pool = (cx: number, cy: number, rx: number, ry: number): string =>
  `<defs>${glow("set-pool", [
    [0, "#fffaf0", 0.5],
    [1, "#fffaf0", 0],
  ])}</defs><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#set-pool)"/>`;

/** Darkens the corners, so that the eye stays in the middle. */
const veil = (dark: string): string =>
  `<defs>${glow(
    "set-veil",
    [
      [0, dark, 0],
      [0.62, dark, 0],
      [1, dark, 0.2],
    ],
    0.48,
    0.5,
    0.78,
  )}</defs><rect width="${side}" height="${side}" fill="url(#set-veil)"/>`;

/** Draws one leaf from its stem, `length` long. */
const leaf = (
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: string,
  vein: string,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C${length * 0.22} ${-length * 0.34} ${length * 0.72} ${-length * 0.3} ${length} 0C${length * 0.72} ${length * 0.24} ${length * 0.22} ${length * 0.26} 0 0Z" fill="${colour}"/>
  <path d="M0 0Q${length * 0.5} ${-length * 0.05} ${length * 0.94} 0" stroke="${vein}" stroke-width="${Math.max(2, length * 0.018)}" fill="none" opacity=".5"/></g>`;

/** Draws a branch with leaves on both sides along a straight stem. */
function branch(
  x: number,
  y: number,
  length: number,
  turn: number,
  size: number,
  colour: string,
  vein: string,
): string {
  const leaves = [0.18, 0.36, 0.54, 0.72, 0.88].map((share, index) => {
    const way = index % 2 === 0 ? -1 : 1;
    return leaf(
      length * share,
      0,
      size * (1.1 - share * 0.4),
      way * (52 - share * 18),
      index % 2 === 0 ? colour : mix(colour, vein, 0.3),
      vein,
    );
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${line(`M0 0Q${length * 0.5} ${-size * 0.08} ${length} 0`, vein, 4)}${leaves.join("")}${leaf(length, 0, size * 0.7, 0, colour, vein)}</g>`;
}

/** Draws a pot plant with broad leaves; the foot of the pot stands at x, y. */
function potPlant(
  id: string,
  x: number,
  y: number,
  size: number,
  pot: string,
  colour: string,
  vein: string,
): string {
  const s = size / 100;
  const leaves = [
    [-158, 92],
    [-22, 92],
    [-128, 112],
    [-52, 112],
    [-104, 124],
    [-80, 118],
    [-142, 80],
    [-40, 76],
    [-92, 96],
  ].map(([turn = 0, length = 0], index) =>
    leaf(
      x,
      y - 84 * s,
      length * s * 1.15,
      turn,
      index % 3 === 0
        ? mix(colour, vein, 0.35)
        : index % 3 === 1
          ? colour
          : mix(colour, "#ffffff", 0.14),
      vein,
    ),
  );
  const profile = [
    [42 * s, y - 84 * s],
    [40 * s, y - 60 * s],
    [32 * s, foot(32 * s, y)],
  ] as const;
  return `${leaves.join("")}${solid(id, x, profile, tonesOf(pot), { shine: 0.12 })}`;
}

/** Draws a table, counter or board: its top from `from` to `to`, then its front edge. */
function board(
  id: string,
  from: number,
  to: number,
  edge: number,
  colour: string,
  grain: string,
): string {
  const light = mix(colour, "#fff6e6", 0.32);
  const rows = [0.12, 0.26, 0.42, 0.6, 0.8].map((share, index) => {
    const y = from + (to - from) * share;
    const bend = index % 2 === 0 ? 7 : -6;
    return `M-10 ${y}C250 ${y + bend} 420 ${y - bend} 640 ${y + 3}S1000 ${y + bend} 1210 ${y}`;
  });
  const front =
    to < side
      ? `<rect y="${to}" width="${side}" height="${edge}" fill="url(#${id}-edge)"/><rect y="${to}" width="${side}" height="4" fill="#fff" opacity=".3"/><rect y="${to + edge}" width="${side}" height="26" fill="url(#${id}-drop)"/>`
      : "";
  return `<defs>${gradient(
    `${id}-top`,
    [
      [0, mix(colour, grain, 0.14)],
      [0.35, light],
      [1, colour],
    ],
    [0.1, 0, 0.5, 1],
  )}${gradient(
    `${id}-edge`,
    [
      [0, mix(colour, grain, 0.18)],
      [1, mix(colour, grain, 0.4)],
    ],
    [0, 0, 0, 1],
  )}${gradient(
    `${id}-drop`,
    [
      [0, grain, 0.26],
      [1, grain, 0],
    ],
    [0, 0, 0, 1],
  )}</defs>
    <rect y="${from}" width="${side}" height="${to - from}" fill="url(#${id}-top)"/>${line(rows.join(""), grain, 2.5, 'opacity=".16"')}${front}`;
}

/** Draws a row of books standing on y; each as width, height and colour. */
function books(x: number, y: number, row: readonly (readonly [number, number, string])[]): string {
  let at = x;
  return row
    .map(([width, height, colour]) => {
      const left = at;
      at += width + 2;
      return `${block(left, y - height, width, height, 4, colour)}${block(left, y - height, width * 0.24, height, 4, "#fff", 'opacity=".16"')}${block(left, y - height + height * 0.12, width, 5, 0, "#fff", 'opacity=".35"')}${block(left, y - height * 0.18, width, 5, 0, "#fff", 'opacity=".35"')}`;
    })
    .join("");
}

/** Draws rows of tiles, each a little different from its neighbour. */
function tiles(
  from: number,
  to: number,
  width: number,
  height: number,
  colour: string,
  grout: string,
  bond: boolean,
): string {
  const cells: string[] = [];
  for (let row = 0; to - row * height > from; row += 1) {
    const y = to - (row + 1) * height;
    const shift = bond && row % 2 === 1 ? -width / 2 : 0;
    for (let column = 0; column * width + shift < side; column += 1) {
      const tone = ((row * 7 + column * 5 + ((row * column) % 3) * 4) % 9) / 9;
      cells.push(
        `<rect x="${column * width + shift + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" rx="5" fill="${mix(colour, tone > 0.5 ? "#fffdf8" : grout, Math.abs(tone - 0.5) * 0.5)}"/>`,
      );
    }
  }
  return `<rect y="${from}" width="${side}" height="${to - from}" fill="${grout}"/>${cells.join("")}`;
}

function planks(from: number, colour: string, seam: string, vanish = -400): string {
  const lines: string[] = [];
  for (let x = -1400; x <= 2600; x += 250) {
    const upper = 600 + ((x - 600) * (from - vanish)) / (side - vanish);
    lines.push(`M${Math.round(upper)} ${from}L${x} ${side}`);
  }
  return `<defs>${gradient(
    "set-planks",
    [
      [0, mix(colour, seam, 0.22)],
      [0.4, colour],
      [1, mix(colour, "#fff4e2", 0.22)],
    ],
    [0, 0, 0, 1],
  )}</defs>
    <rect y="${from}" width="${side}" height="${side - from}" fill="url(#set-planks)"/>${line(lines.join(""), seam, 4, 'opacity=".4"')}`;
}

export const settings = {
  studio: (p) => {
    const c = room(p);
    const profile = [
      [430, 930],
      [430, 930],
      [430, 1040],
      [430, 1040],
    ] as const;
    return {
      back: `${lit(c.bright, c.wall, c.shade)}
        <defs>${gradient(
          "set-arch",
          [
            [0, mix(c.tint, c.bright, 0.3)],
            [1, mix(c.tint, c.wall, 0.3)],
          ],
          [0, 0, 0.4, 1],
        )}${gradient(
          "set-floor",
          [
            [0, mix(c.wall, c.shade, 0.5)],
            [1, c.wall],
          ],
          [0, 0, 0, 1],
        )}${gradient(
          "set-disc",
          [
            [0, mix(c.linen, "#ffffff", 0.5)],
            [0.6, c.linen],
            [1, mix(c.linen, c.deep, 0.4)],
          ],
          [0, 0, 1, 0.4],
        )}</defs>
        <path d="M250 960V520A350 350 0 0 1 950 520V960Z" fill="${c.deep}" opacity=".3" transform="translate(12 0)"/><path d="M250 960V520A350 350 0 0 1 950 520V960Z" fill="url(#set-arch)"/>
        <rect y="960" width="1200" height="240" fill="url(#set-floor)"/>
        <ellipse cx="640" cy="1094" rx="500" ry="52" fill="${c.deep}" opacity=".5"/>
        ${solid("set-plinth", 600, profile, { light: mix(c.linen, "#ffffff", 0.4), base: mix(c.linen, c.shade, 0.4), dark: mix(c.deep, c.shade, 0.3) }, { shine: 0 })}
        ${disc(600, 930, 430, "url(#set-disc)")}${sunlight(90, 120, 210, 0.3)}`,
      front: veil(c.deep),
      floor: 955,
      scale: 1.2,
    };
  },

  table: (p) => {
    const c = room(p);
    return {
      back: `${lit(c.bright, c.wall, c.shade)}
        <defs><filter id="set-blur"><feGaussianBlur stdDeviation="9"/></filter>${gradient(
          "set-pane",
          [
            [0, mix(c.sky, "#ffffff", 0.55)],
            [1, c.sky],
          ],
          [0, 0, 0, 1],
        )}</defs>
        <g filter="url(#set-blur)">${block(-60, 60, 420, 640, 0, c.linen)}${block(-60, 84, 190, 270, 4, "url(#set-pane)")}${block(150, 84, 186, 270, 4, "url(#set-pane)")}${block(-60, 376, 190, 300, 4, "url(#set-pane)")}${block(150, 376, 186, 300, 4, "url(#set-pane)")}${block(-60, 696, 450, 34, 4, mix(c.linen, c.shade, 0.4))}
        <path d="M-20 680C-20 560 60 520 130 560C180 500 280 540 330 680Z" fill="${c.leaf}" opacity=".4"/>
        ${potPlant("set-pot", 1040, 880, 240, c.tint, c.leaf, c.leafDark)}</g>
        ${sunlight(470, 110, 200, 0.42)}
        ${board("set-table", 850, 1110, 44, c.wood, "#7a573c")}<rect y="1154" width="1200" height="46" fill="${c.deep}"/>
        ${pool(500, 950, 520, 80)}`,
      front: `<g transform="translate(0 6)"><path d="M-30 1010C60 968 190 976 262 1020C240 1050 120 1092 -30 1090Z" fill="${c.linen}"/><path d="M-30 1046C70 1008 170 1008 262 1020C240 1050 120 1092 -30 1090Z" fill="${mix(c.tint, c.shade, 0.4)}" opacity=".8"/><path d="M-30 1030C60 996 170 992 250 1017" stroke="#fff" stroke-width="4" fill="none" opacity=".6"/></g>${veil(c.deep)}`,
      floor: 1000,
      scale: 1.2,
    };
  },

  kitchen: (p) => {
    const c = room(p);
    const tile = mix(c.linen, c.tint, 0.45);
    const tool = (x: number, length: number, head: string): string =>
      `${line(`M${x} 166V${166 + length}`, mix(c.wood, c.shade, 0.2), 13)}<circle cx="${x}" cy="176" r="4" fill="${c.shade}"/><g transform="translate(${x} ${166 + length})" fill="${mix(c.wood, c.shade, 0.2)}">${head}</g>`;
    return {
      back: `${tiles(230, 860, 150, 90, tile, mix(tile, c.deep, 0.34), true)}<rect width="1200" height="236" fill="${c.bright}"/><rect y="226" width="1200" height="12" fill="${mix(c.linen, c.shade, 0.6)}"/>
        <defs>${gradient(
          "set-light",
          [
            [0, "#fffaf0", 0.5],
            [0.55, "#fffaf0", 0],
            [1, mix(c.deep, "#5a3d2c", 0.3), 0.28],
          ],
          [0, 0, 1, 0.8],
        )}</defs><rect width="1200" height="860" fill="url(#set-light)"/>
        <rect x="40" y="146" width="360" height="10" rx="5" fill="${mix("#c9a25c", c.wall, 0.4)}"/>
        ${tool(94, 170, '<ellipse rx="30" ry="42" cy="34"/>')}${tool(176, 150, '<path d="M-28 0H28L34 84Q0 96-34 84Z"/>')}${tool(262, 182, '<ellipse rx="24" ry="38" cy="30"/>')}${tool(344, 150, '<path d="M-24 0H24L26 80H8V30H2V80H-2V30H-8V80H-26Z"/>')}
        <g transform="rotate(4 1010 860)">${block(900, 470, 230, 392, 42, mix(c.wood, c.deep, 0.25))}${block(894, 468, 230, 392, 42, c.wood)}<circle cx="1009" cy="508" r="15" fill="${tile}"/>${line("M920 560C980 572 1040 552 1104 566M918 640C990 628 1040 652 1106 640M918 740C990 752 1040 730 1106 742", "#7a573c", 3, 'opacity=".16"')}</g>
        ${potPlant("set-herb", 120, 872, 150, c.tint, c.leaf, c.leafDark)}
        ${board("set-counter", 846, 1090, 40, mix(c.linen, c.shade, 0.28), c.deep)}<rect y="1130" width="1200" height="70" fill="${mix(c.tint, c.shade, 0.5)}"/><rect x="590" y="1130" width="4" height="70" fill="${c.deep}" opacity=".4"/>`,
      front: veil(c.deep),
      floor: 990,
      scale: 1.22,
    };
  },

  shelf: (p) => {
    const c = room(p);
    const vase = [
      [20, 700],
      [22, 730],
      [16, 760],
      [46, 820],
      [58, 880],
      [40, foot(40, 985)],
    ] as const;
    return {
      back: `${lit(c.bright, c.wall, c.shade)}
        <defs>${gradient(
          "set-under",
          [
            [0, c.deep, 0.45],
            [1, c.deep, 0],
          ],
          [0, 0, 0, 1],
        )}</defs>
        <rect y="170" width="1200" height="120" fill="url(#set-under)"/>${sunlight(330, 250, 220, 0.3)}
        <rect y="110" width="1200" height="60" fill="${mix(c.wood, "#7a573c", 0.16)}"/><rect y="110" width="1200" height="5" fill="#fff" opacity=".3"/>
        ${block(760, 60, 150, 50, 6, c.linen)}${block(780, 18, 120, 44, 6, c.tint)}${block(90, 20, 220, 92, 10, mix(c.wood, c.linen, 0.4))}
        ${branch(1060, 712, 300, -104, 92, c.leaf, c.leafDark)}${branch(1064, 712, 240, -62, 80, mix(c.leaf, c.wall, 0.2), c.leafDark)}
        ${board("set-board", 930, 1050, 62, c.wood, "#7a573c")}
        <rect y="1112" width="1200" height="88" fill="url(#set-under)"/>
        <g>${books(26, 985, [
          [52, 350, c.tint],
          [38, 300, mix(c.linen, c.shade, 0.3)],
          [58, 380, mix(c.leaf, c.wall, 0.25)],
          [34, 320, c.linen],
        ])}<g transform="rotate(-8 240 985)">${books(236, 985, [[44, 320, mix(c.deep, c.tint, 0.5)]])}</g><ellipse cx="1080" cy="982" rx="70" ry="10" fill="${c.deep}" opacity=".7"/>${solid("set-vase", 1062, vase, { light: mix(c.linen, "#ffffff", 0.5), base: mix(c.linen, c.tint, 0.5), dark: c.deep }, { shine: 0.2 })}</g>`,
      front: veil(c.deep),
      floor: 1005,
      scale: 1.15,
    };
  },

  wall: (p) => {
    const c = room(p);
    const bowl = [
      [104, 836],
      [90, 872],
      [40, foot(40, 912)],
    ] as const;
    return {
      back: `${lit(c.bright, c.wall, c.shade)}${sunlight(170, 90, 240, 0.36)}
        <defs>${gradient(
          "set-front",
          [
            [0, c.wood],
            [1, mix(c.wood, "#7a573c", 0.25)],
          ],
          [0, 0, 1, 0.6],
        )}</defs>
        ${branch(1010, 830, 330, -112, 96, c.leaf, c.leafDark)}${branch(1014, 830, 250, -66, 84, mix(c.leaf, c.wall, 0.2), c.leafDark)}
        ${solid(
          "set-jug",
          1012,
          [
            [30, 786],
            [26, 812],
            [62, 858],
            [46, foot(46, 914)],
          ],
          { light: mix(c.linen, "#ffffff", 0.5), base: mix(c.linen, c.tint, 0.4), dark: c.deep },
          { shine: 0.2 },
        )}
        ${books(70, 912, [[170, 34, c.tint]])}${block(84, 846, 150, 32, 4, mix(c.leaf, c.wall, 0.3))}
        ${solid(
          "set-bowl",
          160,
          bowl.map(([r, y]) => [r * 0.7, y - 66] as const),
          { light: c.linen, base: mix(c.linen, c.tint, 0.6), dark: c.deep },
          { shine: 0.1 },
        )}
        ${board("set-sideboard", 890, 950, 30, c.wood, "#7a573c")}
        <rect y="980" width="1200" height="220" fill="url(#set-front)"/>${line("M400 980V1200M800 980V1200", "#7a573c", 4, 'opacity=".35"')}
        <circle cx="376" cy="1080" r="11" fill="#c9a25c"/><circle cx="424" cy="1080" r="11" fill="#c9a25c"/><circle cx="824" cy="1080" r="11" fill="#c9a25c"/><rect y="980" width="1200" height="24" fill="#5a3d2c" opacity=".14"/>`,
      front: veil(c.deep),
      floor: 930,
      scale: 1.15,
    };
  },

  floor: (p) => {
    const c = room(p);
    return {
      back: `${lit(c.bright, c.wall, c.shade)}${sunlight(420, 90, 230, 0.36)}
        ${line("M60 120H330V560H60ZM870 120H1140V560H870Z", mix(c.wall, c.shade, 0.8), 6, 'opacity=".5"')}
        ${planks(800, mix(c.wood, c.linen, 0.15), "#7a573c")}<rect y="744" width="1200" height="60" fill="${c.linen}"/><rect y="744" width="1200" height="6" fill="#fff" opacity=".6"/><rect y="798" width="1200" height="10" fill="${c.deep}" opacity=".5"/>
        <ellipse cx="600" cy="1010" rx="560" ry="152" fill="${mix("#7a573c", c.wood, 0.4)}" opacity=".3" transform="translate(8 12)"/><ellipse cx="600" cy="1008" rx="556" ry="148" fill="${mix(c.linen, c.tint, 0.25)}"/><ellipse cx="600" cy="1006" rx="510" ry="130" fill="none" stroke="${c.tint}" stroke-width="14"/><ellipse cx="600" cy="1006" rx="470" ry="116" fill="none" stroke="${c.tint}" stroke-width="4"/>
        ${pool(420, 930, 460, 90)}
        ${potPlant("set-green", 1060, 850, 220, c.tint, c.leaf, c.leafDark)}`,
      front: veil(c.deep),
      floor: 1030,
      scale: 1.32,
    };
  },

  bed: (p) => {
    const c = room(p);
    const pillow = (x: number, y: number, colour: string): string =>
      `<path d="M${x} ${y + 40}C${x - 30} ${y + 10} ${x - 10} ${y - 20} ${x + 40} ${y - 6}C${x + 150} ${y - 40} ${x + 330} ${y - 40} ${x + 420} ${y - 6}C${x + 470} ${y - 20} ${x + 488} ${y + 12} ${x + 458} ${y + 40}C${x + 480} ${y + 120} ${x + 474} ${y + 190} ${x + 452} ${y + 236}H${x + 8}C${x - 18} ${y + 190} ${x - 20} ${y + 120} ${x} ${y + 40}Z" fill="${colour}"/><path d="M${x + 8} ${y + 236}C${x - 18} ${y + 190} ${x - 20} ${y + 120} ${x} ${y + 40}C${x + 30} ${y + 150} ${x + 330} ${y + 210} ${x + 458} ${y + 120}L${x + 452} ${y + 236}Z" fill="${c.deep}" opacity=".22"/>${line(`M${x + 40} ${y + 20}Q${x + 60} ${y + 50} ${x + 54} ${y + 90}M${x + 420} ${y + 20}Q${x + 396} ${y + 46} ${x + 400} ${y + 84}`, c.deep, 5, 'opacity=".3"')}`;
    return {
      back: `${lit(c.bright, c.wall, c.shade)}${sunlight(300, 40, 200, 0.4)}
        <defs>${gradient(
          "set-head",
          [
            [0, mix(c.tint, c.linen, 0.2)],
            [1, mix(c.tint, c.deep, 0.5)],
          ],
          [0, 0, 1, 1],
        )}${gradient(
          "set-cover",
          [
            [0, mix(c.linen, "#ffffff", 0.4)],
            [0.5, c.linen],
            [1, mix(c.linen, c.deep, 0.5)],
          ],
          [0.1, 0, 0.6, 1],
        )}</defs>
        <path d="M60 900V470Q60 400 130 400H1070Q1140 400 1140 470V900Z" fill="url(#set-head)"/>${line("M276 404V860M492 404V860M708 404V860M924 404V860", c.deep, 5, 'opacity=".35"')}
        ${pillow(96, 560, c.linen)}${pillow(640, 556, mix(c.linen, c.tint, 0.35))}
        <path d="M-10 800C200 740 420 776 600 764S1000 736 1210 792V1210H-10Z" fill="url(#set-cover)"/>
        <path d="M-10 800C200 740 420 776 600 764S1000 736 1210 792V836C1000 780 780 812 600 808S200 790 -10 848Z" fill="#fff" opacity=".4"/>
        ${line("M40 900C140 880 190 940 300 930M930 880C1000 920 1080 900 1180 940M80 1120C240 1060 330 1140 480 1110M760 1130C900 1080 1000 1140 1150 1080", c.deep, 7, 'opacity=".2"')}
        <path d="M-10 1100C260 1040 600 1090 800 1072S1100 1050 1210 1078V1210H-10Z" fill="${mix(c.tint, c.linen, 0.15)}"/><path d="M-10 1100C260 1040 600 1090 800 1072S1100 1050 1210 1078V1096C1100 1070 900 1090 800 1092S260 1062 -10 1122Z" fill="#fff" opacity=".3"/>`,
      front: veil(c.deep),
      floor: 1010,
      scale: 1.2,
    };
  },

  bath: (p) => {
    const c = room(p);
    const tile = mix(c.linen, mix(c.tint, c.sky, 0.5), 0.5);
    return {
      back: `<rect width="1200" height="1200" fill="${c.bright}"/>${tiles(300, 880, 110, 110, tile, mix(tile, c.deep, 0.26), false)}
        <rect y="286" width="1200" height="20" fill="${c.linen}"/><rect y="302" width="1200" height="8" fill="${c.deep}" opacity=".25"/>
        <defs>${gradient(
          "set-light",
          [
            [0, "#fffaf0", 0.5],
            [0.55, "#fffaf0", 0],
            [1, mix(c.deep, "#5a3d2c", 0.3), 0.26],
          ],
          [0, 0, 1, 0.8],
        )}${gradient(
          "set-mirror",
          [
            [0, "#ffffff"],
            [0.5, c.sky],
            [1, mix(c.sky, c.deep, 0.3)],
          ],
          [0, 0, 1, 1],
        )}</defs>
        <circle cx="606" cy="286" r="262" fill="${c.deep}" opacity=".3"/><circle cx="600" cy="276" r="262" fill="${mix("#c9a25c", c.linen, 0.35)}"/><circle cx="600" cy="276" r="246" fill="url(#set-mirror)"/><path d="M430 380L640 60L730 84L500 466Z" fill="#fff" opacity=".26"/>
        <rect width="1200" height="880" fill="url(#set-light)"/>
        ${potPlant("set-fern", 1050, 912, 190, c.linen, c.leaf, c.leafDark)}
        ${board("set-ledge", 866, 1080, 46, mix(c.linen, "#ffffff", 0.25), c.deep)}<rect y="1126" width="1200" height="74" fill="${mix(c.wood, c.linen, 0.2)}"/><rect y="1126" width="1200" height="20" fill="#5a3d2c" opacity=".14"/>
        <g><rect x="56" y="880" width="230" height="58" rx="27" fill="${mix(c.tint, c.linen, 0.4)}"/><rect x="66" y="828" width="212" height="56" rx="26" fill="${c.linen}"/><path d="M66 866Q170 884 278 866V858Q278 884 252 884H92Q66 884 66 858Z" fill="${c.deep}" opacity=".25"/><circle cx="86" cy="909" r="16" fill="none" stroke="${c.deep}" stroke-width="4" opacity=".35"/><circle cx="94" cy="856" r="15" fill="none" stroke="${c.deep}" stroke-width="4" opacity=".3"/></g>`,
      front: veil(c.deep),
      floor: 1000,
      scale: 1.2,
    };
  },

  terrace: (p) => {
    const c = room(p);
    return {
      back: `<defs>${gradient(
        "set-sky",
        [
          [0, mix(c.sky, "#ffffff", 0.2)],
          [1, mix(c.bright, "#fff4df", 0.5)],
        ],
        [0, 0, 0, 1],
      )}<filter id="set-blur"><feGaussianBlur stdDeviation="7"/></filter></defs>${fill("set-sky")}
        <circle cx="250" cy="190" r="170" fill="#fff7e4" opacity=".7" filter="url(#set-blur)"/>
        <g filter="url(#set-blur)"><path d="M-90 800C-40 560 90 520 170 560C220 430 420 430 470 560C560 470 720 480 770 580C850 440 1040 450 1080 560C1160 520 1290 560 1290 800Z" fill="${mix(c.leaf, c.sky, 0.4)}"/><path d="M-90 800C0 640 130 640 200 700C300 620 420 640 480 710C600 640 720 650 800 720C900 640 1060 640 1290 700V800Z" fill="${mix(c.leaf, c.wall, 0.12)}"/></g>
        ${block(-10, 560, 1220, 22, 0, c.linen)}${[40, 180, 320, 460, 600, 740, 880, 1020, 1160].map((x) => block(x - 9, 580, 18, 250, 0, mix(c.linen, c.shade, 0.3))).join("")}<rect y="582" width="1200" height="6" fill="${c.deep}" opacity=".35"/>
        ${planks(820, mix(c.wood, c.wall, 0.2), "#7a573c")}<rect y="812" width="1200" height="12" fill="${mix("#7a573c", c.wood, 0.4)}" opacity=".5"/>
        ${pool(500, 950, 480, 100)}
        ${potPlant("set-olive", 1050, 900, 250, mix("#c98f6f", c.wall, 0.3), c.leaf, c.leafDark)}`,
      front: `${branch(-40, 40, 300, 22, 110, mix(c.leaf, c.leafDark, 0.3), c.leafDark)}${branch(-50, 190, 220, 8, 92, c.leaf, c.leafDark)}${veil(c.deep)}`,
      floor: 1030,
      scale: 1.3,
    };
  },

  lawn: (p) => {
    const c = room(p);
    const grass = mix("#a9b98a", c.wall, 0.28);
    const blades = Array.from({ length: 60 }, (_, index) => {
      const x = (index * 197) % 1200;
      const y = 830 + ((index * 131) % 340);
      return `M${x} ${y}q-4-14-12-22M${x} ${y}q2-16 4-26M${x} ${y}q6-12 14-18`;
    });
    const flowers = [
      [90, 1110],
      [180, 1030],
      [1090, 1080],
      [1010, 1150],
      [1140, 980],
      [60, 950],
      [330, 1160],
    ].map(
      ([x = 0, y = 0]) =>
        `<g transform="translate(${x} ${y})" fill="#fffaf0"><circle cx="-8" r="7"/><circle cx="8" r="7"/><circle cy="-8" r="7"/><circle cy="7" r="7"/><circle r="5" fill="${mix(p.accent, "#e8c26a", 0.5)}"/></g>`,
    );
    return {
      back: `<defs>${gradient(
        "set-sky",
        [
          [0, mix(c.sky, "#ffffff", 0.15)],
          [1, mix(c.bright, "#fff6e4", 0.5)],
        ],
        [0, 0, 0, 1],
      )}${gradient(
        "set-hedge",
        [
          [0, c.leaf],
          [1, c.leafDark],
        ],
        [0, 0, 0.2, 1],
      )}${gradient(
        "set-grass",
        [
          [0, mix(grass, c.leafDark, 0.3)],
          [0.3, grass],
          [1, mix(grass, "#f4efcf", 0.25)],
        ],
        [0, 0, 0, 1],
      )}<filter id="set-blur"><feGaussianBlur stdDeviation="6"/></filter></defs>${fill("set-sky")}
        <g filter="url(#set-blur)"><g fill="#fff" opacity=".55"><ellipse cx="250" cy="190" rx="150" ry="42"/><ellipse cx="330" cy="160" rx="100" ry="46"/><ellipse cx="930" cy="270" rx="150" ry="36"/><ellipse cx="870" cy="246" rx="80" ry="38"/></g>
        <path d="M-90 640C60 420 220 440 260 560C330 380 520 400 560 580L560 700H-90Z" fill="${mix(c.leaf, c.sky, 0.5)}"/><path d="M700 700C720 420 920 380 980 540C1050 440 1200 460 1300 640V700Z" fill="${mix(c.leaf, c.sky, 0.42)}"/>
        <path d="M-90 820V600Q10 566 110 590Q190 560 270 588Q350 562 430 590Q520 562 600 588Q690 560 770 590Q850 562 930 588Q1010 562 1090 590Q1190 566 1290 596V820Z" fill="url(#set-hedge)" opacity=".85"/></g>
        <path d="M0 800Q600 770 1200 800V1200H0Z" fill="url(#set-grass)"/>${line(blades.join(""), c.leafDark, 4, 'opacity=".35"')}${pool(420, 960, 440, 90)}${flowers.join("")}`,
      front: `${line("M-10 1200q10-60-20-110M40 1210q-2-70-26-120M90 1210q6-50 24-90M140 1210q-4-40-22-70M1080 1210q2-50-20-90M1130 1210q0-70 26-120M1180 1210q-8-60-30-100", mix(c.leafDark, grass, 0.3), 9, 'opacity=".6"')}${veil(c.deep)}`,
      floor: 1030,
      scale: 1.3,
    };
  },

  path: (p) => {
    const c = room(p);
    const far = mix(c.leaf, c.sky, 0.62);
    const trunk = (x: number, width: number, top: string, colour: string): string =>
      `<path d="M${x} -10H${x + width}L${x + width * 1.2} 830Q${x + width * 0.5} 812 ${x - width * 0.2} 830Z" fill="${colour}"/><path d="M${x} -10H${x + width * 0.3}L${x + width * 0.16} 824L${x - width * 0.2} 830Z" fill="${top}" opacity=".35"/>`;
    const bark = mix("#8f7a68", c.wall, 0.45);
    return {
      back: `<defs>${gradient(
        "set-sky",
        [
          [0, mix(c.sky, c.leaf, 0.14)],
          [0.7, mix(c.bright, "#fff6e0", 0.7)],
          [1, mix(c.bright, "#fff6e0", 0.5)],
        ],
        [0, 0, 0, 1],
      )}${gradient(
        "set-way",
        [
          [0, mix(c.bright, c.wood, 0.3)],
          [1, mix(c.wood, c.linen, 0.35)],
        ],
        [0, 0, 0, 1],
      )}${gradient(
        "set-moss",
        [
          [0, mix(c.leaf, c.wall, 0.2)],
          [1, mix(c.leafDark, c.leaf, 0.5)],
        ],
        [0, 0, 0, 1],
      )}<filter id="set-blur"><feGaussianBlur stdDeviation="8"/></filter></defs>${fill("set-sky")}
        <g filter="url(#set-blur)"><path d="M-90 760V300Q120 180 240 320Q360 200 470 420L520 760Z" fill="${far}" opacity=".7"/><path d="M700 760L740 420Q850 200 960 330Q1080 180 1290 320V760Z" fill="${far}" opacity=".7"/>
        ${[330, 420, 790, 880].map((x) => block(x, -10, 24, 800, 0, mix(bark, c.sky, 0.5))).join("")}
        ${trunk(190, 54, "#fff", mix(bark, c.sky, 0.2))}${trunk(960, 60, "#fff", mix(bark, c.sky, 0.2))}
        <path d="M-90 -90H1290V150Q1120 220 1010 150Q900 240 780 140Q640 200 540 120Q420 220 300 150Q160 240 -90 170Z" fill="${mix(c.leaf, c.sky, 0.3)}"/></g>
        <path d="M0 800Q600 750 1200 800V1200H0Z" fill="url(#set-moss)"/><path d="M560 774C640 790 500 830 400 880C260 950 120 1080 60 1210H1140C1120 1080 960 960 860 890C780 836 640 806 640 774Z" fill="url(#set-way)"/>
        <path d="M400 880C260 950 120 1080 60 1210H110C180 1080 300 960 430 890Z" fill="${c.deep}" opacity=".25"/>
        <g fill="${mix(c.deep, c.wood, 0.4)}" opacity=".5"><ellipse cx="330" cy="1080" rx="26" ry="8"/><ellipse cx="880" cy="1120" rx="34" ry="10"/><ellipse cx="760" cy="940" rx="18" ry="5"/><ellipse cx="480" cy="930" rx="16" ry="5"/></g>
        ${pool(420, 920, 420, 100)}
        ${trunk(30, 92, "#fff", bark)}${trunk(1080, 100, "#fff", bark)}
        ${[
          [-10, 860],
          [150, 900],
          [1050, 880],
          [1190, 900],
        ]
          .map(([x = 0, y = 0], index) =>
            [-150, -120, -90, -60, -30]
              .map((turn) =>
                leaf(
                  x,
                  y,
                  120,
                  turn + (index % 2) * 8,
                  index % 2 === 0 ? c.leaf : mix(c.leaf, c.leafDark, 0.5),
                  c.leafDark,
                ),
              )
              .join(""),
          )
          .join("")}`,
      front: veil(c.deep),
      floor: 1040,
      scale: 1.28,
    };
  },

  desk: (p) => {
    const c = room(p);
    const cup = [
      [52, 770],
      [50, 800],
      [48, foot(48, 910)],
    ] as const;
    return {
      back: `${lit(c.bright, c.wall, c.shade)}${sunlight(450, 120, 220, 0.36)}
        <g transform="translate(0 -10)">${block(66, 130, 300, 380, 8, c.deep, 'opacity=".3"')}${block(56, 120, 300, 380, 8, mix(c.wood, c.linen, 0.45))}${block(78, 142, 256, 336, 4, c.linen)}${shape("M78 400Q150 300 220 360T334 310V478H78Z", c.tint)}${shape("M78 440Q180 380 334 430V478H78Z", mix(c.leaf, c.wall, 0.3))}<circle cx="268" cy="224" r="34" fill="${mix(p.accent, c.linen, 0.5)}"/></g>
        <g stroke-linecap="round" stroke-width="13" fill="none">${line("M1004 790L984 640", mix(c.wood, c.shade, 0.3), 13)}${line("M1030 790L1036 610", c.tint, 13)}${line("M1054 790L1084 650", mix(c.leaf, c.wall, 0.2), 13)}</g>
        ${board("set-desk", 850, 1110, 44, mix(c.wood, c.linen, 0.12), "#7a573c")}<rect y="1154" width="1200" height="46" fill="${c.deep}"/>
        <ellipse cx="1052" cy="908" rx="80" ry="12" fill="#5a3d2c" opacity=".2"/>${solid("set-cup", 1030, cup, { light: mix(c.linen, "#ffffff", 0.4), base: mix(c.linen, c.tint, 0.5), dark: c.deep }, { shine: 0.15 })}
        <path d="M40 930L270 900L330 984L70 1024Z" fill="#5a3d2c" opacity=".16" transform="translate(6 12)"/><path d="M40 930L270 900L330 984L70 1024Z" fill="${c.tint}"/><path d="M56 932L268 904L322 978L80 1012Z" fill="${c.linen}"/>${line("M110 944L254 924M120 960L268 940M130 976L240 960", c.deep, 3, 'opacity=".4"')}`,
      front: veil(c.deep),
      floor: 1000,
      scale: 1.2,
    };
  },
} satisfies Record<string, (palette: Palette) => Setting>;

export type SettingName = keyof typeof settings;

/** Draws planks seen from above; `width` is that of one plank. */
function deck(width: number, colour: string, seam: string): string {
  const tones = [0.1, 0, 0.16, 0.05, 0.12, 0.02];
  const boards = Array.from({ length: Math.ceil(side / width) }, (_, index) => {
    const y = index * width;
    const bend = index % 2 === 0 ? 9 : -8;
    return `<rect y="${y}" width="${side}" height="${width}" fill="${mix(colour, seam, tones[index % tones.length] ?? 0)}"/>${line(
      [0.24, 0.46, 0.72]
        .map(
          (share) =>
            `M-10 ${y + width * share}C260 ${y + width * share + bend} 480 ${y + width * share - bend} 700 ${y + width * share}S1040 ${y + width * share + bend} 1210 ${y + width * share}`,
        )
        .join(""),
      seam,
      2.5,
      'opacity=".16"',
    )}<path d="M0 ${y}H1200" stroke="${seam}" stroke-width="5" opacity=".4"/><path d="M0 ${y + 5}H1200" stroke="#fff" stroke-width="2" opacity=".25"/>`;
  });
  return boards.join("");
}

/** Draws linen seen from above, with a few calm folds. */
function cloth(colour: string, dark: string): string {
  const fold = (d: string, width: number): string =>
    `${line(d, dark, width, 'opacity=".13"')}<g transform="translate(-12 -10)">${line(d, "#ffffff", width * 0.6, 'opacity=".5"')}</g>`;
  return `<rect width="${side}" height="${side}" fill="${colour}"/><defs><filter id="set-folds"><feGaussianBlur stdDeviation="14"/></filter></defs>
    <g filter="url(#set-folds)">${fold("M-40 260C160 200 240 60 420 -40", 44)}${fold("M-40 980C200 900 240 1080 420 1240", 50)}${fold("M760 -40C860 140 1040 160 1240 120", 46)}${fold("M860 1240C900 1060 1060 960 1240 940", 52)}${fold("M1080 420C1140 520 1160 620 1240 660", 34)}</g>`;
}

/** Draws the setting of a flat object: the ground seen from above. */
export function fromAbove(name: SettingName, p: Palette): string {
  const c = room(p);
  const grounds: Record<SettingName, string> = {
    studio: cloth(c.wall, c.deep),
    table: deck(240, c.wood, "#7a573c"),
    kitchen: `<rect width="${side}" height="${side}" fill="${mix(c.linen, c.shade, 0.2)}"/>${line("M-20 320C260 240 320 520 620 420S980 180 1220 260M-20 900C200 980 420 840 560 960S960 1140 1220 1000", c.deep, 4, 'opacity=".22"')}`,
    shelf: deck(400, mix(c.wood, c.linen, 0.3), "#7a573c"),
    wall: `${lit(c.bright, c.wall, c.shade)}`,
    floor: deck(170, mix(c.wood, c.linen, 0.15), "#7a573c"),
    bed: cloth(mix(c.linen, "#ffffff", 0.2), c.deep),
    bath: tiles(
      0,
      side,
      300,
      300,
      mix(c.linen, mix(c.tint, c.sky, 0.5), 0.35),
      mix(c.linen, c.deep, 0.3),
      false,
    ),
    terrace: deck(150, mix(c.wood, c.wall, 0.25), "#7a573c"),
    lawn: cloth(mix(c.linen, c.leaf, 0.3), c.leafDark),
    path: deck(200, mix(c.wood, c.leaf, 0.3), "#5c4a38"),
    desk: deck(600, mix(c.wood, c.linen, 0.45), "#7a573c"),
  };
  const twigs = `${branch(-60, 1180, 400, -38, 120, c.leaf, c.leafDark)}${branch(-40, 1220, 300, -12, 104, mix(c.leaf, c.leafDark, 0.3), c.leafDark)}`;
  return `<g>${grounds[name]}</g><defs>${glow(
    "set-day",
    [
      [0, "#fffaf0", 0.55],
      [0.6, "#fffaf0", 0],
      [1, mix(c.deep, "#5a3d2c", 0.4), 0.3],
    ],
    0.25,
    0.2,
    0.95,
  )}<filter id="set-far"><feGaussianBlur stdDeviation="11"/></filter></defs>
    <rect width="${side}" height="${side}" fill="url(#set-day)"/>
    <g filter="url(#set-far)" opacity=".2">${branch(-60, -30, 620, 24, 150, "#5a4636", "#5a4636")}${branch(260, -80, 420, 50, 130, "#5a4636", "#5a4636")}</g>
    <g opacity=".25" transform="translate(14 18)" filter="url(#set-far)">${branch(-60, 1180, 400, -38, 120, "#5a4636", "#5a4636")}</g>${twigs}`;
}

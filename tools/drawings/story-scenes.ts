import { brewing } from "./motifs/brewing.ts";
import { coffeePacks } from "./motifs/coffee-packs.ts";
import { garden } from "./motifs/garden.ts";
import { grinders } from "./motifs/grinders.ts";
import { kettles } from "./motifs/kettles.ts";
import { kitchenTools } from "./motifs/kitchen-tools.ts";
import { lightingFurniture } from "./motifs/lighting-furniture.ts";
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
  steel,
  times,
  tonesOf,
} from "./motifs/textiles.ts";
import { palettes } from "./palette.ts";
import {
  beam,
  byDay,
  cup,
  foliage,
  hills,
  leafTwig,
  place,
  shadow,
  soft,
  risingSteam,
  tableTop,
  wall,
  windowWith,
} from "./scene-parts.ts";
import type { Tones } from "./shade.ts";

const { charcoal, crema, espresso, forest, rose, snow, teal, terracotta } = palettes;

/** Draws coffee beans within an oval, each with its crease. */
const beans = (x: number, y: number, rx: number, ry: number, count: number, colour: string) =>
  times(count, (i) => {
    // Steps of the golden angle fill the oval evenly.
    const far = Math.sqrt((i + 0.5) / count);
    const turn = i * 2.39996;
    const at = [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far].map((each) =>
      each.toFixed(1),
    );
    const tone = mix(colour, i % 2 ? "#fff0d8" : "#20120b", 0.14 + (i % 3) * 0.05);
    return `<g transform="translate(${at.join(" ")}) rotate(${(i * 67) % 180})">${area(oval(0, 0, 15, 10), tone)}${line("M-12 0C-4 -4 4 4 12 0", mix(colour, "#1c100a", 0.55), 2.4, 0.8)}</g>`;
  });

/** Draws a shallow bowl full of beans, standing at a point. */
const bowl = (id: string, x: number, y: number, size: number, tones: Tones, roast: string) =>
  `${shadow(x, y, size * 1.1, size * 0.12)}${form(`${id}-body`, `M${x - size * 0.5} ${y - size * 0.42}H${x + size * 0.5}C${x + size * 0.46} ${y - size * 0.12} ${x + size * 0.26} ${y} ${x} ${y}C${x - size * 0.26} ${y} ${x - size * 0.46} ${y - size * 0.12} ${x - size * 0.5} ${y - size * 0.42}Z`, tones, { depth: size * 0.12, soft: line(`M${x - size * 0.38} ${y - size * 0.32}C${x - size * 0.34} ${y - size * 0.18} ${x - size * 0.28} ${y - size * 0.12} ${x - size * 0.2} ${y - size * 0.07}`, "#ffffff", size * 0.05, 0.6) })}${form(`${id}-rim`, oval(x, y - size * 0.42, size * 0.5, size * 0.14), { light: "#ffffff", base: mix(tones.light, "#ffffff", 0.4), dark: tones.dark }, { depth: 6 })}${area(oval(x, y - size * 0.42, size * 0.45, size * 0.115), mix(roast, "#1c100a", 0.35))}${beans(x, y - size * 0.46, size * 0.4, size * 0.1, 44, roast)}`;

/** Draws a seedling of coffee: two pairs of glossy leaves on a stem. */
const seedling = (x: number, y: number, size: number, green: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${line("M0 0C2 -40 -2 -80 0 -132", mix(green, "#5b4a2c", 0.45), 6)}${[
    [-34, -46, -66, 1],
    [34, -52, 66, 1],
    [-30, -92, -50, 0.85],
    [30, -98, 50, 0.85],
    [0, -132, 4, 0.7],
  ]
    .map(
      ([, from = 0, angle = 0, scale = 1], i) =>
        `<g transform="translate(0 ${from}) rotate(${angle}) scale(${scale})"><path d="M0 0C-24 -18 -24 -58 0 -86C24 -58 24 -18 0 0Z" fill="${mix(green, i % 2 ? "#2f4a2c" : "#e6eab0", 0.2)}"/><path d="M0 0V-74" stroke="${mix(green, "#f2f4cc", 0.5)}" stroke-width="3" opacity="0.7"/><path d="M-8 -24C-12 -40 -8 -56 -2 -66" stroke="#ffffff" stroke-width="5" opacity="0.35" fill="none"/></g>`,
    )
    .join("")}</g>`;

/** Draws a nursery bag of soil with a seedling. */
const nurseryPot = (id: string, x: number, y: number, size: number, green: string) =>
  `${shadow(x, y, size * 0.62, size * 0.08)}${form(`${id}-bag`, `M${x - size * 0.3} ${y - size * 0.62}H${x + size * 0.3}L${x + size * 0.25} ${y}H${x - size * 0.25}Z`, tonesOf("#3f3a35"), { depth: size * 0.1, soft: line(`M${x - size * 0.18} ${y - size * 0.5}L${x - size * 0.15} ${y - size * 0.1}`, "#ffffff", size * 0.04, 0.35) })}${form(`${id}-soil`, oval(x, y - size * 0.62, size * 0.3, size * 0.09), tonesOf("#6b4a30"), { depth: 4 })}${seedling(x, y - size * 0.6, size * 0.9, green)}`;

/** Draws a bowl for tasting with coffee in it, and the crust of grounds where it was not stirred. */
const tastingBowl = (id: string, x: number, y: number, size: number, isStirred: boolean) =>
  `${shadow(x, y, size, size * 0.12)}${form(`${id}-body`, `M${x - size * 0.5} ${y - size * 0.56}H${x + size * 0.5}C${x + size * 0.48} ${y - size * 0.2} ${x + size * 0.3} ${y} ${x} ${y}C${x - size * 0.3} ${y} ${x - size * 0.48} ${y - size * 0.2} ${x - size * 0.5} ${y - size * 0.56}Z`, linen, { depth: size * 0.12, soft: line(`M${x - size * 0.36} ${y - size * 0.42}C${x - size * 0.34} ${y - size * 0.24} ${x - size * 0.26} ${y - size * 0.12} ${x - size * 0.16} ${y - size * 0.07}`, "#ffffff", size * 0.05, 0.7) })}${form(`${id}-rim`, oval(x, y - size * 0.56, size * 0.5, size * 0.13), { light: "#ffffff", base: "#fbf6ec", dark: linen.dark }, { depth: 5 })}${blend(`${id}-coffee`, oval(x, y - size * 0.55, size * 0.44, size * 0.1), isStirred ? ["#6b3d22", "#8a5530", "#4a2a1a"] : ["#7d5a3c", "#9a734e", "#6b4a30"])}${isStirred ? line(`M${x - size * 0.3} ${y - size * 0.56}C${x - size * 0.1} ${y - size * 0.61} ${x + size * 0.1} ${y - size * 0.61} ${x + size * 0.28} ${y - size * 0.57}`, "#d8a264", 4, 0.7) : times(18, (i) => area(oval(x - size * 0.34 + ((i * 37) % 68) * size * 0.01, y - size * 0.58 + ((i * 13) % 7) * size * 0.01, 5, 3), i % 2 ? "#5a3f2a" : "#b8926a", 0.8))}`;

/** Draws a round spoon for tasting. */
const spoon = (id: string, x: number, y: number, angle: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${soft(area(box(-8, -10, 210, 16), "#4a2c1a", 0.3))}${form(`${id}-handle`, "M40 -7L200 -4V4L40 7Z", steel, { depth: 3 })}${form(`${id}-bowl`, oval(0, 0, 46, 30), steel, { depth: 14, soft: `<ellipse cx="-10" cy="-8" rx="16" ry="8" fill="#ffffff" opacity="0.8"/>` })}</g>`;

/** Draws a present in paper, tied with a ribbon. */
const present = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  paper: Tones,
  ribbon: Tones,
) =>
  `${shadow(x, y, width * 0.9, width * 0.08)}${form(`${id}-box`, box(x - width / 2, y - height, width, height, 6), paper, { depth: 26, soft: line(`M${x - width * 0.4} ${y - height * 0.86}V${y - height * 0.2}`, "#ffffff", width * 0.04, 0.4), crisp: times(5, (i) => times(4, (j) => area(oval(x - width * 0.4 + i * width * 0.2, y - height * 0.86 + j * height * 0.24, 5), paper.light, 0.7))) })}${form(`${id}-band`, box(x - width * 0.07, y - height, width * 0.14, height), ribbon, { depth: 8 })}${form(`${id}-bow-left`, `M${x} ${y - height}C${x - width * 0.34} ${y - height - width * 0.3} ${x - width * 0.4} ${y - height + width * 0.02} ${x} ${y - height}Z`, ribbon, { depth: 10 })}${form(`${id}-bow-right`, `M${x} ${y - height}C${x + width * 0.34} ${y - height - width * 0.3} ${x + width * 0.4} ${y - height + width * 0.02} ${x} ${y - height}Z`, ribbon, { depth: 10 })}${form(`${id}-knot`, oval(x, y - height - 4, width * 0.06), ribbon, { depth: 6 })}`;

const roasts = ["#a9a878", "#c9a468", "#a06c3c", "#6b4128", "#3d2418"];
const glazes = ["#f3e9da", "#b7c6ac", "#f3e9da", "#e0b8a0", "#f3e9da"];

/** Scenes of the pages that tell about coffee. */
export const storyScenes = {
  "roast-levels": () =>
    byDay(
      `${wall("levels", ["#f4e9da", "#ead6bc", "#d9bd98"], 560)}${windowWith("levels-window", 1130, 60, 360, 330, `${blend("levels-sky", box(1130, 60, 360, 330), ["#cfe0e4", "#f6ecd6"], [0, 1])}${hills("levels-hill", 1130, 300, 360, 90, ["#bcc79c", "#96a878"])}`, "#f7efe2")}${tableTop("levels-table", 540, "#bf9064")}${beam("levels-beam", "M1130 420L1500 420L1180 880L420 880Z", 0.55)}`,
      `${place(grinders["box-grinder"], terracotta, 640, 610, 320)}${place(coffeePacks["coffee-bag"], espresso, 860, 600, 290)}${roasts
        .map((roast, i) =>
          bowl(
            `levels-bowl${i}`,
            560 + i * 224,
            700 + (i % 2) * 96,
            226,
            tonesOf(glazes[i] ?? "#f3e9da"),
            roast,
          ),
        )
        .join("")}${beans(1130, 866, 150, 14, 9, roasts[3] ?? "#6b4128")}`,
    ),
  cupping: () =>
    byDay(
      `${wall("cupping", ["#eef0ea", "#e0e2d6", "#c9ccb8"], 560)}${form("cupping-shelf", box(420, 200, 900, 22, 4), tonesOf("#a9774a"), { depth: 8 })}${times(3, (i) => line(`M${520 + i * 330} 222v54`, brass.base, 8))}${tableTop("cupping-table", 520, "#b98f68")}${beam("cupping-beam", "M1180 -20L1500 -20L1120 900L420 900Z", 0.5)}`,
      `${place(coffeePacks["coffee-tin"], forest, 520, 202, 140)}${place(coffeePacks["coffee-tin"], terracotta, 660, 202, 140)}${place(coffeePacks["coffee-tin"], crema, 800, 202, 140)}${place(brewing["storage-canister"], teal, 960, 202, 150)}${place(lightingFurniture.vase, snow, 1140, 202, 170)}${place(kettles.kettle, charcoal, 300, 640, 360)}${times(5, (i) => tastingBowl(`cupping-back${i}`, 620 + i * 190, 640, 150, i > 2))}${times(5, (i) => tastingBowl(`cupping-front${i}`, 520 + i * 226, 800, 190, i > 1))}${risingSteam(620, 540, 60)}${risingSteam(1190, 540, 60)}${risingSteam(746, 676, 76)}${spoon("cupping-spoon-a", 300, 770, -18)}${spoon("cupping-spoon-b", 1260, 850, 172)}`,
    ),
  seedlings: () =>
    byDay(
      `${blend("seedlings-sky", "M0 0H1600V620H0Z", ["#d7e6e4", "#eef0dc", "#fdf3d8"], [0, 1])}${glow("seedlings-sunlight", 1130, 230, 560, 380, "#fffbe0", 1)}${hills("seedlings-far", -20, 330, 1640, 220, ["#c4cfae", "#a5b78c", "#8aa274"])}${foliage(
        Array.from(
          { length: 9 },
          (_, i) => [80 + i * 190, 130 - ((i * 53) % 90), 120 + ((i * 31) % 40)] as const,
        ),
        "#7d9a62",
        420,
      )}${times(5, (i) => line(`M${120 + i * 350} 230C${112 + i * 350} 380 ${130 + i * 350} 480 ${116 + i * 350} 600`, "#86684a", 26 - (i % 2) * 6))}${blend("seedlings-ground", "M0 590C400 560 900 580 1600 550V900H0Z", ["#b3a070", "#8f7a50", "#6f5c3c"], [0.4, 1])}`,
      `${times(3, (row) =>
        times(11 - row, (i) =>
          nurseryPot(
            `seedlings-${row}-${i}`,
            [70, 20, 60][row]! + i * [150, 172, 205][row]!,
            [650, 750, 880][row]!,
            [110, 146, 190][row]!,
            ["#6f9a52", "#7fa85c", "#618c4a"][(i + row) % 3] ?? "#6f9a52",
          ),
        ),
      )}${place(garden["watering-can"], teal, 1330, 852, 260)}`,
    ),
  brewing: () =>
    byDay(
      `${wall("brewing", ["#f2ede2", "#e6dcc8", "#d3c09c"], 600)}${windowWith("brewing-window", 150, 70, 420, 380, `${blend("brewing-sky", box(150, 70, 420, 380), ["#cfe1e8", "#f7efda"], [0, 1])}${hills("brewing-hill", 150, 340, 420, 110, ["#bccb9e", "#94aa78"])}`, "#f8f1e4")}${tableTop("brewing-table", 590, "#c49a6c")}${beam("brewing-beam", "M150 500L590 500L1060 880L420 880Z", 0.6)}`,
      `${place(garden["plant-pot"], teal, 700, 620, 240)}${place(kitchenTools["kitchen-scale"], charcoal, 950, 830, 330)}${place(brewing["pour-over"], snow, 950, 744, 430, { lit: false })}${place(kettles.kettle, charcoal, 1330, 760, 440)}${place(grinders["hand-grinder"], forest, 640, 780, 290)}${risingSteam(950, 330, 70)}${cup("brewing-cup", 1250, 856, 130, tonesOf("#c4674a"), tonesOf("#f3e9da"))}${risingSteam(1250, 730, 56)}${beans(470, 820, 90, 22, 16, "#6b4128")}`,
    ),
  wrapping: () =>
    byDay(
      `${wall("wrapping", ["#efe6dc", "#e6d3c0", "#d2b394"], 600)}${times(18, (i) => glow(`wrapping-light${i}`, 40 + ((i * 197) % 1560), 60 + ((i * 83) % 330), 40 + ((i * 13) % 34), 40 + ((i * 13) % 34), i % 3 ? "#fff1c8" : "#f6c88c", 0.75))}${line("M-20 90C300 230 700 60 1000 170C1240 250 1420 120 1640 170", "#6b5236", 3, 0.7)}${tableTop("wrapping-table", 580, "#ad8058")}`,
      `${place(lightingFurniture.candle, snow, 420, 640, 220)}${present("wrapping-large", 1080, 720, 360, 300, tonesOf("#4f6d58"), tonesOf("#d9b25f"))}${present("wrapping-side", 1390, 740, 250, 200, tonesOf("#e9dcc6"), tonesOf("#b5473a"))}${present("wrapping-front", 860, 830, 230, 150, tonesOf("#b5573d"), linen)}${place(coffeePacks["coffee-tin"], rose, 640, 790, 230)}${place(coffeePacks["coffee-bag"], espresso, 1250, 836, 280)}${leafTwig(300, 820, 64, 100, "#5f7f5a", 9)}${leafTwig(330, 850, 92, 90, "#7c9162", 9)}${leafTwig(1480, 850, -70, 80, leaf.base, 7)}${cup("wrapping-cup", 480, 838, 130, tonesOf("#f3e9da"), tonesOf("#8fa285"))}${risingSteam(480, 710, 56)}`,
    ),
} satisfies Record<string, () => string>;

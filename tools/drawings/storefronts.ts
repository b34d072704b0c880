import {
  area,
  blend,
  box,
  brass,
  form,
  glow,
  line,
  mix,
  oval,
  times,
  tonesOf,
} from "./motifs/textiles.ts";
import { mark } from "./shade.ts";

/** Façades of the shop's stores: each is a large picture, whose left part is sky and street. */

interface Facade {
  /** Colour of the wall, of woodwork and of the awning's stripes. */
  wall: string;
  wood: string;
  awning: string;
  /** Draws the upper part of the house between x 620 and 1560, above y 330. */
  upper(id: string, facade: Facade): string;
}

const [left, right, ground] = [640, 1560, 790];

/** Draws sky, the houses across the street and the pavement. */
export const storeSurroundings = (id: string): string =>
  `${blend(`${id}-sky`, "M0 0H1600V800H0Z", ["#e3ecec", "#f1e9da", "#f5e6cc"])}${times(6, (i) => {
    const [x, y] = [i * 128 - 40, 330 + ((i * 97) % 140)];
    return `${blend(`${id}-house${i}`, `M${x} ${y}L${x + 62} ${y - 66}L${x + 124} ${y}V780H${x}Z`, [mix("#e9d8be", "#d8c3a4", (i % 3) / 2), "#dcc8a8"], [0.2, 1])}${times(6, (w) => area(box(x + 20 + (w % 2) * 52, y + 36 + Math.floor(w / 2) * 96, 32, 54, 3), "#c9b491", 0.7))}`;
  })}${blend(`${id}-street`, "M0 776H1600V900H0Z", ["#d9cab3", "#bda88b"], [0.3, 1])}${times(12, (i) => line(`M${i * 150} 776L${i * 190 - 260} 900`, "#a08a6e", 2.5, 0.35))}${line("M0 828H1600", "#a08a6e", 2.5, 0.35)}`;

/** Draws the lit inside of the shop: shelves with packs, lamps, a counter. */
const inside = (id: string, x: number, y: number, width: number, height: number): string => {
  const packs = ["#5a3a29", "#c4674a", "#f3e9da", "#3e8484", "#d6a23a"];
  const count = Math.floor((width - 20) / 44);
  return `${blend(`${id}-light`, box(x, y, width, height), ["#f8dda4", "#efc07a", "#c98a4c"], [0.4, 1])}${[0.42, 0.66].map((share, row) => area(box(x + 10, y + height * share, width - 20, 8), "#8a5a34") + times(count, (i) => area(box(x + 16 + i * 44, y + height * share - 52 + ((i + row) % 3) * 7, 32, 52 - ((i + row) % 3) * 7, 4), packs[(i + row * 2) % 5]!))).join("")}${area(box(x, y + height * 0.78, width, height * 0.22), "#a9774a")}${times(
    2,
    (i) => {
      const lamp = x + (width * (i * 2 + 1)) / 4;
      return `${line(`M${lamp} ${y}V${y + 34}`, "#4a2c1a", 3)}${glow(`${id}-glow${i}`, lamp, y + 60, 76, 70, "#fff3cc", 0.95)}${area(`M${lamp - 24} ${y + 56}C${lamp - 20} ${y + 30} ${lamp + 20} ${y + 30} ${lamp + 24} ${y + 56}Z`, "#3a3634")}`;
    },
  )}${area(`M${x} ${y}H${x + width * 0.4}L${x + width * 0.12} ${y + height}H${x}Z`, "#ffffff", 0.14)}`;
};

const shopWindow = (id: string, x: number, width: number, wood: string): string =>
  `${inside(id, x, 440, width, 270)}${form(`${id}-frame`, `M${x - 14} 426H${x + width + 14}V724H${x - 14}ZM${x} 440V710H${x + width}V440Z`, tonesOf(wood), { depth: 6 })}${form(`${id}-sill`, box(x - 24, 716, width + 48, 70, 4), tonesOf(mix(wood, "#ffffff", 0.08)), { depth: 10 })}`;

const door = (id: string, x: number, wood: string): string =>
  `${form(`${id}-door`, box(x, 426, 190, 362, 4), tonesOf(wood), { depth: 12 })}${blend(`${id}-glass`, box(x + 28, 456, 134, 210, 4), ["#f3cf8c", "#d9a05c"], [0.3, 1])}${area(`M${x + 28} 456H${x + 110}L${x + 50} 666H${x + 28}Z`, "#ffffff", 0.18)}${mark(x + 95, 556, 36, "#fff3d6")}${form(`${id}-handle`, box(x + 170, 560, 10, 80, 5), brass, { depth: 4 })}${form(`${id}-step`, box(x - 20, 784, 230, 18, 3), tonesOf("#b3a189"), { depth: 5 })}`;

const awning = (id: string, x: number, width: number, colour: string): string => {
  const stripes = Math.round(width / 50);
  const each = width / stripes;
  return times(stripes, (i) => {
    const from = x + i * each;
    return blend(
      `${id}-awning${i}`,
      `M${from} 392H${from + each}L${from + each + 4} 462C${from + each + 4} 484 ${from - 4} 484 ${from - 4} 462Z`,
      i % 2 ? ["#fdf6e8", "#efdfc4"] : [mix(colour, "#ffffff", 0.15), colour],
      [0, 1],
    );
  });
};

const sign = (id: string, wood: string): string =>
  `${form(`${id}-sign`, box(left + 10, 330, right - left - 20, 64, 4), tonesOf(mix(wood, "#20150f", 0.25)), { depth: 10, crisp: line(box(left + 26, 342, right - left - 52, 40, 3), "#d9b25f", 2.5, 0.7) })}${mark((left + right) / 2, 362, 24, "#e8c988")}${line(`M${left + 60} 362H${(left + right) / 2 - 60}M${(left + right) / 2 + 60} 362H${right - 60}`, "#e8c988", 2.5, 0.5)}`;

/** Draws a window of an upper floor: a rectangle, or one with a round head. */
const upperWindow = (x: number, y: number, [width, height]: [number, number], isRound: boolean) => {
  const head = isRound
    ? `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`
    : box(x, y, width, height, 3);
  return `${area(head, "#4c4640")}${area(head, "#8fa3a6", 0.55)}${line(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.45}H${x + width}`, "#efe6d6", 5)}${line(head, "#f4ecdd", 8)}${form(`sill${x}-${y}`, box(x - 10, y + height, width + 20, 12, 2), tonesOf("#d8c9b0"), { depth: 4 })}`;
};

const windowRow = (y: number, count: number, size: [number, number], isRound = false) => {
  const gap = (right - left) / count;
  return times(count, (i) =>
    upperWindow(Math.round(left + gap * (i + 0.5) - size[0] / 2), y, size, isRound),
  );
};

const house = (id: string, outline: string, wall: string, crisp = "") =>
  form(`${id}-wall`, outline, tonesOf(wall), { depth: 16, crisp });

const bricks = times(24, (i) => line(`M${left} ${i * 16 - 20}H${right}`, "#5f2f22", 1.5, 0.3));

const facades = {
  corner: {
    wall: "#e0cba6",
    wood: "#3f5f4a",
    awning: "#b5573d",
    upper: (id, { wall }) =>
      `${house(id, `M${left} 40H${right}V${ground}H${left}Z`, wall)}${form(`${id}-cornice`, box(left - 20, 24, right - left + 40, 34, 4), tonesOf("#cdb48a"), { depth: 8 })}${windowRow(96, 5, [96, 170])}`,
  },
  warehouse: {
    wall: "#a5523c",
    wood: "#2c3f4a",
    awning: "#2c5a66",
    upper: (id, { wall }) =>
      `${house(id, `M${left} 130L1100 -30L${right} 130V${ground}H${left}Z`, wall, bricks)}${windowRow(150, 4, [120, 150], true)}${form(`${id}-beam`, box(1086, 10, 28, 70, 3), tonesOf("#3a3634"), { depth: 5 })}${line("M1100 80V128", "#3a3634", 4)}`,
  },
  arcade: {
    wall: "#d9c9b5",
    wood: "#5a3a29",
    awning: "#8a5a34",
    upper: (id, { wall }) =>
      `${house(id, `M${left} 10H${right}V${ground}H${left}Z`, wall)}${windowRow(70, 6, [78, 190], true)}${form(`${id}-band`, box(left, 292, right - left, 18, 3), tonesOf("#c4b197"), { depth: 5 })}`,
  },
  townhouse: {
    wall: "#d9a679",
    wood: "#324a63",
    awning: "#324a63",
    upper: (id, { wall }) =>
      `${house(id, `M${left} 60H${right}V${ground}H${left}Z`, wall)}${form(`${id}-roof`, `M${left - 16} 66L${left + 70} -40H${right - 70}L${right + 16} 66Z`, tonesOf("#7b4a38"), { depth: 12 })}${windowRow(110, 4, [92, 168])}${times(
        4,
        (i) => {
          const x = Math.round(left + 230 * (i + 0.5) - 46);
          return (
            area(box(x - 46, 108, 38, 172, 3), "#4f6f5c") +
            area(box(x + 100, 108, 38, 172, 3), "#4f6f5c")
          );
        },
      )}`,
  },
  gable: {
    wall: "#cfd2c0",
    wood: "#6a2f2a",
    awning: "#6a2f2a",
    upper: (id, { wall }) =>
      `${house(id, `M${left} 190H${left + 130}V110H${left + 260}V30H${left + 390}V-20H${right - 390}V30H${right - 260}V110H${right - 130}V190H${right}V${ground}H${left}Z`, wall)}${windowRow(206, 5, [84, 96], true)}${area(oval(1100, 90, 54, 54), "#4c4640")}${area(oval(1100, 90, 54, 54), "#8fa3a6", 0.5)}${line(oval(1100, 90, 54, 54), "#f4ecdd", 9)}${line("M1100 36V144M1046 90H1154", "#efe6d6", 5)}`,
  },
} satisfies Record<string, Facade>;

export type FacadeName = keyof typeof facades;
export const facadeNames = Object.keys(facades) as FacadeName[];

/** Draws the house with the store in its ground floor. */
export function storeFacade(name: FacadeName): string {
  const facade: Facade = facades[name];
  const { wood, awning: stripes, upper } = facade;
  const id = `store-${name}`;
  return `${upper(id, facade)}${form(`${id}-base`, box(left, 394, right - left, ground - 394, 2), tonesOf(mix(wood, "#ffffff", 0.05)), { depth: 10 })}${shopWindow(`${id}-a`, 690, 260, wood)}${door(`${id}-d`, 1005, wood)}${shopWindow(`${id}-b`, 1250, 260, wood)}${awning(`${id}-a`, 672, 296, stripes)}${awning(`${id}-b`, 1232, 296, stripes)}${sign(id, wood)}`;
}

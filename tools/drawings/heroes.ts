import { brewing } from "./motifs/brewing.ts";
import { coffeePacks } from "./motifs/coffee-packs.ts";
import { children } from "./motifs/children.ts";
import { bedding } from "./motifs/bedding.ts";
import { furniture } from "./motifs/furniture.ts";
import { outdoors } from "./motifs/outdoors.ts";
import { toys } from "./motifs/toys.ts";
import { garden } from "./motifs/garden.ts";
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
  textiles,
  times,
  tonesOf,
  wood,
} from "./motifs/textiles.ts";
import { travel as luggage } from "./motifs/travel.ts";
import { palettes } from "./palette.ts";
import { mark } from "./shade.ts";
import {
  beam,
  boards,
  byDay,
  cherries,
  croissant,
  cup,
  dawn,
  dusk,
  foliage,
  hills,
  lamplight,
  leafTwig,
  place,
  sack,
  scene,
  shadow,
  sheerCurtain,
  soft,
  risingSteam,
  tableTop,
  wall,
  windowWith,
} from "./scene-parts.ts";
import { storyScenes } from "./story-scenes.ts";
import { facadeNames, storeFacade, storeSurroundings, type FacadeName } from "./storefronts.ts";

const {
  snow,
  sage,
  forest,
  terracotta,
  mustard,
  rose,
  navy,
  teal,
  crema,
  espresso,
  charcoal,
  coral,
} = palettes;

export const heroes = {
  morning: () =>
    byDay(
      `${wall("morning", ["#faeedd", "#f5dfc2", "#e9c79f"], 700)}${windowWith("morning-window", 880, 90, 540, 430, dawn("morning-view", 880, 90, 540, 430), "#f7efe2")}${sheerCurtain("morning-curtain", 1430, 20, 640, 150, "#f3e4cf")}${form("morning-rail", box(780, 24, 820, 12, 6), brass, { depth: 6 })}${sheerCurtain("morning-curtain-left", 776, 30, 640, 92, "#f3e4cf")}${tableTop("morning-table", 640, "#c99a69")}${beam("morning-beam", "M900 560L1420 560L1180 860L420 860Z", 0.65)}`,
      `${place(brewing["moka-pot"], terracotta, 1340, 716, 300)}${place(lightingFurniture.vase, sage, 760, 668, 330)}${shadow(1170, 800, 300, 34)}${form("morning-plate", oval(1160, 786, 160, 36), linen, { depth: 12 })}${form("morning-plate-well", oval(1160, 782, 112, 22), { light: linen.base, base: mix(linen.base, linen.dark, 0.2), dark: linen.dark }, { depth: 8 })}${croissant("morning-croissant-a", 1196, 776, 190)}${croissant("morning-croissant-b", 1118, 792, 170)}${risingSteam(866, 612, 90)}${cup("morning-cup", 866, 812, 190, tonesOf("#f3e9da"))}${shadow(1500, 806, 120, 14)}${form("morning-orange", oval(1486, 762, 46), tonesOf("#e59a4a"), { depth: 26, soft: `<ellipse cx="1470" cy="744" rx="12" ry="9" fill="#fff3d6" opacity="0.9"/>` })}${form("morning-orange-b", oval(1556, 778, 42), tonesOf("#df8d42"), { depth: 24 })}${leafTwig(1486, 722, 50, 26, leaf.base, 3)}`,
    ),
  evening: () =>
    scene(
      `${wall("evening", ["#3a2720", "#40291f", "#2b1b16"], 700)}${windowWith("evening-window", 880, 90, 540, 430, dusk("evening-view", 880, 90, 540, 430), "#5c4536")}${sheerCurtain("evening-curtain", 1430, 20, 640, 150, "#5f4636")}${form("evening-rail", box(780, 24, 820, 12, 6), brass, { depth: 6 })}${sheerCurtain("evening-curtain-left", 776, 30, 640, 92, "#5f4636")}${glow("evening-glow", 1080, 470, 620, 430, "#ffb765", 0.4)}${tableTop("evening-table", 640, "#7a4f33")}`,
      `${place(lightingFurniture["table-lamp"], terracotta, 1080, 690, 430)}${place(brewing["moka-pot"], terracotta, 1360, 726, 290)}${place(lightingFurniture.vase, sage, 760, 672, 320)}${shadow(1240, 812, 260, 30)}${form("evening-plate", oval(1240, 800, 140, 32), linen, { depth: 12 })}${croissant("evening-croissant", 1240, 792, 176)}${glow("evening-pool", 1060, 760, 520, 130, "#ffcf86", 0.4)}${lamplight("evening-dark", 1090, 560, 980)}${glow("evening-lamp", 1080, 480, 260, 220, "#ffd893", 0.55)}${risingSteam(900, 600, 96)}${cup("evening-cup", 900, 822, 180, tonesOf("#d9c3a4"))}`,
    ),
  harvest: () =>
    byDay(
      `${blend("harvest-sky", "M0 0H1600V900H0Z", ["#fbe7c4", "#fdf2d9", "#f3e3bd"], [0, 1])}${glow("harvest-sunlight", 980, 210, 620, 480, "#fffbe6", 1)}${hills("harvest-far", -40, 300, 1700, 260, ["#d3d2b0", "#b9c19a", "#9db084"])}${blend("harvest-slope", "M0 640C300 590 560 600 820 540C1100 470 1360 480 1600 420V900H0Z", ["#b3c08c", "#8ea56c", "#6f8a57"], [1, 0.6])}${times(
        6,
        (row) =>
          times(17, (i) => {
            const size = 0.62 + row * 0.12;
            const x = 620 + ((row * 53) % 90) + i * 74 * (0.8 + row * 0.08);
            const y = 606 + row * 42 - (x - 620) * (0.15 - row * 0.016);
            const green = mix("#8fa86a", "#48663f", 0.12 + row * 0.13);
            return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})" opacity="${Math.min(1, (i + 0.4) / 4).toFixed(2)}">${area(oval(10, 26, 62, 13), "#34482f", 0.3)}${area("M-54 22C-66 4 -54 -16 -38 -18C-34 -40 -8 -48 4 -40C22 -50 42 -36 42 -20C60 -14 66 8 54 22C30 32 -30 32 -54 22Z", green)}${area("M-40 -2C-40 -24 -16 -36 2 -28C-6 -22 -22 -16 -24 -2C-28 4 -36 4 -40 -2Z", mix(green, "#e3e6a8", 0.42), 0.8)}${area("M6 2C10 -14 30 -20 40 -10C34 -6 26 0 22 8C14 12 6 10 6 2Z", mix(green, "#e3e6a8", 0.3), 0.7)}${area(oval(-14 + ((i * 17) % 30), 8, 5), "#b2352d")}${area(oval(20 - ((i * 13) % 24), -12, 4.5), "#c4472f")}</g>`;
          }),
      )}${blend("harvest-front", "M0 780C400 720 760 800 1100 760C1300 740 1460 720 1600 730V900H0Z", ["#8aa066", "#5d774a"], [0.3, 1])}`,
      `${area(oval(980, 210, 62), "#fffdf0")}${shadow(1180, 852, 520, 54)}${line("M960 640C960 430 1400 430 1400 640", "#8f6438", 24)}${line("M956 636C958 424 1390 422 1394 620", "#c99a62", 12)}${form("harvest-heap", "M948 640C980 560 1090 520 1180 526C1280 520 1380 560 1412 640Z", tonesOf("#a3322e"), { depth: 20 })}${cherries(
        "harvest-cherry",
        Array.from(
          { length: 44 },
          (_, i) =>
            [
              982 + ((i * 71) % 398),
              632 - Math.max(0, (1 - (((i * 71) % 398) / 199 - 1) ** 2) * 84) * ((i % 5) / 4),
            ] as const,
        ),
        27,
      )}${form("harvest-basket", "M930 626C1000 660 1360 660 1430 626L1386 832C1376 862 984 862 974 832Z", tonesOf("#b8844c"), { depth: 30, crisp: times(8, (row) => times(16, (i) => area(box(922 + i * 34 + (row % 2) * 17, 646 + row * 27, 30, 22, 9), row % 2 ? "#d8ad74" : "#c99a62", 0.9))) })}${form("harvest-brim", "M922 620C1000 652 1360 652 1438 620C1446 634 1440 652 1428 656C1340 682 1020 682 932 656C920 652 914 634 922 620Z", tonesOf("#d0a068"), { depth: 14, crisp: times(34, (i) => line(`M${926 + i * 16} 616l-16 60`, "#8f6438", 4, 0.4)) })}${line("M1640 60C1500 90 1380 130 1240 120", "#6f5236", 12)}${[
        [1520, 92, -160, 150],
        [1450, 112, -40, 130],
        [1380, 122, 170, 150],
        [1330, 128, -70, 120],
        [1260, 120, -110, 150],
        [1290, 124, 190, 130],
        [1560, 80, 150, 160],
      ]
        .map(
          ([x = 0, y = 0, angle = 0, size = 100]) =>
            `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0C-${size * 0.32} -${size * 0.3} -${size * 0.3} -${size * 0.8} 0 -${size * 1.15}C${size * 0.3} -${size * 0.8} ${size * 0.32} -${size * 0.3} 0 0Z" fill="${mix("#5f8152", angle > 0 ? "#3d5a3c" : "#a9bf7c", 0.35)}"/><path d="M0 0V-${size * 0.95}" stroke="#cfdca4" stroke-width="4" opacity="0.6"/></g>`,
        )
        .join("")}${cherries(
        "harvest-branch",
        [
          [1470, 140],
          [1436, 158],
          [1490, 172],
          [1350, 156],
          [1318, 172],
          [1372, 182],
          [1555, 122],
          [1580, 146],
        ],
        23,
      )}${shadow(850, 846, 70, 10)}${cherries(
        "harvest-fallen",
        [
          [838, 826],
          [884, 838],
          [1470, 848],
        ],
        24,
      )}`,
    ),
  roastery: () =>
    byDay(
      `${wall("roastery", ["#f4e7d6", "#ecd7bd", "#d9bb98"], 720)}${boards("roastery", 700, 900, "#b98d64")}`,
      `${place(lightingFurniture["pendant-lamp"], forest, 800, 330, 330, { lit: false })}${blend("roastery-pipe", "M1356 0H1412V390H1356Z", ["#7d766e", "#c9c3b9", "#6f6860"])}${blend("roastery-elbow", box(1344, 150, 80, 20, 4), ["#6f6860", "#b8b1a6", "#5f5850"])}${shadow(1160, 824, 620, 50)}${form("roastery-stand", "M1130 620H1380V808C1380 818 1374 824 1364 824H1146C1136 824 1130 818 1130 808Z", tonesOf("#35513f"), { depth: 26, crisp: line("M1160 680H1350M1160 704H1350M1160 728H1350", "#1f3328", 7, 0.6) })}${form("roastery-foot", box(1112, 808, 286, 20, 6), tonesOf("#3a3532"), { depth: 8 })}${form("roastery-body", "M1010 330H1330C1390 330 1420 380 1420 470C1420 570 1390 640 1330 640H1010Z", tonesOf("#3f5f4a"), { depth: 60, crisp: area("M1150 320H1176V650H1150ZM1330 320H1346V650H1330Z", brass.base, 0.9) })}${form("roastery-face", oval(1012, 484, 172), tonesOf("#4a6c55"), { depth: 44 })}${line(oval(1012, 484, 150), brass.base, 9)}${form("roastery-door", oval(1012, 484, 118), tonesOf("#2f4a3a"), { depth: 26 })}${form("roastery-glass", oval(1012, 484, 78), { light: "#f3b768", base: "#a8622f", dark: "#4a2417" }, { depth: 26, crisp: times(26, (i) => `<ellipse cx="${950 + ((i * 41) % 126)}" cy="${476 + ((i * 19) % 84)}" rx="15" ry="10" fill="${i % 2 ? "#4a2a1a" : "#6b3d24"}" transform="rotate(${(i * 53) % 180} ${950 + ((i * 41) % 126)} ${476 + ((i * 19) % 84)})"/>`) })}${line(oval(1012, 484, 82), steel.base, 9)}${line("M1092 420L1150 372", wood.dark, 16)}${times(8, (i) => area(oval(1012 + 150 * Math.cos(i * 0.785 + 0.39), 484 + 150 * Math.sin(i * 0.785 + 0.39), 8), brass.light))}${form("roastery-hopper", "M1060 150H1340L1262 300V336H1140V300Z", brass, { depth: 34, soft: line("M1110 180L1160 290", "#fff6dc", 18, 0.6) })}${form("roastery-hopper-rim", box(1046, 132, 308, 28, 12), tonesOf("#b98a45"), { depth: 10 })}${form("roastery-chute", "M960 628H1064L1040 690H984Z", steel, { depth: 14 })}${form("roastery-tray", "M800 690H1190L1172 760C1164 780 826 780 818 760Z", steel, { depth: 28, soft: line("M840 710C850 740 860 752 880 760", "#ffffff", 14, 0.7) })}${form("roastery-beans", oval(995, 690, 195, 34), tonesOf("#5a3422"), { depth: 6, crisp: times(60, (i) => `<ellipse cx="${810 + ((i * 67) % 372)}" cy="${664 + ((i * 29) % 54)}" rx="13" ry="8" fill="${i % 3 ? "#6b3f28" : "#432619"}" transform="rotate(${(i * 37) % 180} ${810 + ((i * 67) % 372)} ${664 + ((i * 29) % 54)})"/>`) })}${line("M800 690a195 34 0 0 0 390 0", steel.light, 8)}${form("roastery-tray-leg", "M980 772h30v52h-30z", tonesOf("#3a3532"), { depth: 8 })}${mark(1248, 480, 52, "#e2c078")}${risingSteam(960, 650, 110)}${sack("roastery-sack-a", 1500, 800, 270)}${sack("roastery-sack-b", 1420, 850, 230)}${sack("roastery-sack-c", 700, 848, 220)}${place(coffeePacks["coffee-bag"], espresso, 870, 868, 150)}`,
    ),
  terrace: () =>
    byDay(
      `${blend("terrace-sky", "M0 0H1600V620H0Z", ["#f6d9b8", "#fbe8cd", "#fdf3e0"], [0, 1])}${glow("terrace-sunlight", 1240, 400, 640, 420, "#fff3cc", 1)}${hills("terrace-hill", 0, 400, 1600, 170, ["#cfc7a4", "#b0b78d"])}${foliage(
        Array.from(
          { length: 14 },
          (_, i) => [600 + i * 80, 590 - ((i * 29) % 50), 88 - (i === 0 ? 24 : 0)] as const,
        ),
        "#6f8a5e",
        620,
      )}${blend("terrace-hedge", "M0 600C240 580 420 590 700 580L1600 560V700H0Z", ["#c4c89c", "#9dae7c"], [1, 1])}${boards("terrace", 640, 900, "#cba27a")}`,
      `${line("M470 40C800 190 1240 190 1640 40", "#6b5236", 4)}${times(12, (i) => {
        const t = (i + 1) / 13.4;
        const x =
          470 * (1 - t) ** 3 + 2400 * t * (1 - t) ** 2 + 3720 * t ** 2 * (1 - t) + 1640 * t ** 3;
        const y = 40 + 450 * t * (1 - t);
        return (
          glow(`terrace-bulb-glow${i}`, x, y + 24, 70, 70, "#ffd88f", 0.8) +
          area(oval(x, y + 24, 11, 16), "#fff3cf") +
          area(box(x - 5, y, 10, 10), "#6b5236")
        );
      })}${place(outdoors.parasol, terracotta, 1350, 740, 660)}${place(garden["plant-pot"], teal, 1530, 700, 240)}${place(garden["plant-pot"], terracotta, 650, 690, 200)}${place(furniture["garden-chair"], sage, 860, 800, 370)}${place(furniture["garden-chair"], sage, 1400, 830, 400)}${shadow(1130, 838, 240, 30)}${form("terrace-table-leg", "M1112 660h36l10 170h-56z", tonesOf("#7b5b43"), { depth: 12 })}${form("terrace-table-foot", oval(1130, 832, 92, 16), tonesOf("#7b5b43"), { depth: 8 })}${form("terrace-table-edge", "M990 640H1270V656C1270 690 990 690 990 656Z", wood, { depth: 12 })}${form("terrace-table", oval(1130, 642, 140, 34), tonesOf("#d9b184"), { depth: 14 })}${place(brewing["french-press"], charcoal, 1170, 642, 130)}${risingSteam(1078, 580, 50)}${cup("terrace-cup", 1078, 654, 76, tonesOf("#f3e9da"))}${place(garden.lantern, charcoal, 640, 850, 210)}${place(garden.lantern, snow, 1190, 876, 150)}`,
    ),
  bedroom: () =>
    byDay(
      `${wall("bedroom", ["#f4ede0", "#ebe0cd", "#d9c8ad"], 720)}${boards("bedroom", 716, 900, "#c9a680")}${area(box(0, 700, 1600, 18), "#f7f0e4")}${beam("bedroom-beam-a", "M560 60L770 110L770 430L560 380Z", 0.9)}${beam("bedroom-beam-b", "M800 118L1010 168L1010 488L800 438Z", 0.8)}`,
      `${place(lightingFurniture["picture-frame"], terracotta, 1180, 300, 220, { lit: false })}${place(lightingFurniture["picture-frame"], sage, 1390, 280, 180, { lit: false })}${shadow(1140, 850, 960, 50)}${form("bedroom-headboard", "M860 700V400C860 350 900 330 950 330H1520C1570 330 1610 350 1610 400V700Z", wood, { depth: 26, crisp: times(9, (i) => line(`M${930 + i * 80} 330V700`, wood.dark, 4, 0.4)) })}${form("bedroom-base", "M786 700H1640V800H786Z", tonesOf("#a87a4d"), { depth: 20 })}${form("bedroom-foot", "M806 796h44v44h-36zM1540 796h44v44h-36z", tonesOf("#8a6038"), { depth: 8 })}${form("bedroom-sheet", "M800 610C960 580 1500 580 1640 600V740H800C784 700 786 640 800 610Z", linen, { depth: 26 })}${place(textiles.pillow, snow, 1060, 610, 300, { lit: false })}${place(textiles.pillow, snow, 1400, 610, 300, { lit: false })}${place(textiles.pillow, sage, 1130, 636, 280, { lit: false })}${place(textiles.pillow, sage, 1400, 638, 280, { lit: false })}${place(bedding.cushion, terracotta, 1262, 640, 190, { lit: false })}${form("bedroom-duvet", "M770 660C900 600 1100 620 1300 616C1440 612 1560 606 1640 612V800C1500 830 1300 806 1120 822C980 834 860 826 776 812C748 780 744 690 770 660Z", tonesOf("#f6f0e4"), { depth: 50, soft: `${line("M900 640C880 700 900 760 880 820M1080 630C1100 700 1060 760 1080 822M1280 626C1260 700 1300 760 1270 812M1460 622C1490 690 1450 750 1480 810", "#b7a68c", 20, 0.42)}${line("M820 690C900 650 1000 660 1080 652M1180 660C1280 650 1360 656 1420 648", "#ffffff", 30, 0.9)}` })}${form("bedroom-throw", "M764 706C960 668 1300 690 1640 664V796C1500 826 1300 802 1120 818C980 830 860 824 772 810C752 780 752 730 764 706Z", tonesOf("#8fa285"), { depth: 34, crisp: times(6, (i) => line(`M740 ${716 + i * 20}C960 ${686 + i * 20} 1300 ${702 + i * 20} 1660 ${676 + i * 20}`, i % 2 ? "#f0e3c4" : "#6f8266", 5, 0.5)), soft: line("M900 690C880 740 900 780 886 830M1120 690C1140 740 1104 780 1120 830M1330 690C1310 740 1340 780 1320 820M1500 680C1526 730 1490 770 1510 816", "#4d5f48", 20, 0.35) })}${place(furniture["side-table"], crema, 690, 812, 250)}${shadow(1210, 776, 280, 20)}${form("bedroom-tray", "M1080 722L1330 708L1370 760L1070 778Z", wood, { depth: 12 })}${risingSteam(1180, 660, 60)}${cup("bedroom-cup", 1176, 756, 92, tonesOf("#d39a94"), linen)}${form("bedroom-book", "M1258 734L1338 728L1350 750L1262 758Z", tonesOf("#2f4560"), { depth: 6 })}`,
    ),
  "autumn-walk": () => {
    const tree = (x: number, y: number, size: number, colour: string) =>
      `<g transform="translate(${x} ${y}) scale(${size / 300})">${area("M-14 0C-8 -90 -16 -160 -8 -230H10C16 -160 10 -90 18 0Z", "#7a5a42")}${line("M0 -130L-58 -214M4 -150L58 -230", "#7a5a42", 9)}${foliage(
        [
          [0, -330, 110],
          [-84, -260, 84],
          [86, -270, 88],
          [-40, -380, 80],
          [54, -388, 76],
          [0, -230, 84],
        ],
        colour,
        260,
      )}</g>`;
    const leaves = times(90, (i) => {
      const x = 560 + ((i * 173) % 1060);
      const y = 640 + ((i * 61) % 250);
      return `<path d="M0 0C-9 -6 -9 -16 0 -24C9 -16 9 -6 0 0Z" fill="${["#c4674a", "#d6a23a", "#b5573d", "#e0b35a"][i % 4]}" opacity="${0.55 + (i % 3) * 0.15}" transform="translate(${x} ${y}) rotate(${(i * 67) % 360}) scale(${(0.5 + (y - 640) / 250).toFixed(2)})"/>`;
    });
    return byDay(
      `${blend("autumn-sky", "M0 0H1600V900H0Z", ["#fbeedb", "#f8dfbb", "#eec791"], [0.5, 1])}${glow("autumn-sunlight", 1010, 330, 560, 480, "#fffbe8", 1)}${soft(times(9, (i) => area(oval(640 + i * 130, 470 - ((i * 37) % 70), 110, 130), ["#e6bd84", "#dba06e", "#d9b478"][i % 3] ?? "#e6bd84", 0.55)))}${hills("autumn-hill", 0, 520, 1600, 160, ["#e6cb97", "#d0b27a"])}${tree(760, 610, 190, "#d9a24a")}${tree(900, 590, 130, "#c98048")}${tree(1230, 600, 170, "#d18a46")}${blend("autumn-meadow", "M0 640C400 590 800 600 1100 610C1300 616 1500 600 1600 600V900H0Z", ["#dcbf86", "#c2a062", "#a5834d"], [0.6, 1])}${blend("autumn-path", "M1060 600C1030 640 1130 670 1090 720C1040 780 860 820 700 900H1420C1400 820 1260 760 1220 710C1180 670 1120 640 1084 600Z", ["#f6e6c8", "#e9d0a6", "#d6b685"], [0.2, 1])}${tree(1450, 760, 460, "#c4674a")}${tree(640, 720, 260, "#cf9140")}${leaves}`,
      `${shadow(1150, 842, 210, 22)}${form("autumn-leg-left", "M1098 700L1144 700L1138 812L1106 812Z", tonesOf("#39475c"), { depth: 12 })}${form("autumn-leg-right", "M1152 700L1200 700L1206 790L1172 790Z", tonesOf("#2f3c50"), { depth: 12 })}${form("autumn-boot-left", "M1100 796H1142L1146 838C1146 846 1092 846 1092 838Z", tonesOf("#5b3a28"), { depth: 10 })}${form("autumn-boot-right", "M1168 776H1208L1214 816C1214 824 1164 824 1164 816Z", tonesOf("#4a2f22"), { depth: 10 })}${form("autumn-arm-left", "M1082 470C1046 500 1040 580 1046 652C1048 672 1076 674 1080 654C1084 610 1092 570 1102 540Z", tonesOf("#ab7043"), { depth: 10 })}${form("autumn-arm-right", "M1216 470C1252 500 1258 570 1254 640C1252 660 1226 664 1220 644C1214 610 1208 570 1198 540Z", tonesOf("#a46c40"), { depth: 10 })}${form("autumn-coat", "M1104 440C1130 428 1170 428 1196 440C1216 448 1226 466 1224 500C1220 560 1230 660 1244 744C1200 764 1100 764 1056 744C1068 660 1078 560 1074 500C1072 466 1082 448 1104 440Z", tonesOf("#b98050"), { depth: 36, crisp: line("M1150 600V760", "#6b4326", 4, 0.6) + line("M1082 560C1120 570 1180 570 1220 560M1080 584C1120 594 1180 594 1222 584", "#6b4326", 3, 0.5), soft: line("M1110 600C1104 660 1096 710 1090 760M1194 600C1200 660 1206 710 1212 760", "#6b4326", 13, 0.4) })}${area(oval(1110, 574, 6), "#5b3a28")}${area(oval(1190, 574, 6), "#5b3a28")}${form("autumn-hair", "M1108 350C1104 400 1110 432 1126 446H1176C1192 430 1196 396 1192 350Z", tonesOf("#5b3a28"), { depth: 14 })}${form("autumn-beanie", "M1098 372C1092 310 1116 282 1150 282C1184 282 1208 310 1202 372C1170 382 1130 382 1098 372Z", tonesOf("#3f5f4a"), { depth: 22, crisp: times(7, (i) => line(`M1150 276C${1150 + (i - 3) * 16} 300 ${1150 + (i - 3) * 18} 340 ${1150 + (i - 3) * 17} 380`, "#263d30", 3, 0.4)) })}${form("autumn-cuff", "M1092 352C1130 364 1170 364 1208 352L1210 380C1170 392 1130 392 1090 380Z", tonesOf("#4a6c55"), { depth: 10, crisp: times(15, (i) => line(`M${1094 + i * 8} 350V394`, "#263d30", 2.5, 0.4)) })}${form("autumn-pom", oval(1150, 274, 24), tonesOf("#e2b77a"), { depth: 12 })}${form("autumn-scarf-tail", "M1180 440L1228 432C1262 500 1276 560 1270 620L1228 616C1228 560 1212 500 1180 440Z", tonesOf("#c4553f"), { depth: 14, crisp: area("M1216 570L1280 566V584L1216 588Z", "#f3d9b0") })}${times(6, (i) => line(`M${1230 + i * 7} 616l${i - 2} 24`, "#c4553f", 4))}${form("autumn-scarf", "M1086 424C1090 398 1210 398 1214 424C1222 450 1206 466 1150 468C1094 466 1078 450 1086 424Z", tonesOf("#cf6048"), { depth: 22, soft: line("M1096 440C1120 456 1180 456 1206 438", "#8f3a2c", 7, 0.5) })}${[
        [820, 250, 40],
        [980, 400, 140],
        [1330, 470, 210],
        [720, 440, 80],
        [1010, 180, 300],
      ]
        .map(
          ([x = 0, y = 0, angle = 0], i) =>
            `<path d="M0 0C-9 -6 -9 -16 0 -24C9 -16 9 -6 0 0Z" fill="${i % 2 ? "#c4674a" : "#d6a23a"}" transform="translate(${x} ${y}) rotate(${angle}) scale(1.3)"/>`,
        )
        .join("")}`,
    );
  },
  playroom: () =>
    byDay(
      `${wall("playroom", ["#f6efe2", "#efe2cf", "#e3cfb2"], 660)}${boards("playroom", 650, 900, "#d2ad84")}${area(box(0, 632, 1600, 20), "#fbf5ea")}${windowWith("playroom-window", 760, 90, 330, 340, `${blend("playroom-sky", box(760, 90, 330, 340), ["#cfe2ea", "#f3efe0"], [0, 1])}${area(oval(860, 200, 60, 22), "#ffffff", 0.8)}${area(oval(910, 190, 50, 26), "#ffffff", 0.8)}${hills("playroom-hill", 760, 330, 330, 90, ["#b9c79a", "#93a878"])}`, "#fbf6ec")}${beam("playroom-beam", "M740 470L1110 470L1010 880L420 880Z", 0.7)}`,
      `${line("M1120 70C1260 170 1460 170 1620 60", "#8a6a4a", 3)}${times(8, (i) => area(`M${1140 + i * 58} ${86 + 66 * Math.sin(((i + 0.6) / 8) * Math.PI)}h44l-22 56z`, ["#d39a94", "#8fa285", "#d6a23a", "#8fb4c9"][i % 4] ?? "#d39a94"))}${place(furniture["shelf-unit"], sage, 1452, 668, 430)}${soft(area(oval(1080, 800, 520, 84), "#5b3a24", 0.25))}${form("playroom-rug", oval(1080, 790, 510, 88), tonesOf("#f3e3cc"), { depth: 20, crisp: line(oval(1080, 790, 470, 76), "#d39a94", 12, 0.8) + line(oval(1080, 790, 380, 58), "#8fb4c9", 8, 0.7) })}${place(children["plush-bear"], crema, 1256, 770, 270)}${place(toys["building-blocks"], coral, 712, 772, 240)}${place(toys["wooden-train"], teal, 1030, 846, 410)}${form("playroom-ball", oval(1500, 818, 52), tonesOf("#d6a23a"), { depth: 24, crisp: area("M1448 806C1480 796 1520 796 1552 806V832C1520 822 1480 822 1448 832Z", "#fbf3e4") })}`,
    ),
  travel: () =>
    byDay(
      `${wall("travel", ["#f5eee3", "#ecdfcc", "#dcc7a8"], 720)}${boards("travel", 704, 900, "#bd9068")}${area(box(0, 684, 1600, 22), "#fbf5ea")}${windowWith("travel-window", 860, 70, 560, 470, `${blend("travel-sky", box(860, 70, 560, 470), ["#a9cbd8", "#dbe6e0", "#fbe6c4"], [0, 1])}${glow("travel-sunlight", 1060, 350, 260, 220, "#fff6d6", 1)}${area(oval(1060, 350, 38), "#fffbe8")}${area("M860 400L980 290L1060 370L1180 240L1300 360L1420 300V470H860Z", "#b7c4c0")}${area("M1180 240L1212 274L1180 284L1150 272Z", "#fffdf6", 0.9)}${area("M860 430L960 370L1080 420L1220 360L1420 420V480H860Z", "#93a9a6")}${blend("travel-sea", "M860 440H1420V540H860Z", ["#9fc3c9", "#6f9fa8"], [0, 1])}${times(6, (i) => line(`M${1010 + (i % 2) * 14} ${454 + i * 14}h${90 - i * 6}`, "#fff3d2", 4, 0.8))}${area("M1250 452h70l-14 18h-44z", "#7b5b43")}${area("M1284 448V396L1320 444Z", "#fffaf0")}`, "#f7efe2")}${form("travel-rail", box(780, 24, 760, 12, 6), brass, { depth: 6 })}${sheerCurtain("travel-curtain", 1436, 30, 700, 120, "#ecdcc4")}${sheerCurtain("travel-curtain-left", 780, 30, 700, 84, "#ecdcc4")}${beam("travel-beam", "M860 590L1420 590L1200 890L380 890Z", 0.75)}`,
      `${place(luggage.suitcase, teal, 1140, 842, 520)}${place(luggage["travel-bag"], terracotta, 1440, 850, 330)}${place(luggage["neck-pillow"], mustard, 860, 846, 200)}${place(garden["plant-pot"], snow, 710, 740, 250)}`,
    ),
  kitchen: () =>
    byDay(
      `${wall("kitchen", ["#f4ecdf", "#eadcc6", "#d8c3a2"], 650)}${times(9, (row) => times(13, (i) => area(box(690 + i * 76 + (row % 2) * 38, 330 + row * 36, 70, 30, 4), (i + row) % 3 ? "#fbf4e6" : "#f0e2cb", 0.55)))}${tableTop("kitchen-counter", 650, "#c79b6e")}`,
      `${soft(area(box(760, 264, 800, 40), "#6b4a30", 0.25))}${form("kitchen-shelf", box(740, 236, 880, 26, 4), wood, { depth: 8 })}${form("kitchen-bracket", "M820 262h14v54h-14zM1460 262h14v54h-14z", brass, { depth: 5 })}${place(brewing["storage-canister"], sage, 830, 238, 170)}${place(brewing["storage-canister"], terracotta, 970, 238, 150)}${place(coffeePacks["coffee-tin"], navy, 1106, 238, 150)}${place(lightingFurniture.vase, snow, 1260, 238, 200)}${times(4, (i) => form(`kitchen-bowl${i}`, `M${1370} ${206 - i * 20}H${1530}C1526 ${238 - i * 20} 1490 ${238 - i * 20} 1450 ${238 - i * 20}C1410 ${238 - i * 20} 1374 ${238 - i * 20} 1370 ${206 - i * 20}Z`, tonesOf(["#f3e9da", "#d9b07c", "#f3e9da", "#8fa285"][i] ?? "#f3e9da"), { depth: 10 }))}${line("M880 340H1500", brass.base, 8)}${[
        [940, 66, "#44413f"],
        [1090, 54, "#c4674a"],
        [1220, 44, "#b98a45"],
      ]
        .map(
          ([x, r, colour], i) =>
            line(`M${x} 340V${352}`, brass.dark, 6) +
            form(`kitchen-pan-handle${i}`, box(Number(x) - 9, 352, 18, 92, 8), wood, { depth: 6 }) +
            form(
              `kitchen-pan${i}`,
              oval(Number(x), 440 + Number(r), Number(r)),
              tonesOf(String(colour)),
              { depth: 20 },
            ) +
            line(
              oval(Number(x), 440 + Number(r), Number(r) * 0.74),
              mix(String(colour), "#1c1410", 0.4),
              4,
              0.5,
            ),
        )
        .join(
          "",
        )}${shadow(1370, 778, 380, 36)}${form("kitchen-casserole-handle", "M1196 640h40v36h-40zM1504 640h40v36h-40z", tonesOf("#a94f38"), { depth: 8 })}${form("kitchen-casserole", "M1216 610H1524V724C1524 764 1494 780 1450 780H1290C1246 780 1216 764 1216 724Z", tonesOf("#c4674a"), { depth: 32, soft: line("M1256 640C1254 690 1262 730 1280 750", "#ffffff", 18, 0.55) })}${form("kitchen-lid", "M1204 612C1216 560 1300 536 1370 536C1440 536 1524 560 1536 612Z", tonesOf("#cf7458"), { depth: 28, soft: line("M1260 580C1290 562 1330 556 1370 554", "#ffffff", 14, 0.5) })}${form("kitchen-knob", "M1346 520h48v18h-48z", brass, { depth: 8 })}${shadow(1010, 838, 320, 26)}${form("kitchen-board", "M850 770L1160 770L1190 838L830 838C816 838 816 820 824 812Z", tonesOf("#a9774a"), { depth: 12 })}${form("kitchen-loaf", "M880 800C860 740 920 700 1000 700C1080 700 1140 740 1122 800C1100 816 900 816 880 800Z", tonesOf("#c98d4c"), { depth: 34, soft: line("M910 744C950 716 1020 712 1070 726", "#fff0cc", 18, 0.6), crisp: line("M930 730C950 750 960 776 956 806M994 716C1014 740 1022 770 1018 806M1058 722C1074 742 1082 770 1078 800", "#f3dcae", 9, 0.8) })}${place(brewing["pour-over"], teal, 740, 748, 270)}${cup("kitchen-cup", 1330, 842, 120, tonesOf("#f3e9da"))}${leafTwig(1168, 812, 70, 60, leaf.base, 5)}`,
    ),
  "shop-front": () =>
    byDay(
      `${wall("shop", ["#f5ebdc", "#ecdcc4", "#dfc8a6"], 780)}${blend("shop-street", "M0 776H1600V900H0Z", ["#d9c9b2", "#bfa98c"], [0.3, 1])}${times(12, (i) => line(`M${i * 150} 776L${i * 190 - 260} 900`, "#a08a6e", 2.5, 0.35))}${line("M0 828H1600", "#a08a6e", 2.5, 0.35)}`,
      `${form("shop-front", "M620 110H1620V786H620Z", tonesOf("#3f5f4a"), { depth: 20 })}${form("shop-sign", box(600, 96, 1040, 104, 4), tonesOf("#2f4a3a"), { depth: 14, crisp: line(box(622, 112, 1000, 72, 4), "#d9b25f", 3, 0.7) })}${mark(1110, 148, 34, "#e8c988")}${line("M700 148H1030M1190 148H1580", "#e8c988", 3, 0.55)}${blend("shop-inside", "M680 250H1240V690H680Z", ["#f7d99c", "#efc07a", "#c98a4c"], [0.4, 1])}${area("M680 560H1240V690H680Z", "#8a5a34", 0.5)}${[412, 502].map((y, r) => area(box(700, y, 520, 10), "#8a5a34") + times(9, (i) => area(box(716 + i * 56, y - 66 + ((i + r) % 3) * 8, 40, 66 - ((i + r) % 3) * 8, 5), ["#5a3a29", "#c4674a", "#f3e9da", "#3e8484", "#d6a23a"][(i + r * 2) % 5] ?? "#5a3a29") + area(box(724 + i * 56, y - 44, 24, 20, 2), "#fbf4e6", 0.85))).join("")}${[800, 960, 1120].map((x, i) => line(`M${x} 250V300`, "#4a2c1a", 4) + glow(`shop-lamp-glow${i}`, x, 346, 120, 110, "#fff3cc", 0.95) + area(`M${x - 34} 338C${x - 30} 306 ${x + 30} 306 ${x + 34} 338Z`, "#2f4a3a") + area(oval(x, 340, 15, 9), "#fffbe8")).join("")}${form("shop-counter", "M680 580H1240V690H680Z", tonesOf("#a9774a"), { depth: 14, crisp: times(14, (i) => line(`M${700 + i * 40} 580V700`, "#7a5230", 3, 0.4)) })}${place(brewing["french-press"], snow, 780, 582, 100, { lit: false })}${cup("shop-cup-a", 900, 582, 54, linen)}${cup("shop-cup-b", 990, 582, 54, tonesOf("#c4674a"))}${place(coffeePacks["coffee-bag"], espresso, 1110, 582, 96, { lit: false })}${area("M680 250L960 250L760 690H680ZM1010 250L1070 250L870 690H810Z", "#ffffff", 0.14)}${form("shop-window-frame", "M664 234H1256V706H664ZM680 250V690H1240V250Z", tonesOf("#2f4a3a"), { depth: 6 })}${area(box(954, 250, 12, 440), "#2f4a3a")}${form("shop-window-sill", box(650, 700, 620, 24, 4), tonesOf("#4a6c55"), { depth: 8 })}${form("shop-door", box(1310, 240, 240, 544, 4), tonesOf("#2f4a3a"), { depth: 14 })}${blend("shop-door-glass", box(1344, 276, 172, 330, 4), ["#f3cf8c", "#d9a05c"], [0.3, 1])}${area("M1344 276H1450L1360 606H1344Z", "#ffffff", 0.18)}${mark(1430, 420, 46, "#fff3d6")}${form("shop-door-panel", box(1344, 640, 172, 108, 4), tonesOf("#3f5f4a"), { depth: 10 })}${form("shop-door-handle", box(1524, 470, 12, 96, 6), brass, { depth: 5 })}${form("shop-step", box(1286, 776, 290, 20, 3), tonesOf("#b3a189"), { depth: 6 })}${soft(area("M640 296H1280V350H660Z", "#1c2a20", 0.45))}${times(
        13,
        (i) => {
          const x = 640 + i * 49;
          return blend(
            `shop-awning${i}`,
            `M${x + (i - 6.5) * -2} 204H${x + 49 + (i - 5.5) * -2}L${x + 49 + (i - 5.5) * 3} 300C${x + 49 + (i - 5.5) * 3} 330 ${x + (i - 6.5) * 3} 330 ${x + (i - 6.5) * 3} 300Z`,
            i % 2 ? ["#fdf6e8", "#efdfc4"] : ["#d47f60", "#b5573d"],
            [0, 1],
          );
        },
      )}${form("shop-awning-bar", box(644, 194, 634, 14, 6), tonesOf("#2f4a3a"), { depth: 5 })}${place(garden["plant-pot"], terracotta, 1596, 800, 190)}${place(garden["plant-pot"], terracotta, 1274, 806, 170)}${shadow(860, 856, 150, 16)}${form("shop-bistro-leg", box(850, 700, 16, 150, 4), tonesOf("#2b2826"), { depth: 6 })}${form("shop-bistro-foot", oval(858, 852, 64, 10), tonesOf("#2b2826"), { depth: 5 })}${form("shop-bistro-top", oval(858, 700, 108, 18), tonesOf("#d9b184"), { depth: 8 })}${cup("shop-cup-c", 838, 704, 66, linen)}${risingSteam(838, 640, 44)}${place(furniture.stool, charcoal, 700, 858, 170)}${place(furniture.stool, charcoal, 1020, 858, 170)}`,
    ),
  gifts: () =>
    byDay(
      `${wall("gifts", ["#f6eadb", "#eed9be", "#dcb990"], 660)}${times(16, (i) => glow(`gifts-light${i}`, 640 + ((i * 151) % 960), 60 + ((i * 97) % 420), 46 + ((i * 13) % 40), 46 + ((i * 13) % 40), i % 3 ? "#fff1c8" : "#f6c88c", 0.7))}${tableTop("gifts-table", 650, "#b98a5e")}`,
      `${place(coffeePacks["gift-box"], forest, 1290, 742, 440)}${place(coffeePacks["gift-box"], crema, 1010, 752, 300)}${place(coffeePacks["coffee-bag"], espresso, 1484, 752, 290)}${place(coffeePacks["gift-box"], terracotta, 1190, 830, 230)}${place(coffeePacks["coffee-tin"], rose, 1410, 836, 200)}${place(lightingFurniture.candle, snow, 760, 712, 200)}${leafTwig(660, 812, 76, 96, "#5f7f5a", 9)}${leafTwig(700, 830, 100, 80, "#7c9162", 9)}${cherries(
        "gifts-berry",
        [
          [700, 800],
          [724, 816],
          [748, 800],
        ],
        13,
      )}${risingSteam(900, 690, 66)}${cup("gifts-cup", 900, 838, 140, tonesOf("#f3e9da"), tonesOf("#c4674a"))}${times(7, (i) => `<g transform="translate(${1290 + ((i * 61) % 90) - 250} ${812 + ((i * 17) % 30)}) rotate(${i * 50})">${area(oval(0, 0, 13, 9), i % 2 ? "#6b3f28" : "#54301f")}${line("M-11 0C-4 -4 4 4 11 0", "#2f1a12", 2.5, 0.8)}</g>`)}`,
    ),
  newsletter: () =>
    byDay(
      `${blend("newsletter-table", "M0 0H1600V900H0Z", ["#f5ebdc", "#eddcc4", "#dcc29c"], [0.9, 1])}${beam("newsletter-beam-a", "M700 -40H900L640 940H300Z", 0.55)}${beam("newsletter-beam-b", "M980 -40H1260L1100 940H720Z", 0.55)}`,
      `${soft(area("M770 330L1300 250L1390 740L850 830Z", "#6b4a30", 0.4))}<g transform="translate(1060 500) rotate(-8)">${form("newsletter-letter", "M-200 -380H220V120H-200Z", { light: "#fffefa", base: "#fdf8ec", dark: "#dccbaa" }, { depth: 10, crisp: `${mark(10, -310, 34, "#b5573d")}${times(6, (i) => line(`M-150 ${-236 + i * 34}H${[160, 130, 168, 148, 160, 60][i] ?? 150}`, "#b9a789", 6, 0.6))}` })}${form("newsletter-back", "M-270 -130L0 -40L290 -130V230H-270Z", tonesOf("#d9a988"), { depth: 8 })}${form("newsletter-left", "M-270 -130L20 70L-270 230Z", tonesOf("#e6bd9e"), { depth: 14 })}${form("newsletter-right", "M290 -130L0 70L290 230Z", tonesOf("#dfb090"), { depth: 14 })}${form("newsletter-front", "M-270 230L-20 44C0 30 20 30 40 44L290 230Z", tonesOf("#e9c4a6"), { depth: 16 })}${form("newsletter-seal", "M10 20C36 14 60 34 60 62C66 90 40 112 12 110C-16 114 -42 94 -40 64C-44 36 -18 14 10 20Z", tonesOf("#b5473a"), { depth: 16 })}${mark(10, 65, 27, "#f3c9b4")}</g>${soft(area(oval(1410, 690, 180), "#6b4a30", 0.42))}${form("newsletter-saucer", oval(1390, 670, 174), tonesOf("#f3eadb"), { depth: 26 })}${line(oval(1390, 670, 150), "#c4674a", 5, 0.6)}${soft(area(oval(1404, 684, 112), "#6b4a30", 0.4))}${line("M1450 606L1518 530", "#8f4330", 36)}${line("M1448 604L1514 528", "#c4674a", 28)}${line("M1452 592L1504 532", "#e09372", 8, 0.8)}${form("newsletter-cup", oval(1390, 670, 112), tonesOf("#c4674a"), { depth: 18 })}${area(oval(1390, 670, 99), "#8f4330")}${form("newsletter-coffee", oval(1391, 672, 95), { light: "#b57a48", base: "#8a5632", dark: "#4a2a1a" }, { depth: 18 })}${form("newsletter-foam", "M1390 738C1346 704 1330 676 1338 650C1346 628 1378 630 1390 654C1402 630 1434 628 1442 650C1450 676 1434 704 1390 738Z", { light: "#fff8e8", base: "#f3dfbc", dark: "#cfa772" }, { depth: 14, crisp: line("M1390 732C1360 700 1350 676 1356 658M1390 732C1420 700 1430 676 1424 658M1390 716V672", "#c59a66", 4, 0.45) })}${soft(line("M800 806L1010 858", "#6b4a30", 16, 0.4))}${form("newsletter-pen", "M780 780L1000 832L994 854L774 802Z", tonesOf("#2f4560"), { depth: 8, crisp: area("M850 790L864 794L858 824L844 820Z", brass.base) })}${form("newsletter-nib", "M780 780L774 802L738 782Z", brass, { depth: 5 })}${leafTwig(1500, 330, 20, 120, "#7c9162", 9)}${leafTwig(1540, 360, 62, 90, "#8fa285", 7)}${times(7, (i) => `<g transform="translate(${[1180, 1216, 1240, 1200, 1560, 1540, 1256][i] ?? 0} ${[800, 826, 790, 852, 846, 812, 838][i] ?? 0}) rotate(${i * 53})">${area(oval(3, 5, 17, 12), "#3a2416", 0.25)}${area(oval(0, 0, 17, 12), i % 2 ? "#6b3f28" : "#54301f")}${line("M-14 0C-5 -5 5 5 14 0", "#2f1a12", 3, 0.8)}</g>`)}`,
    ),
  ...(Object.fromEntries(
    facadeNames.map((name) => [
      `store-${name}`,
      () => byDay(storeSurroundings(`store-${name}`), storeFacade(name)),
    ]),
  ) as Record<`store-${FacadeName}`, () => string>),
  ...storyScenes,
} satisfies Record<string, () => string>;

export type HeroName = keyof typeof heroes;

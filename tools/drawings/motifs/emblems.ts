import { block, line, shape } from "../shade.ts";

/** Draws an emblem in a box of 200 by 120: lines and solid shapes in one colour, light ones in the other. */
type Emblem = (ink: string, tint: string) => string;

const waves = (y: number, ink: string) =>
  line(`M16 ${y}q14 -10 28 0t28 0t28 0t28 0t28 0t28 0`, ink, 5);
const sun = (x: number, y: number, r: number, tint: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}"/>`;
const star = (x: number, y: number, r: number, tint: string) =>
  shape(
    `M${x} ${y - r}L${x + r * 0.26} ${y - r * 0.26}L${x + r} ${y}L${x + r * 0.26} ${y + r * 0.26}L${x} ${y + r}L${x - r * 0.26} ${y + r * 0.26}L${x - r} ${y}L${x - r * 0.26} ${y - r * 0.26}Z`,
    tint,
  );
const moon = (x: number, y: number, r: number, tint: string) =>
  shape(
    `M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.36}A${r * 0.82} ${r * 0.82} 0 1 1 ${x + r * 0.3} ${y - r}Z`,
    tint,
  );

/** Pictures of names that each language translates, for packs that all of them share. */
export const emblems = {
  "night-ferry": (ink, tint) =>
    `${moon(48, 30, 20, tint)}${star(92, 18, 9, tint)}${block(122, 34, 16, 26, 2, ink)}${block(66, 56, 88, 22, 4, ink)}
    <g fill="${tint}"><circle cx="82" cy="67" r="5"/><circle cx="102" cy="67" r="5"/><circle cx="122" cy="67" r="5"/></g>
    ${shape("M26 78H178L160 104H48Z", ink)}${waves(114, ink)}`,

  sunrise: (ink, tint) =>
    `${shape("M52 94A48 48 0 0 1 148 94Z", tint)}${line("M100 34V16M58 50L45 37M142 50L155 37M38 84L20 78M162 84L180 78", ink, 6)}${line("M16 94H184M44 110H156", ink, 6)}`,

  "quiet-hour": (ink, tint) =>
    `${moon(96, 54, 42, tint)}${star(150, 26, 13, tint)}${star(166, 62, 8, tint)}${line("M46 112H154", ink, 6)}${line("M122 92h22l-22 18h22M152 74h14l-14 12h14", ink, 5)}`,

  "sunday-morning": (ink, tint) =>
    `${sun(134, 44, 28, tint)}${line("M134 6V0M172 44h10M162 16l7 -7M106 16l-7 -7", ink, 5)}
    ${shape("M40 56H132C132 92 114 106 86 106S40 92 40 56Z", ink)}${line("M44 66C20 62 20 92 52 90", ink, 7)}${line("M30 114H144", ink, 6)}${line("M72 44c-8 -10 8 -14 0 -26M94 44c-8 -10 8 -14 0 -26", ink, 5)}`,

  "forest-garden": (ink, tint) =>
    `${shape("M58 8L86 52H74L98 88H18L42 52H30Z", ink)}${line("M58 88V108", ink, 9)}<circle cx="140" cy="48" r="34" fill="${tint}"/>${line("M140 108V52M140 78L158 62M140 66L124 52", ink, 6)}${line("M14 110H186", ink, 6)}`,

  "evening-chair": (ink, tint) =>
    `${sun(46, 52, 26, tint)}${line("M14 92H78", ink, 5)}${shape("M92 62Q92 22 126 22Q160 22 160 62V74H92Z", ink)}${shape("M74 62Q74 52 84 52Q94 52 94 62V76H158V62Q158 52 168 52Q178 52 178 62V100H74Z", ink)}${line("M92 78H160", tint, 5)}${line("M86 102V112M166 102V112", ink, 7)}`,

  "long-table": (ink, tint) =>
    `${line("M52 0V18M100 0V18M148 0V18", ink, 4)}${[52, 100, 148].map((x) => shape(`M${x - 18} 32Q${x - 16} 16 ${x} 16T${x + 18} 32Z`, tint)).join("")}
    ${block(10, 62, 180, 10, 3, ink)}${line("M32 72L26 112M168 72L174 112", ink, 7)}${[58, 100, 142].map((x) => `${line(`M${x - 11} 112V86H${x + 11}V112`, ink, 5)}`).join("")}
    ${[50, 92, 134].map((x) => shape(`M${x} 48H${x + 16}L${x + 13} 60H${x + 3}Z`, ink)).join("")}`,

  lantern: (ink, tint) =>
    `${line("M78 24C78 -4 122 -4 122 24", ink, 6)}${shape("M66 36L80 20H120L134 36Z", ink)}${block(72, 38, 56, 62, 4, tint)}${line("M72 40V98M128 40V98M100 40V52", ink, 5)}${shape("M100 54C114 72 112 88 100 88S86 72 100 54Z", ink)}${block(62, 98, 76, 12, 3, ink)}${line("M40 66H26M160 66H174M46 42L36 34M154 42L164 34", ink, 5)}`,

  pier: (ink, tint) =>
    `${sun(150, 52, 26, tint)}${block(6, 58, 188, 9, 2, ink)}${line("M14 58V36M50 58V36M86 58V36M122 58V36M6 40H130", ink, 4)}${line("M28 68V104M64 68V104M100 68V104M136 68V104M172 68V104", ink, 7)}${waves(110, ink)}`,
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;

/** Draws an emblem around `cx`, as high as the field allows. */
export function emblem(
  name: EmblemName,
  { cx, top, width, height }: { cx: number; top: number; width: number; height: number },
  ink: string,
  tint: string,
): string {
  const paint: Emblem = emblems[name];
  const scale = Math.min(width / 200, height / 120);
  const left = cx - 100 * scale;
  const down = top + (height - 120 * scale) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${down.toFixed(1)}) scale(${scale.toFixed(3)})">${paint(ink, tint)}</g>`;
}

import { extents } from "./extents.ts";
import type { Motif, PackPrint } from "./motif.ts";
import { type MotifName, motifs } from "./motifs.ts";
import type { Palette } from "./palette.ts";
import { mix } from "./shade.ts";

/** Objects that hang on the wall: their shadow falls on it. */
export const hanging: ReadonlySet<MotifName> = new Set<MotifName>([
  "apron",
  "curtain",
  "fairy-lights",
  "garden-tools",
  "hanging-toiletry-bag",
  "hook-rail",
  "mirror",
  "pendant-lamp",
  "picture-frame",
  "grill-apron",
  "hamam-towel",
  "tea-towels",
  "towel",
  "waffle-towel",
  "wall-clock",
]);

/** Flat objects: a setting shows them from above. */
export const lying: ReadonlySet<MotifName> = new Set<MotifName>([
  "baking-tools",
  "cardigan",
  "coat",
  "cord-collar-jacket",
  "cuffed-pyjamas",
  "cutlery",
  "dress",
  "garden-gloves",
  "gift-card",
  "jacket",
  "kids-jacket",
  "kids-t-shirts",
  "knife",
  "knit-dress",
  "leggings",
  "linen-blouse",
  "linen-dress",
  "neck-pillow",
  "patched-sweater",
  "pea-coat",
  "puzzle",
  "pyjamas",
  "quilted-jacket",
  "rain-jacket",
  "resistance-bands",
  "romper",
  "running-jacket",
  "running-shirt",
  "running-socks",
  "scarf",
  "shirt",
  "short-pyjamas",
  "sleeping-bag",
  "socks",
  "sports-top",
  "sweater",
  "t-shirt",
  "t-shirts",
  "travel-adapter",
  "trousers",
  "folding-umbrella",
  "wooden-spoons",
  "zip-cardigan",
]);

/** Luminous objects have hardly any shadow. */
const glowing: ReadonlySet<MotifName> = new Set<MotifName>(["fairy-lights", "pendant-lamp"]);

const flat = (motif: MotifName): boolean => hanging.has(motif) || lying.has(motif);

export interface Place {
  x: number;
  /** The foot of the object; for a flat one its lower edge. */
  y: number;
  scale: number;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const boxOf = (motif: MotifName): Box => extents[motif] ?? [0, 0, 600, 600];

export interface Thing {
  motif: MotifName;
  palette: Palette;
  print?: PackPrint | undefined;
}

/** Draws the object with its shadow: one cast to the right on the ground, and a dark line where it stands. */
export function placed({ motif, palette, print }: Thing, place: Place, depth: number): string {
  const paint: Motif = motifs[motif];
  const box = boxOf(motif);
  const subject = { drawing: paint(palette, print), box, shadow: shadowOf(palette) };
  if (!flat(motif)) return standing(subject, place, depth);
  const put = putAt(box, place);
  return `${defsOf(subject, "", 16)}<g filter="url(#cast)" opacity="${glowing.has(motif) ? 0.08 : 0.3}"><g transform="translate(16 22)"><use href="#thing" transform="${put}"/></g></g><use href="#thing" transform="${put}"/>`;
}

/** The colour of shadows beside things of a palette. */
export const shadowOf = ({ dark }: Palette): string => mix(dark, "#2a1a12", 0.55);

/** A drawing that fills a box, and the colour of its shadow. */
interface Subject {
  drawing: string;
  box: Box;
  shadow: string;
}

const defsOf = ({ drawing, box, shadow }: Subject, suffix: string, blur: number): string => {
  const [left, top, right, bottom] = box;
  return `<defs><g id="thing${suffix}">${drawing}</g>
    <filter id="cast${suffix}" x="-.3" y="-.6" width="1.8" height="2.4"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="soft"/><feFlood flood-color="${shadow}"/><feComposite in2="soft" operator="in"/></filter>
    <clipPath id="foot${suffix}"><rect x="${left - 40}" y="${Math.max(top, bottom - 70)}" width="${right - left + 80}" height="110"/></clipPath></defs>`;
};

const putAt = ([left, , right, bottom]: Box, { x, y, scale }: Place): string =>
  `translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(${-(left + right) / 2} ${-bottom})`;

/** Draws what stands, with its shadow. `depth` is the flatness of what it casts; a second thing in a picture has a suffix of ids. */
export function standing(subject: Subject, place: Place, depth: number, suffix = ""): string {
  const [left, , right, bottom] = subject.box;
  const { x, y, scale } = place;
  const thrown = (flatness: number, lean: number): string =>
    `translate(${x} ${y}) matrix(1 0 ${-lean} ${flatness} 0 0) scale(${scale.toFixed(3)}) translate(${-(left + right) / 2} ${-bottom})`;
  return `${defsOf(subject, suffix, 12)}
    <g filter="url(#cast${suffix})" opacity=".2"><g transform="translate(4 -4)"><use href="#thing${suffix}" transform="${thrown(depth, 0.42)}"/></g></g>
    <g filter="url(#cast${suffix})" opacity=".5"><g transform="translate(6 2)"><g transform="${thrown(0.16, 0)}"><g clip-path="url(#foot${suffix})"><use href="#thing${suffix}"/></g></g></g></g>
    <use href="#thing${suffix}" transform="${putAt(subject.box, place)}"/>`;
}

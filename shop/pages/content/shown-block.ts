import type { ReactNode } from "react";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";

/** A picture with the addresses and the shape that a page needs. */
export interface ShownPicture {
  /** `/img/{id}/{version}` */
  base: string;
  /** Width and height. */
  ratio: [number, number];
  /** The point that stays visible when it is cropped: "60% 40%". */
  focus?: string;
}

export interface ShownTeaser {
  picture?: ShownPicture;
  title: string;
  text?: string;
  link: string;
}

/** HTML that is rendered from the Markdown of editors (page-markdown.ts). */
type Html = string;

/** A block with all that it shows at a moment. */
export type ShownBlock =
  | { kind: "text"; html: Html }
  | { kind: "picture"; picture: ShownPicture; alt: string; caption?: string }
  | { kind: "products"; title: string; products: ProductCard[] }
  | { kind: "teasers"; title?: string; teasers: ShownTeaser[] }
  | { kind: "quotation"; html: Html; by?: string }
  | { kind: "video"; poster?: ShownPicture; title: string; link: string; time?: string }
  | { kind: "accordion"; title?: string; items: { title: string; html: Html }[] }
  | { kind: "table"; title?: string; head: string[]; rows: Html[][] }
  | {
      kind: "steps";
      title: string;
      time?: string;
      needs: string[];
      steps: { title: string; html: Html; time?: string }[];
    }
  | { kind: "action"; title: string; html?: Html; label: string; link: string }
  | { kind: "form"; form: ReactNode };

export type ShownBlockOf<Kind extends ShownBlock["kind"]> = Extract<ShownBlock, { kind: Kind }>;

/** Renders the form of a campaign, by its id; nothing without the form, such as after its end. */
export type FormOf = (campaign: string) => ReactNode;

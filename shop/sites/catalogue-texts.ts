import type { Availability, Sorting } from "../../commerce/catalogue-contract.ts";
import type { PictureView } from "../../commerce/product-feed.ts";
import type { UnitPriceTexts } from "../../platform/shared/money.ts";
import type { Plural } from "../../platform/shared/texts/words.ts";

/** Texts of lists, of product pages, and of products elsewhere. */
export interface CatalogueTexts extends UnitPriceTexts {
  /** "ab {price}" */
  fromPrice: string;
  /** Precedes the earlier price, for screen readers and as a label: "Niedrigster Preis der letzten 30 Tage: {price}". */
  lowestPrice: string;
  /** "inkl. MwSt., zzgl. [Versandkosten]": the link to the delivery costs stands in brackets. */
  taxIncluded: string;
  freeDelivery: string;
  availability: Record<Availability, string>;
  onlyLeft: Plural;
  isNew: string;
  productCount: Plural;
  /** Skip link at the top of a list page: moves the focus past navigation and filters. */
  skipToProducts: string;
  sortBy: string;
  sortings: Record<Sorting, string>;
  pages: string;
  page: string;
  previousPage: string;
  nextPage: string;
  noProducts: string;
  description: string;
  details: string;
  ingredients: string;
  safety: string;
  manufacturer: string;
  /** "Artikelnummer: {number}" */
  articleNumber: string;
  guarantee: string;
  guaranteeText: string;
  /**
   * Reminder of the legal guarantee before an order (Directive 2011/83/EU, article 6(1)(l)): links to the shop's page about it.
   */
  guaranteeRights: string;
  /**
   * The maker's guarantee: its guarantor, how long it lasts (`term`, with `{years}`) and its conditions (Directive 2011/83/EU, article 6(1)(m)).
   * `durability`, with `{years}`, stands for the harmonised label of guarantees of more than two years.
   */
  makersGuarantee: {
    heading: string;
    guarantor: string;
    duration: string;
    term: string;
    conditions: string;
    conditionsText: string;
    rights: string;
    durability: string;
  };
  /** How old electric devices are taken back. */
  oldDevices: { heading: string; text: string };
  returns: string;
  related: string;
  /** The text of the energy label, "Energieeffizienzklasse {class} auf einer Skala von A bis G", and the link to the product's data. */
  energyLabel: { text: string; data: string };
  /** The body measures of sizes, in centimetres; `number` is the size in figures, "36/38", and `height` a child's. */
  sizeTable: Record<
    "heading" | "size" | "number" | "height" | "chest" | "waist" | "hips" | "measured",
    string
  >;
  /** Heading of the product and others of its category, side by side. */
  comparison: string;
  /** Above products that the browser remembers. */
  recentlySeen: string;
  /** Heading of the related products of a sold-out one. */
  alternatives: string;
  /** A product that is no longer sold, or whose page is given up as well (`gone`); `toCategory` has `{category}`. */
  archive: Record<"ended" | "gone" | "text" | "similar" | "toCategory", string>;
  /** The pictures of a product, and the dialog that enlarges them. */
  gallery: Record<"close" | "previous" | "next" | "zoomIn" | "zoomOut", string> & {
    /** A picture of which nothing else is known: "{name}, Bild {number} von {total}" */
    numbered: string;
    /** "{name}: {view}", also with the label of an article that looks different. */
    named: string;
    views: Record<PictureView, string>;
    /** "{picture}, vergrößern" */
    enlarge: string;
  };
  /** Leads from a list to the variants of a product: "{name}: Variante wählen" */
  choose: string;
  /** "{dimension} wählen" */
  chooseVariant: string;
  breadcrumb: string;
  /** The delivery time. */
  delivery: string;
  /** The days of delivery, "Mi., 2. – Do., 3. Dezember", of an order placed until a day and hour, "Mo., 14:00": `{dates}`, `{until}`. */
  deliveryDates: string;
  yes: string;
  no: string;
}

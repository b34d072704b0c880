import type { Server } from "node:http";
import type { Static } from "typebox";
import type { Category, Product, ProductType, Vocabulary } from "../product-schema.ts";

export interface ReferenceCatalogue {
  channels: string[];
  categories: Static<typeof Category>[];
  vocabulary: Static<typeof Vocabulary>;
  types: Static<typeof ProductType>[];
  products: Static<typeof Product>[];
}

export interface ReferenceEngineOptions {
  catalogue: ReferenceCatalogue;
  key: string;
  now?(): Date;
  save?(state: ReferenceCatalogue): void;
}

export function createReferenceEngine(options: ReferenceEngineOptions): {
  server: Server;
  edit(change: (state: ReferenceCatalogue) => void): void;
};

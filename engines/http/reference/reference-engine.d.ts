import type { Server } from "node:http";
import type { Static } from "typebox";
import type {
  SentCategory,
  SentProduct,
  SentProductType,
  SentVocabulary,
} from "../product-schema.ts";

export interface ReferenceCatalogue {
  channels: string[];
  categories: Static<typeof SentCategory>[];
  vocabulary: Static<typeof SentVocabulary>;
  types: Static<typeof SentProductType>[];
  products: Static<typeof SentProduct>[];
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

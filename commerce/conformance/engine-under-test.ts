import type { Amount } from "../../platform/shared/money.ts";
import type { Engine } from "../engine.ts";
import type { FeedProduct } from "../product-feed.ts";
import type { EngineId, PlaceId, Scope } from "../scope.ts";
import type { ShopUnderTest } from "./shop-under-test.ts";

/** An engine that was filled with the fixture. */
export interface EngineAlone {
  engine: Engine;
  /** The engine while the system behind it receives what it is asked, and its answers are lost. */
  silent: Engine;
  admin: EngineAdmin;
  /** The clock of engine and shop. */
  now(): Date;
  /** Sets the clock forward. */
  pass(milliseconds: number): void;
  scope(channel?: string): Scope;
  /** Returns a product of the fixture that no other case changes. */
  takeProduct(): FeedProduct;
}

/** The shop in front of an engine. */
export interface EngineUnderTest extends EngineAlone {
  shop: ShopUnderTest;
}

/** Changes an engine from outside, as its staff do. Variants are named by their numbers, which no engine invents. */
export interface EngineAdmin {
  addProduct(product: FeedProduct): Promise<void>;
  /** Deletes the product of a variant. */
  deleteProduct(sku: string): Promise<void>;
  rename(sku: string, names: Record<string, string>): Promise<void>;
  setPrice(sku: string, channel: string, price: Amount): Promise<void>;
  /** Sets a price that begins at a moment; the present one ends then. */
  setPriceFrom(sku: string, channel: string, price: Amount, from: Date): Promise<void>;
  setStock(sku: string, channel: string, stock: number): Promise<void>;
  /** Sets what a store of a channel has. An engine that does not count by place does nothing. */
  setPlaceStock(sku: string, channel: string, place: PlaceId, stock: number): Promise<void>;
  /** Ends the sale of a variant in a channel. */
  withdraw(sku: string, channel: string): Promise<void>;
  /** Moves the product of a variant into another category. */
  moveProduct(sku: string, category: EngineId): Promise<void>;
  renameCategory(category: EngineId, names: Record<string, string>): Promise<void>;
  /** Moves a category without others in it into another one. */
  moveCategory(category: EngineId, parent: EngineId): Promise<void>;
}

import type { EngineAdmin } from "../../commerce/conformance/engine-under-test.ts";
import type { MemoryEngine } from "../../commerce/memory/memory-engine.ts";
import {
  productsOf,
  type StoredOffer,
  type StoredProduct,
} from "../../commerce/memory/stored-products.ts";

/** Changes an engine in memory. */
export function memoryAdmin(engine: Pick<MemoryEngine, "edit">): EngineAdmin {
  const editProduct = async (sku: string, change: (product: StoredProduct) => void) =>
    engine.edit(({ products }) => {
      for (const product of products.values())
        if (product.variants.some((variant) => variant.sku === sku)) change(product);
    });
  const editOffers = (
    sku: string,
    channel: string,
    change: (offers: StoredOffer[]) => StoredOffer[],
  ) =>
    editProduct(sku, ({ variants }) => {
      const variant = variants.find((each) => each.sku === sku)!;
      const isOwn = (offer: StoredOffer) => offer.channel === channel;
      variant.offers = [
        ...variant.offers.filter((offer) => !isOwn(offer)),
        ...change(variant.offers.filter(isOwn)),
      ];
    });
  return {
    addProduct: async (product) =>
      engine.edit(({ products }) => {
        for (const [id, added] of productsOf([product])) products.set(id, added);
      }),
    deleteProduct: async (sku) =>
      engine.edit(({ products }) => {
        for (const { id, variants } of products.values())
          if (variants.some((variant) => variant.sku === sku)) products.delete(id);
      }),
    rename: (sku, names) =>
      editProduct(sku, (product) => {
        product.names = { ...product.names, ...names };
      }),
    setPrice: (sku, channel, price) =>
      editOffers(sku, channel, (offers) =>
        offers.map(({ was: _was, ...offer }) => ({ ...offer, price })),
      ),
    setPriceFrom: (sku, channel, price, from) =>
      editOffers(sku, channel, ([offer]) => [
        { ...offer!, until: from },
        { channel, price, stock: offer!.stock, from },
      ]),
    setStock: (sku, channel, stock) =>
      editOffers(sku, channel, (offers) => offers.map((offer) => ({ ...offer, stock }))),
    setPlaceStock: (sku, channel, place, stock) =>
      editProduct(sku, ({ variants }) => {
        const variant = variants.find((each) => each.sku === sku)!;
        const others = (variant.places ?? []).filter(
          (each) => each.channel !== channel || each.place !== place,
        );
        variant.places = [...others, { channel, place, stock }];
      }),
    withdraw: (sku, channel) => editOffers(sku, channel, () => []),
    moveProduct: (sku, category) =>
      editProduct(sku, (product) => {
        product.categories = [category];
      }),
    renameCategory: async (id, names) =>
      engine.edit(({ categories }) => {
        const category = categories.get(id)!;
        categories.set(id, { ...category, names: { ...category.names, ...names } });
      }),
    moveCategory: async (id, parent) =>
      engine.edit(({ categories }) => {
        const category = categories.get(id)!;
        // Behind its new parent.
        categories.delete(id);
        categories.set(id, { ...category, parent });
      }),
  };
}

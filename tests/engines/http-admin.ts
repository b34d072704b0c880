import type { EngineAdmin } from "../../commerce/conformance/engine-under-test.ts";
import { productsOf } from "../../commerce/memory/stored-products.ts";
import { productOf } from "../../engines/http/http-feed.ts";
import type {
  createReferenceEngine,
  ReferenceCatalogue,
} from "../../engines/http/reference/reference-engine.js";
import { memoryAdmin } from "./memory-admin.ts";

/** Returns a catalogue as it is sent. */
export const asSent = (catalogue: unknown) =>
  JSON.parse(JSON.stringify(catalogue)) as ReferenceCatalogue;

/** Changes the reference engine as the engine in memory is changed. */
export const httpAdmin = ({
  edit,
}: Pick<ReturnType<typeof createReferenceEngine>, "edit">): EngineAdmin =>
  memoryAdmin({
    edit: (change) =>
      edit((state) => {
        const products = productsOf(state.products.map(productOf));
        const categories = new Map(state.categories.map((each) => [each.id, each]));
        change({ products, categories });
        Object.assign(
          state,
          asSent({ products: [...products.values()], categories: [...categories.values()] }),
        );
      }),
  });

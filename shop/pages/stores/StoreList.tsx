import type { ListedStore } from "./listed-store.ts";

export interface StoreListProps {
  stores: ListedStore[];
  /** Whether the stores have the numbers of their pins. */
  isNumbered?: boolean;
}

/** The id of a store's entry, to which its pin leads. */
export const storeEntryId = (id: string) => `store-${id}`;

/** Renders stores with a link to the page of each. */
export const StoreList = ({ stores, isNumbered = false }: StoreListProps) => (
  <ol className="kontor-stores__list">
    {stores.map((store, index) => (
      <li
        key={store.id}
        id={storeEntryId(store.id)}
        className="kontor-store"
        data-position={`${store.position.latitude},${store.position.longitude}`}
      >
        {isNumbered && (
          <span className="kontor-store__number" aria-hidden>
            {index + 1}
          </span>
        )}
        <h3>
          <a href={store.path}>{store.name}</a>
        </h3>
        <p className="kontor-store__distance">{store.distance}</p>
        <p className="kontor-address" translate="no">
          {store.address}
        </p>
        <p className="kontor-store__state" data-open={store.isOpen || undefined}>
          {store.state}
        </p>
        {store.services.length > 0 && <p className="kontor-soft">{store.services.join(" · ")}</p>}
      </li>
    ))}
  </ol>
);

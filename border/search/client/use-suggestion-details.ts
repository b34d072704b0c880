import { useEffect, useState } from "react";
import type { SuggestedOffer, SuggestedProduct } from "../search-schema.ts";
import { requestDetails } from "./suggestion-requests.ts";

/** Milliseconds without another letter after which prices are requested. */
const pause = 200;

/** Returns prices of the suggested products by id, once they have loaded, and the number of all products that the text finds. */
export function useSuggestionDetails(site: string, text: string, products: SuggestedProduct[]) {
  const [offers, setOffers] = useState<SuggestedOffer[]>([]);
  const [counted, setCounted] = useState({ text: "", productCount: 0 });
  const ids = products.map(({ id }) => id).join();
  useEffect(() => {
    if (!ids) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      requestDetails(site, text, ids.split(","), request.signal).then(
        (details) => {
          // A host may suggest products of another system, of which the shop knows nothing.
          const known = details.offers.filter((offer) => products.some(isProductOf(offer)));
          setOffers(known);
          setCounted({ text, productCount: known.length > 0 ? details.productCount : 0 });
        },
        () => {
          // The suggestions work without them.
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
    // The ids say whether the products are others.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [site, text, ids]);
  return { offers, productCount: counted.text === text ? counted.productCount : 0 };
}

const isProductOf = (offer: SuggestedOffer) => (product: SuggestedProduct) =>
  product.id === offer.id && product.productViewUrl === offer.productViewUrl;

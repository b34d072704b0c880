import { answers, texts } from "./SearchBox.examples.tsx";
import { SuggestionsPanel, type SuggestionsPanelProps } from "./SuggestionsPanel.tsx";

/** The panel of the search box in each of its states. */
function Panel({ id, ...state }: Partial<SuggestionsPanelProps["box"]> & { id: string }) {
  return (
    <div data-kontor="header" role="search" aria-label={id}>
      <div className="kontor-search__panel" style={{ position: "static" }}>
        <SuggestionsPanel
          id={id}
          texts={texts}
          locale="en-GB"
          box={{
            typed: "coffee",
            recentSearches: [],
            searchTerms: [],
            pages: [],
            products: [],
            offers: [],
            productCount: 0,
            areAlternatives: false,
            selected: -1,
            isOpen: true,
            isWaiting: false,
            foundNothing: false,
            hasFailed: false,
            hiddenProducts: 0,
            isGuess: false,
            search() {},
            choosePage() {},
            chooseProduct() {},
            rememberProduct() {},
            productUrl: (product) => `#${product.id}`,
            removeRecentSearch() {},
            clearRecentSearches() {},
            ...state,
          }}
        />
      </div>
    </div>
  );
}

const termsAndProducts = (
  <Panel
    id="terms-and-products"
    {...answers.coffee}
    offers={[{ id: "100101", productViewUrl: "", price: "from €4.99", unitPrice: "€19.96 per kg" }]}
    productCount={79}
    selected={1}
  />
);
const onlyProducts = <Panel id="only-products" typed="mug" hiddenProducts={12} />;
const pages = (
  <Panel
    id="pages"
    typed="where is my order"
    pages={[{ title: "Track your order", url: "#orders" }]}
    selected={0}
  />
);
const alternatives = (
  <Panel id="alternatives" typed="samovar" products={answers.coffee.products} areAlternatives />
);
const didYouMean = (
  <Panel id="did-you-mean" typed="cofee" searchTerms={answers.coffee.searchTerms} isGuess />
);
const recentSearches = (
  <Panel
    id="recent-searches"
    typed=""
    recentSearches={["espresso", "a present for a friend who has every kind of coffee already"]}
  />
);
const popularTerms = (
  <Panel id="popular-terms" typed="" searchTerms={answers.popular.searchTerms} />
);
const emptyField = (
  <Panel
    id="empty-field"
    typed=""
    recentSearches={["espresso", "a present for a friend who has every kind of coffee already"]}
    searchTerms={answers.popular.searchTerms}
    selected={2}
  />
);
const everyKind = (
  <Panel id="every-kind" recentSearches={["espresso"]} {...answers.coffee} selected={3} />
);
const nothingFound = <Panel id="nothing-found" typed="xyzzy" foundNothing />;
const failed = <Panel id="failed" hasFailed />;
const waiting = <Panel id="waiting" isWaiting />;

export const examples = {
  termsAndProducts,
  onlyProducts,
  pages,
  alternatives,
  didYouMean,
  recentSearches,
  popularTerms,
  emptyField,
  everyKind,
  nothingFound,
  failed,
  waiting,
};

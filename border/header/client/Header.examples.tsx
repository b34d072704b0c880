import Heart from "@lucide/icons/icons/heart";
import { exampleBrand } from "../../../platform/ui/example-brand.ts";
import type { HeaderTexts } from "../header-contract.ts";
import { Header, type HeaderProps } from "./Header.tsx";

/** Named examples of the header, for tests and for viewing. */

const texts: HeaderTexts = {
  skipToContent: "Skip to content",
  home: "Corner shop – to the home page",
  back: "Back",
  openSearch: "Open search",
  closeSearch: "Close search",
  stores: "Stores",
  account: "My account",
  beans: { one: "{count} bean", other: "{count} beans" },
  communityMember: "Community member",
  kontorCardMember: "Has a KontorCard",
  secureHint: "Secure shopping",
};

const header: HeaderProps = {
  texts,
  site: "DE",
  brand: exampleBrand,
  logo: exampleBrand.logo,
  currency: "EUR",
  locale: "en-GB",
  search: (
    <form role="search" action="/search">
      <input name="query" aria-label="Search" />
    </form>
  ),
  cart: (
    <a className="kontor-header__link" href="/service/cartfrontend/cart">
      Cart
    </a>
  ),
  navigation: <dialog aria-label="Another one">Menu</dialog>,
};

export const examples = {
  full: <Header {...header} />,
  sticky: <Header {...header} isSticky />,
  mobile: <Header {...header} platform="SMARTPHONE" />,
  "with a further link": (
    <Header
      {...header}
      links={[
        { name: "wishes", url: "/wish-list", text: "Wish list", icon: Heart, hasCount: true },
      ]}
    />
  ),
  reduced: <Header {...header} isReduced />,
  "reduced with a hint": <Header {...header} isReduced showSecureHint />,
};

import type { ReactNode } from "react";
import { table } from "../../../platform/ui/example-pictures.ts";
import type { Platform } from "../../../platform/shared/platform.ts";
import type { NavigationTexts } from "../navigation-contract.ts";
import type { NavigationNode, Themeworld } from "../navigation-schema.ts";
import { Navigation, type NavigationProps } from "./Navigation.tsx";

/** Named examples of the navigation, for the gallery and the tests. */

const texts: NavigationTexts = {
  navigation: "Products",
  menu: "Menu",
  close: "Close",
  back: "Back",
  allOf: "All of {title}",
  open: "{title}: submenu",
  loading: "Loading …",
  kontorCard: "KontorCard",
  newWindow: "opens a new window",
  themeworlds: "Worlds",
  sections: { scout: "Discover", new: "New", more: "More", lastChance: "Last chance" },
  availability: { SOON: "Coming soon", SOLDOUT: "Sold out" },
  endDate: "Until {date}",
  onlyXDaysLeft: { one: "Only {count} day left", other: "Only {count} days left" },
  lastDay: "Today only",
};

interface BarProps {
  isSticky?: boolean;
  platform?: Platform;
  children: ReactNode;
}

function InHeader({ isSticky, platform, children }: BarProps) {
  return (
    <header data-kontor="header" data-platform={platform} data-sticky={isSticky || undefined}>
      <div className="kontor-header__main" data-kontor-bar>
        <div className="kontor-header__bar">{children}</div>
      </div>
    </header>
  );
}

/** Stands in for a site's header: the flyout is as wide as this and overlays the content below. */
export function Bar({ children, ...header }: BarProps) {
  return (
    <>
      <InHeader {...header}>{children}</InHeader>
      <main style={{ height: "200vh" }}>
        <h1>Page</h1>
        <a href="#elsewhere">elsewhere</a>
      </main>
    </>
  );
}

export const navigation: NavigationProps = {
  id: "example",
  site: "DE",
  texts,
  items: [
    { title: "Worlds", href: "/worlds", kind: "themeworlds", segments: "worlds tea-time" },
    { title: "Coffee", href: "/coffee", kind: "category", segments: "coffee beans" },
    { title: "Kitchen", href: "/kitchen", kind: "category", segments: "kitchen" },
    { title: "Sale", href: "/sale", kind: "category", segments: "sale" },
  ],
  services: [
    { title: "Stores", href: "/stores", children: [] },
    {
      title: "Other countries",
      href: "",
      children: [{ title: "Austria", href: "https://at.example/", children: [] }],
    },
  ],
};

const node = (title: string, children: NavigationNode[] = []): NavigationNode => ({
  title,
  href: `/${title.toLowerCase().replaceAll(" ", "-")}`,
  children,
});

export const nodes: NavigationNode[] = [
  {
    ...node("Coffee", [
      node("Beans", [node("Espresso"), node("Caffè crema")]),
      node("Ground"),
      { ...node("Capsules"), target: "_blank" },
    ]),
    teaser: {
      title: "For you",
      list: [
        {
          link: { title: "Harvest", href: "/harvest", target: "_blank" },
          image: { src: table, alt: "Coffee cherries", width: 488, height: 287 },
          badges: ["New"],
          flags: { kontorCard: true },
          headline: "This year's harvest",
          subline: "Fresh from the roastery",
        },
      ],
    },
  },
  node("Kitchen", [node("Pans"), node("Knives")]),
  node("Sale"),
];

const themeworld = (title: string, rest: Partial<Themeworld> = {}): Themeworld => ({
  url: `/${title.toLowerCase().replaceAll(" ", "-")}`,
  imgUrl: table,
  title,
  kontorCard: false,
  availability: "AVAILABLE",
  badges: [],
  endDate: null,
  endDateText: null,
  onlyXDaysLeftText: null,
  ...rest,
});

export const themeworlds = {
  overview: { title: "Worlds", url: "/worlds" },
  // Deliberately not in the display order.
  sections: {
    lastChance: {
      headline: "Last chance",
      themeworlds: [
        themeworld("Tea time", {
          endDate: "2026-12-24T22:59:59Z",
          endDateText: "Until 24 December",
          onlyXDaysLeftText: "Only 3 days left",
        }),
      ],
    },
    more: { headline: "More", themeworlds: [themeworld("Picnic", { availability: "SOLDOUT" })] },
    new: {
      headline: "New",
      themeworlds: [themeworld("Cosy evenings", { badges: ["Hot"], kontorCard: true })],
    },
    scout: { headline: "Discover", themeworlds: [themeworld("Ski", { availability: "SOON" })] },
  },
  translations: {},
};

/** Responses that break the contract. */
export const oddAnswers = {
  nothing: null,
  empty: {},
  text: "<html>",
  noChildren: { children: null },
  markup: {
    children: [
      { title: "<img src=x onerror=alert(1)>", href: "/markup", children: [null, 7, { title: 1 }] },
      { title: "Script", href: "javascript:alert(1)", children: [] },
      { title: "Foreign", href: "/foreign", children: "x", teaser: { list: [null] }, extra: {} },
    ],
  },
  large: {
    children: [
      node(
        "Everything",
        Array.from({ length: 500 }, (_, index) => node(`Thing ${index}`)),
      ),
    ],
  },
} satisfies Record<string, unknown>;

const inHeader = (example: NavigationProps) => (
  <InHeader>
    <Navigation {...example} />
  </InHeader>
);

export const examples = {
  links: inHeader(navigation),
  flyouts: inHeader({
    ...navigation,
    id: "flyouts",
    source: { navigation: Promise.resolve(nodes), themeworlds: Promise.resolve(themeworlds) },
  }),
};

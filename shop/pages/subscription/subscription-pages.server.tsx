import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import { startOfDay, dayAt } from "../../../platform/shared/sites/site-clock.ts";
import { dayAfter } from "../../../platform/shared/sites/working-days.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { Page, PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import { previewPicture } from "../../../storefront/pictures/preview-picture.ts";
import type { CheckoutForm } from "../../orders/checkout-forms.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import { homeProblemHints } from "../checkout/problem-hints.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { pageTitle } from "../document/page-title.ts";
import { articleOptions, type Coffee } from "./coffee.ts";
import { readCoffees } from "./coffees.server.ts";
import { subscriptionFields } from "./form-fields.ts";
import { subscriptionData } from "./subscription-data.ts";
import { enteredIn, type EnteredSubscription } from "./subscription-form.server.ts";
import { SubscriptionForm } from "./SubscriptionForm.tsx";
import { figuresOfSubscriptions } from "./subscription-figures.ts";
import { SubscriptionPage } from "./SubscriptionPage.tsx";

export interface SubscriptionPagesOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  subscriptions: Pick<Subscriptions, "days" | "isOfferedOn" | "quote">;
}

/** A form as it was sent, or as it begins. */
export interface SentSubscription {
  values: CheckoutForm;
  /** Shows what is wrong with it; a form that was not sent has no problems yet. */
  isSent?: boolean;
  notice?: string;
}

/** The form of a coffee, read by the rules of its moment. */
export interface ReadSubscription {
  product: ProductDetails;
  entered: EnteredSubscription;
  others: { value: string; text: string }[];
}

/** Creates the functions that read forms of subscriptions and make their pages. */
export function createSubscriptionPages({
  frame,
  catalogue,
  subscriptions,
}: SubscriptionPagesOptions) {
  return { read, startPage, formPage };

  /** Returns what a form says about the product that it names; undefined if that is not sold by subscription. */
  async function read(
    at: Viewpoint,
    values: CheckoutForm,
    coffees?: Coffee[],
  ): Promise<ReadSubscription | undefined> {
    const given = values[subscriptionFields.product] ?? "";
    const product = /^[1-9]\d{0,8}$/.test(given)
      ? await catalogue.product(at, Number(given))
      : undefined;
    const { subscriptionKinds = [] } = at.site;
    if (!product || !subscriptionKinds.includes(product.kind)) return undefined;
    if (!subscriptions.isOfferedOn(at.site)) return undefined;
    const others = articleOptions(
      (coffees ?? (await readCoffees(catalogue, at))).filter(
        ({ number }) => number !== product.number,
      ),
    );
    const entered = enteredIn(values, {
      site: at.site,
      articles: product.articles,
      others: new Set(others.map(({ value }) => value)),
      days: subscriptions.days(at),
    });
    return { product, entered, others };
  }

  /** Returns the page that explains subscriptions, without a chosen coffee; undefined where there are none. */
  async function startPage(content: SiteContent, at: Viewpoint): Promise<Page | undefined> {
    if (!subscriptions.isOfferedOn(at.site)) return undefined;
    const { site, texts } = content;
    const { coffeeSubscription: words } = texts;
    const [coffees, pictures] = await Promise.all([
      readCoffees(catalogue, at),
      catalogue.pictures(["hero-brewing"]),
    ]);
    const [picture] = pictures;
    const origin = valueAt(frame.origins, site.code);
    return {
      ...common(at),
      head: {
        title: pageTitle(words.title),
        description: words.description,
        path: subscriptionPaths.page,
        alternates: Object.fromEntries(siteCodes.map((code) => [code, subscriptionPaths.page])),
        image: picture && previewPicture(picture, words.title),
        structuredData: [
          ...subscriptionData(coffees, {
            site,
            origin,
            texts: words,
            figures: figuresOfSubscriptions(site),
            ...(picture && { image: origin + pictureUrl(pictureBase(picture), 1280, "jpeg") }),
          }),
          ...breadcrumbData(origin, [{ name: words.title, url: subscriptionPaths.page }]),
        ],
      },
      body: (
        <SubscriptionPage {...{ site, texts, coffees }} picture={picture && pictureBase(picture)} />
      ),
    };
  }

  /** Returns the page with the form of a coffee. */
  async function formPage(
    content: SiteContent,
    at: Viewpoint,
    { values, isSent = false, notice }: SentSubscription,
  ): Promise<Page | undefined> {
    const { site, texts } = content;
    const coffees = await readCoffees(catalogue, at);
    const found = await read(at, values, coffees);
    if (!found) return undefined;
    const { product, entered, others } = found;
    const { tcm, quantity, choices, problems, address } = entered;
    const quote = await subscriptions.quote({ tcm, quantity }, at);
    const hints = homeProblemHints(values.postalCode, site);
    const { coffeeSubscription: words } = texts;
    return {
      ...common(at),
      head: {
        title: pageTitle(`${words.title}: ${product.name}`),
        description: fill(words.hero.text, figuresOfSubscriptions(site)),
        path: subscriptionPaths.page,
        isPrivate: true,
      },
      body: (
        <SubscriptionPage
          {...{ site, texts, coffees }}
          chosen={product.number}
          form={
            <SubscriptionForm
              {...{ site, texts, product, tcm, values, others, quote, quantity, notice }}
              days={subscriptions.days(at)}
              problems={isSent ? problems : new Set()}
              address={{ problems: isSent ? address : {}, hints }}
              deliveries={choices.gift?.deliveries}
              entry={values[subscriptionFields.entry]}
            />
          }
        />
      ),
    };
  }
}

/** Other days can be chosen each day. */
const common = ({ now, site }: Viewpoint): Pick<Page, "type" | "styles" | "until"> => ({
  type: "coffeesubscription",
  styles: ["checkout-page.entry.css", "subscription-page.entry.css"],
  until: startOfDay(dayAfter(dayAt(now, site), 1), site),
});

import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { alternates } from "../../../storefront/pages/alternates.ts";
import type { Page, PageFrame, PageResult } from "../../../storefront/pages/render-page.server.tsx";
import { pictureBase, pictureUrl } from "../../../storefront/pictures/pictures-contract.ts";
import type { CommunityMembers } from "../../community/server/community-members-slice.ts";
import type { Community } from "../../community/server/community-slice.ts";
import { productQuestionsPath, questionsPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { communityPageNumbers, type CommunityPageKey } from "../../sites/page-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { breadcrumbData } from "../document/Breadcrumb.tsx";
import { pageTitle } from "../document/page-title.ts";
import { questionPageData, recipeData } from "./community-data.ts";
import { CommunityPage } from "./CommunityPage.tsx";
import { communityStyles } from "./member-pages.server.tsx";
import { ProductQuestionsPage, QuestionPage } from "./QuestionPage.tsx";
import { shownExample, shownRecipe, type ShownRecipe } from "./RecipeCard.tsx";
import { RecipePage } from "./RecipePage.tsx";
import { RecipesPage } from "./RecipesPage.tsx";

export interface CommunityPagesOptions {
  frame: Pick<PageFrame, "origins" | "sites">;
  catalogue: Pick<Catalogue, "byNumber">;
  community: Pick<Community, "contributions" | "settingsOf">;
  communityMembers: Pick<CommunityMembers, "counts" | "examples" | "questions" | "recipes">;
}

/** Numbers of contributions on the community's page, by kind. */
const shown = { reviews: 3, questions: 5, recipes: 6, others: 3 } as const;
const maxRecipes = 200;
const maxQuestions = 100;

/** Creates the functions that make the pages which the community fills: its own, recipes, questions. */
export function createCommunityPages({
  frame,
  catalogue,
  community,
  communityMembers,
}: CommunityPagesOptions) {
  const { counts, examples, questions, recipes } = communityMembers;
  return { numbered, recipePage, questionPage, productQuestionsPage };

  /** Returns the page with the number in an address such as `/community-s400007360.html`, or where it moved to. */
  async function numbered(
    content: SiteContent,
    at: Viewpoint,
    number: number,
    path: string,
  ): Promise<PageResult> {
    const key = communityKeys.find((each) => communityPageNumbers[each] === number);
    if (!key || !community.settingsOf(content.site.code)) return undefined;
    const own = content.pages[key];
    if (own !== path) return { movedTo: own };
    return key === "community" ? communityPage(content, at) : recipesPage(content, at);
  }

  /** Returns the products of contributions that the site still sells. */
  async function withProducts<Each extends { product?: number }>(at: Viewpoint, all: Each[]) {
    const cards = await catalogue.byNumber(at, [
      ...new Set(all.flatMap(({ product }) => product ?? [])),
    ]);
    return all.flatMap((each) => {
      const product = cards.find((card) => card.number === each.product);
      return product ? [{ each, product }] : [];
    });
  }

  /** Returns recipes of members, and as long as there are few, invented ones behind them. */
  async function allRecipes({ texts }: SiteContent, at: Viewpoint, limit: number) {
    const real = (await recipes.list(at, { limit })).map((each) => shownRecipe(each, texts));
    const invented = (await examples.recipes(at)).map(shownExample);
    return [...real, ...invented].slice(0, limit);
  }

  async function communityPage(content: SiteContent, at: Viewpoint): Promise<Page> {
    const { texts, pages } = content;
    const reviews = await withProducts(
      at,
      await community.contributions.published(at, { kind: "review", limit: shown.reviews }),
    );
    const open = await withProducts(at, await questions.open(at, shown.questions));
    return pageOf(content, at, "community", {
      title: texts.communityPage.title,
      description: texts.communityPage.description,
      path: [{ name: texts.communityPage.title, url: pages.community }],
      body: (
        <CommunityPage
          content={content}
          counts={await counts(at)}
          reviews={reviews.map(({ each, product }) => ({
            review: each as Parameters<typeof CommunityPage>[0]["reviews"][0]["review"],
            product,
          }))}
          questions={open.map(({ each: question, product }) => ({ question, product }))}
          recipes={await allRecipes(content, at, shown.recipes)}
        />
      ),
    });
  }

  async function recipesPage(content: SiteContent, at: Viewpoint): Promise<Page> {
    const { texts, pages } = content;
    return pageOf(content, at, "recipes", {
      title: texts.recipes.title,
      description: texts.recipes.description,
      path: [
        { name: texts.communityPage.title, url: pages.community },
        { name: texts.recipes.title, url: pages.recipes },
      ],
      body: <RecipesPage content={content} recipes={await allRecipes(content, at, maxRecipes)} />,
    });
  }

  async function pageOf(
    content: SiteContent,
    at: Viewpoint,
    key: CommunityPageKey,
    { title, description, path, body }: PageParts,
  ): Promise<Page> {
    const origin = valueAt(frame.origins, content.site.code);
    return {
      type: "community",
      styles,
      head: {
        title: pageTitle(title),
        description,
        path: content.pages[key],
        alternates: await alternates(frame.sites, at, async ({ site: { code } }) =>
          community.settingsOf(code) ? valueAt(allSites, code).pages[key] : undefined,
        ),
        structuredData: breadcrumbData(origin, path),
      },
      body,
    };
  }

  /** Returns the page of a recipe by its number, or of an invented one by its id. */
  async function recipePage(content: SiteContent, at: Viewpoint, id: string): Promise<PageResult> {
    if (!community.settingsOf(content.site.code)) return undefined;
    const recipe = await findRecipe(content, at, id);
    if (!recipe) return undefined;
    const { site, texts, pages } = content;
    const origin = valueAt(frame.origins, site.code);
    const [product] = recipe.product ? await catalogue.byNumber(at, [recipe.product]) : [];
    const image = product && origin + pictureUrl(pictureBase(product.picture), 960, "jpeg");
    const data = recipeData(recipe, { content, origin, image });
    const others = (await allRecipes(content, at, shown.others + 1)).filter(
      ({ url }) => url !== recipe.url,
    );
    return {
      type: "community",
      styles,
      head: {
        title: pageTitle(recipe.title),
        description:
          `${texts.recipes.brewings[recipe.details.brewing]}: ${recipe.details.steps.join(" ")}`.slice(
            0,
            300,
          ),
        path: recipe.url,
        // Search engines list what is real.
        isPrivate: !recipe.real,
        structuredData: [
          ...breadcrumbData(origin, [
            { name: texts.communityPage.title, url: pages.community },
            { name: texts.recipes.title, url: pages.recipes },
            { name: recipe.title, url: recipe.url },
          ]),
          ...(data ? [data] : []),
        ],
      },
      body: (
        <RecipePage
          content={content}
          recipe={recipe}
          product={product}
          others={others.slice(0, shown.others)}
        />
      ),
    };
  }

  async function findRecipe(
    { texts }: SiteContent,
    at: Viewpoint,
    id: string,
  ): Promise<ShownRecipe | undefined> {
    if (/^\d+$/.test(id)) {
      const found = await recipes.find(at, Number(id));
      return found && shownRecipe(found, texts);
    }
    const example = (await examples.recipes(at)).find((each) => each.id === id);
    return example && shownExample(example);
  }

  async function questionPage(
    content: SiteContent,
    at: Viewpoint,
    number: number,
  ): Promise<PageResult> {
    if (!community.settingsOf(content.site.code)) return undefined;
    const found = await questions.find(at, number);
    const about = found?.question.product;
    const [product] = about === undefined ? [] : await catalogue.byNumber(at, [about]);
    if (!found || !product) return undefined;
    const { site, texts } = content;
    const origin = valueAt(frame.origins, site.code);
    const data = questionPageData(found, { content, origin });
    const { body } = found.question;
    const path = `${questionsPath}/${number}`;
    return {
      type: "community",
      styles,
      head: {
        title: pageTitle(body),
        description: found.answers[0]?.body.slice(0, 300) ?? texts.questions.noAnswer,
        path,
        // Search engines list what is answered.
        isPrivate: data === undefined,
        structuredData: [
          ...breadcrumbData(origin, [product, { name: body, url: path }]),
          ...(data ? [data] : []),
        ],
      },
      body: <QuestionPage content={content} product={product} {...found} />,
    };
  }

  async function productQuestionsPage(
    content: SiteContent,
    at: Viewpoint,
    number: number,
  ): Promise<PageResult> {
    if (!community.settingsOf(content.site.code)) return undefined;
    const [product] = await catalogue.byNumber(at, [number]);
    if (!product) return undefined;
    const { texts } = content;
    const all = await questions.ofProduct(at, number, maxQuestions);
    const title = `${texts.questions.title}: ${product.name}`;
    return {
      type: "community",
      styles,
      head: {
        title: pageTitle(title),
        description: title,
        path: `${productQuestionsPath}/${number}`,
        isPrivate: all.length === 0,
        structuredData: [],
      },
      body: <ProductQuestionsPage content={content} product={product} all={all} />,
    };
  }
}

interface PageParts {
  title: string;
  description: string;
  path: { name: string; url: string }[];
  body: Page["body"];
}

const styles = [communityStyles];

/** Reports whether a number in an address is that of a page which the community fills. */
export const isCommunityPage = (number: number): boolean =>
  Object.values<number>(communityPageNumbers).includes(number);

const communityKeys = Object.keys(communityPageNumbers) as CommunityPageKey[];

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cartPagePath } from "../../../border/border-paths.ts";
import { changeErrorText } from "../../../border/cart/cart-rules.ts";
import { setCartCookie } from "../../../border/cart/server/cart-routes.ts";
import type { CartService } from "../../../border/cart/server/carts.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { acceptForms, formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { wishlistPaths } from "../../shop-paths.ts";
import { browserWishesOf, keepWishes } from "../../wishlist/server/wishlist-cookies.ts";
import type { WishlistOwner, Wishlists } from "../../wishlist/server/wishlists.ts";
import { maxWishes, wishFields, wishSteps } from "../../wishlist/wishlist-contract.ts";
import type { Visitors } from "../account/visitors.server.ts";
import { popularCount } from "../document/EmptyState.tsx";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { createWishlistPages, type ShownWishlist } from "./wishlist-pages.server.tsx";

export interface WishlistPagesOptions extends PersonalPagesOptions {
  wishlists: Wishlists;
  catalogue: Pick<Catalogue, "byNumber" | "popular">;
  carts: Pick<CartService, "change">;
  visitors: Pick<Visitors, "cartOwnerOf" | "recognise">;
}

const maxFormBytes = 4_096;

/** The shopper's wish list with its forms, and the list as others see it. All work without JavaScript. */
export const wishlistPages: PageRoutes = { personal: wishlistRoutes };

function wishlistRoutes(app: FastifyInstance, options: WishlistPagesOptions) {
  const { wishlists, catalogue, carts, visitors, requests, frame } = options;
  const pages = createWishlistPages(options);
  acceptForms(app, maxFormBytes);

  app.get(
    wishlistPaths.own,
    { schema: { summary: "The shopper's wish list", tags: ["pages"] } },
    async (request, reply) => sendOwn(request, reply, await ownerOf(request)),
  );

  app.post(
    wishlistPaths.own,
    {
      schema: formSchema(
        `Change the wish list: step, one of ${wishSteps.join(", ")}; product, its number`,
        "Leads back to the list, or to the cart. With `accept: application/json` the answer has no content, and the cookie has the products.",
      ),
    },
    async (request, reply) => {
      const form = formOf(request);
      const step = form[wishFields.step];
      const change: WishChange = { request, reply, owner: await ownerOf(request) };
      const product = productNumberIn(form);
      switch (step) {
        case "add":
          return product ? add(change, product) : notFound(reply);
        case "remove":
          return product ? remove(change, product) : done(change);
        case "cart":
          return product ? moveToCart(change, product) : notFound(reply);
        case "share":
        case "unshare":
          await wishlists.share(change.owner, step === "share", requests.presentOf(request));
          return done(change);
        default:
          return sendOwn(request, reply.code(400), change.owner);
      }
    },
  );

  app.get<{ Params: { secret: string } }>(
    `${wishlistPaths.shared}/:secret`,
    { schema: { summary: "A wish list that its owner shares", tags: ["pages"] } },
    async (request, reply) => {
      const at = requests.presentOf(request);
      const numbers = await wishlists.shared(request.params.secret, at.site);
      if (!numbers) return pages.shared(request, reply.code(410), {});
      return pages.shared(request, reply, { products: await catalogue.byNumber(at, numbers) });
    },
  );

  async function ownerOf(request: FastifyRequest): Promise<WishlistOwner> {
    const { customer } = await visitors.recognise(request);
    return customer ? { customerId: customer.id } : { secret: browserWishesOf(request)?.secret };
  }

  async function add({ request, reply, owner }: WishChange, number: number) {
    const at = requests.presentOf(request);
    const [product] = await catalogue.byNumber(at, [number]);
    if (!product) return notFound(reply);
    const wish = { product: number, price: product.price };
    const outcome = await wishlists.add(owner, wish, at, request.ip);
    if ("problem" in outcome) {
      reply.code(429).header("retry-after", String(outcome.waitMinutes * 60));
      return sendOwn(request, reply, owner, "tooMany");
    }
    if (outcome.status === "full") return sendOwn(request, reply.code(409), owner);
    return done({ request, reply, owner: outcome.secret ? { secret: outcome.secret } : owner });
  }

  async function remove(change: WishChange, product: number) {
    await wishlists.remove(change.owner, product, requests.presentOf(change.request));
    return done(change);
  }

  /** Removes a wish only once the cart has it. */
  async function moveToCart({ request, reply, owner }: WishChange, product: number) {
    const at = requests.presentOf(request);
    const result = await carts.change(
      await visitors.cartOwnerOf(request),
      { addArticle: { productId: String(product), quantity: 1 } },
      at,
      { ip: request.ip },
    );
    if (!result.changed && result.problem.error !== "NOT_MODIFIED") {
      const { site, texts } = requests.contentOf(request);
      const text = changeErrorText(result.problem, texts.cart, site.locale);
      return sendOwn(request, reply.code(409), owner, { text });
    }
    if (result.changed && result.secret)
      setCartCookie(reply, result.secret, requests.isSecure(request));
    await wishlists.remove(owner, product, at);
    return done({ request, reply, owner }, cartPagePath);
  }

  /** Stores the list in the browser, and leads to where it is seen. A script goes nowhere. */
  async function done({ request, reply, owner }: WishChange, path: string = wishlistPaths.own) {
    await readInto(request, reply, owner);
    return request.headers.accept === "application/json"
      ? reply.code(204).send()
      : reply.redirect(path, 303);
  }

  /** Reads a list, and stores it in the browser for the scripts of other pages. */
  async function readInto(request: FastifyRequest, reply: FastifyReply, owner: WishlistOwner) {
    const { site } = requests.presentOf(request);
    const list = await wishlists.read(owner, site);
    const products = list.wishes.map(({ product }) => product);
    const secret = "secret" in owner ? owner.secret : undefined;
    keepWishes(request, reply, { secret, products }, requests.isSecure(request));
    return list;
  }

  async function sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    owner: WishlistOwner,
    problem?: "tooMany" | { text: string },
  ) {
    const { wishes, shareCode } = await readInto(request, reply, owner);
    // Prices of the moment that staff may preview.
    const at = requests.viewpointOf(request);
    const { site, texts } = requests.contentOf(request);
    const cards = await catalogue.byNumber(
      at,
      wishes.map(({ product }) => product),
    );
    const shown: ShownWishlist = {
      wishes: cards.flatMap((product) => {
        const wish = wishes.find((each) => each.product === product.number);
        return wish ? [{ wish, product }] : [];
      }),
      notSold: wishes.length - cards.length,
      popular: cards.length > 0 ? [] : await catalogue.popular(at, popularCount),
      kept:
        "customerId" in owner
          ? "account"
          : allows("functional", request.headers.cookie)
            ? "browser"
            : "visit",
      ...(shareCode && {
        sharedUrl: `${valueAt(frame.origins, site.code)}${wishlistPaths.shared}/${shareCode}`,
      }),
      alert:
        problem === "tooMany"
          ? texts.wishlist.tooMany
          : (problem?.text ??
            (wishes.length < maxWishes
              ? undefined
              : fill(texts.wishlist.full, { max: maxWishes }))),
    };
    return pages.own(request, reply, shown);
  }
}

/** A change that a shopper sends, and whose list it is for. */
interface WishChange {
  request: FastifyRequest;
  reply: FastifyReply;
  owner: WishlistOwner;
}

function productNumberIn(form: Partial<Record<string, string>>): number | undefined {
  const number = form[wishFields.product] ?? "";
  return /^\d{1,9}$/.test(number) ? Number(number) : undefined;
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

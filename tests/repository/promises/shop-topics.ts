import { readFileSync } from "node:fs";
import {
  customerPaths,
  subscriptionLinkPath,
  subscriptionPaths,
} from "../../../shop/shop-paths.ts";
import { cartDays } from "../../../border/cart/cart-limits.ts";
import type { Topic } from "./promise.ts";
import { isRoute } from "./routes.ts";
import { voucherTakesOff } from "./vouchers.ts";

/** Reports whether a country has stores that hand over orders. */
const handsOverOrders = (market: string) =>
  /^  services: \[.*\bcollect\b/m.test(readFileSync(`shop/content/stores/${market}.yaml`, "utf8"));

/** Promises of pages about carts, cards, stores and prices by topic, each with the part of the shop that keeps it. */
export const shopTopics: Record<string, Topic> = {
  "carts that are stored": {
    words: {
      de: /Warenkorb bleibt/,
      fr: /panier est conservé/,
      pl: /koszyka przechowujemy|Koszyk czeka/,
      cs: /košíku? vám .*uchováme/,
      hu: /kosár tartalmát|Kosarát ezen/,
      sk: /Košík vám .*(podržíme|uchováme)/,
      tr: /Sepetiniz .*saklanır/,
    },
    promises: {
      "for the days of the cart": {
        words: {
          de: new RegExp(`\\b${cartDays} Tage`),
          fr: new RegExp(`\\b${cartDays} jours`),
          pl: new RegExp(`\\b${cartDays} dni`),
          cs: new RegExp(`\\b${cartDays} dní`),
          hu: new RegExp(`\\b${cartDays} napig`),
          sk: new RegExp(`\\b${cartDays} dní`),
          tr: new RegExp(`\\b${cartDays} gün`),
        },
        isKept: () => cartDays > 0,
      },
    },
  },
  "loyalty points of orders": {
    words: {
      de: /Bohne.*(Bestellung|Onlineshop)|(Bestellung|Onlineshop).*Bohne/,
      fr: /grains?\b.*(commande|en ligne)|(commande|en ligne).*grains?\b/,
      pl: /ziar(en|na).*(zamówie|internetow)|(zamówie|internetow).*ziar(en|na)/,
      cs: /zrn(ka|ek).*(objedn|e-shop)|(objedn|e-shop).*zrn(ka|ek)/,
      hu: /kávészem.*(rendel|webáruház)|(rendel|webáruház).*kávészem/,
      sk: /zrn(ká|iek).*(objedn|e-shop)|(objedn|e-shop).*zrn(ká|iek)/,
      tr: /[Çç]ekirdek.*(sipariş|[İi]nternet)|(sipariş|[İi]nternet).*çekirdek/,
    },
    promises: {
      "there are none: stores count them, the shop shows how many": {
        words: {
          de: /gibt es keine Bohnen|sehen Ihren Bohnenstand|bekommen Sie die Karte/,
          fr: /ne donnent pas droit|consultez votre solde/,
          pl: /Nie przyznajemy|sprawdzisz stan ziaren/,
          cs: /nepřipisujeme|vidíte stav zrnek/,
          hu: /nem jár kávészem|láthatja egyenlegét/,
          sk: /nepripisujeme|vidíte stav zrniek/,
          tr: /kazanılmaz|görebilirsiniz/,
        },
        isKept: () => isRoute("GET", customerPaths.account) && isRoute("POST", "/account/card"),
      },
    },
  },
  "gift cards and vouchers": {
    words: {
      de: /Geschenkkarte/,
      fr: /cartes?(-| )cadeau/,
      pl: /kart\p{L}* podarunkow/iu,
      cs: /dárkov\p{L}* kar/iu,
      hu: /ajándékkárty/i,
      sk: /darčekov\p{L}* kar/iu,
      tr: /hediye kart/i,
    },
    promises: {
      "vouchers take nothing off gift cards, partners' products and delivery": {
        words: {
          de: /Für Geschenkkarten, Versandkosten und Produkte unserer Partner gilt er nicht/,
          fr: /ne .*(pas|ni)|ni .*ni/,
          pl: /nie /i,
          cs: /neplatí|nevztahuje|nelze/,
          hu: /nem /i,
          sk: /neplatí|nevzťahuje|nemožno/,
          tr: /uygulanmaz/,
        },
        isKept: ({ site }) =>
          voucherTakesOff("giftCard", site) === 0 &&
          voucherTakesOff("partnerProduct", site) === 0 &&
          voucherTakesOff("goods", site) > 0,
      },
    },
  },
  "collection in a store": {
    words: {
      de: /Click & Collect|im Store abholen|Abholung im Store/,
      fr: /Click & Collect|retrait en magasin/,
      pl: /Click & Collect|odbiór w sklepie/i,
      cs: /vyzvednutí v prodejně/i,
      hu: /átvétel az üzletben/i,
      sk: /vyzdvihnutie v predajni/i,
      tr: /mağazadan teslim/i,
    },
    promises: {
      "of every order, in the stores of the checkout": {
        words: { de: /./, fr: /./, pl: /./, cs: /./, hu: /./, sk: /./, tr: /./ },
        isKept: ({ site }) => handsOverOrders(site.market),
      },
    },
  },
  "lowest prices of 30 days": {
    words: {
      de: /niedrigsten Preis/,
      fr: /prix le plus bas/,
      pl: /najniższą cenę/,
      cs: /nejnižší cenu/,
      hu: /legalacsonyabb árát/,
      sk: /najnižšiu cenu/,
      tr: /en düşük fiyatı/,
    },
    promises: {
      "beside each reduced price": {
        words: {
          de: /30 Tag/,
          fr: /30 jours/,
          pl: /30 dni/,
          cs: /30 dní/,
          hu: /30 nap/,
          sk: /30 dní/,
          tr: /30 gün/,
        },
        isKept: ({ texts }) => /30.*\{price\}/.test(texts.catalogue.lowestPrice),
      },
    },
  },
  "terms of subscriptions": {
    words: {
      de: /Mindestlaufzeit/,
      fr: /durée minimale/,
      pl: /minimalnego okresu/,
      cs: /minimální dob/,
      hu: /minimális időtartam/,
      sk: /minimáln[ae]j? dob/,
      tr: /[Aa]sgari süre/,
    },
    promises: {
      "none: each is cancelled in the account, or by the link of a mail": {
        words: {
          de: /ohne|keine/,
          fr: /sans|ni/,
          pl: /bez|Nie ma/,
          cs: /bez|Není/,
          hu: /nélkül|Nincs/,
          sk: /bez|Nie je/,
          tr: /yoktur/,
        },
        isKept: () =>
          isRoute("POST", `${subscriptionPaths.account}/:number`) &&
          isRoute("POST", `${subscriptionLinkPath}/:token/:action`),
      },
    },
  },
};

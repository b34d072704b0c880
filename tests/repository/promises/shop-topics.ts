import { readFileSync } from "node:fs";
import { beansOf, lotsOf } from "../../../shop/customer-card/card-rules.ts";
import {
  checkoutBeansPath,
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

/** An order of 20 full amounts with delivery. */
const paidOrder = {
  number: "1",
  placedAt: new Date(0),
  state: "delivered",
  lines: [{ kind: "article", total: 20_50 }],
  totals: { total: 25_45, discount: 0 },
  history: [],
};

/** Whether a cancelled order restores the beans that it has spent. */
export const restoresBeans =
  lotsOf([
    { kind: "earned", beans: 100, expiresAt: new Date(9) },
    { kind: "spent", beans: -100, order: "1" },
    { kind: "restored", beans: 100, order: "1", expiresAt: new Date(1) },
  ])[0]?.beans === 100;

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
      "each full amount earns one, once the time for returns ends": {
        words: {
          de: /Bestellung(en)? .*(Rückgabefrist|eine Bohne)|Onlineshop.*(Bohne|ebenso)|Bohne.*Onlineshop/,
          fr: /délai de retour|(en ligne|commandez).*grain|boutique en ligne aussi/,
          pl: /termin\p{L}* na zwrot|(internet|zamów).*ziarn/iu,
          cs: /lhůt\p{L}* pro vrácení|e-shopu?.*zrn|zrn.*e-shop/iu,
          hu: /visszaküldési határidő|(webáruház|rendel).*(kávészem|gyűjthet)/i,
          sk: /lehot\p{L}* na vrátenie|e-shope.*zrn/iu,
          tr: /iade süresi|internette.*çekirdek|İnternet mağazamızda da/,
        },
        isKept: () => beansOf(paidOrder, { spendPerBean: 100 }) === 20,
      },
      "full lots are spent on the articles of an order, and come back when it is cancelled": {
        words: {
          de: /auf (deren )?Artikel|bringt eingelöste Bohnen zurück|Stornierung|Bohnen einlösen/,
          fr: /sur (ses|les) articles|grains utilisés|utiliser (des|vos) grains/,
          pl: /na (jego )?produkty|wykorzystane|wykorzystuj ziarna/,
          cs: /na (její )?zboží|uplatněná zrnka|uplatnění zrnek/,
          hu: /termékeire|felhasznált/,
          sk: /na (jej )?tovar|uplatnené zrnká|uplatnenie/,
          tr: /ürünler(in fiyatı| için)|geri (yüklenir|verilir)|kullanın/,
        },
        isKept: () => isRoute("POST", checkoutBeansPath) && restoresBeans,
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
      "gift cards, partners' products and delivery neither earn nor spend beans": {
        words: {
          de: /Versandkosten, Geschenkkarten und Leistungen|Geschenkkarten, Leistungen von Partnern/,
          fr: /les cartes cadeaux(,| et) les prestations/,
          pl: /za dostawę, karty podarunkowe|z wyjątkiem kart podarunkowych/,
          cs: /Za dopravu, dárkové karty|dárkové karty, služby partnerů/,
          hu: /szállítási díj, az ajándékkártya|az ajándékkártya, a partnerek/,
          sk: /Za dopravu, darčekové karty|darčekové karty, služby partnerov/,
          tr: /Kargo ücreti, hediye kartları|hediye kartları, iş ortaklarının/,
        },
        isKept: () =>
          beansOf(
            { ...paidOrder, lines: [{ kind: "giftCard", total: 20_00 }] },
            { spendPerBean: 100 },
          ) === 0,
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

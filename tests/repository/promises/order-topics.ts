import { orderPaths } from "../../../shop/shop-paths.ts";
import { canCancel, transferDays } from "../../../shop/orders/order-rules.ts";
import { createPaymentMethods, paymentDays } from "../../../shop/orders/payment/payment-methods.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { linksParcels, mailsOf } from "./mails.ts";
import type { Topic } from "./promise.ts";
import { restoresBeans } from "./shop-topics.ts";
import { isRoute } from "./routes.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

const methods = createPaymentMethods((code) => valueAt(allSites, code));
const order = { number: "4711081512", amount: 1_00, placedAt: new Date("2026-11-25T12:00:00Z") };

/** Promises of pages about orders by topic, each with the part of the shop that keeps it. */
export const orderTopics: Record<string, Topic> = {
  "fees for payment": {
    words: {
      de: /zusätzliche[sn]? (Entgelt|Gebühr)/,
      fr: /supplément\b/,
      pl: /dodatkowych opłat|opłat za płatność/,
      cs: /si nic neúčtujeme|platby nic neúčtujeme/,
      hu: /külön díj/,
      sk: /neúčtujeme poplatok/,
      tr: /ek ücret/,
    },
    promises: {
      "each method costs what the order costs": {
        words: {
          de: /keine?\b/,
          fr: /Nous ne facturons|Aucun/,
          pl: /nie pobieramy/i,
          cs: /neúčtujeme/,
          hu: /[Ee]gyikért sem|nem számítunk/,
          sk: /neúčtujeme/,
          tr: /alm[aı]|alınm/,
        },
        isKept: ({ site }) =>
          Object.values(methods).every((method) => {
            const action = method.begin({ ...order, site: site.code });
            return action.kind === "transfer" && action.transfer.amount === order.amount;
          }),
      },
    },
  },
  "orders that are cancelled": {
    words: {
      de: /stornier/i,
      fr: /annul(er|ez|ons|ation)/i,
      pl: /anulow|anuluj/i,
      cs: /(objednávk|zruší).*zruš|zruš.*objednávk|můžete ji zrušit/i,
      hu: /lemondhatja:|lemondanék|le is mondhatja|\*\*lemondás|rendelést töröl|díjmentesen lemond/i,
      sk: /(objednávk|zruší).*zruš|zruš.*objednávk|môžete ju zrušiť/i,
      tr: /iptal/i,
    },
    promises: {
      "shoppers cancel until the order is sent, on its page": {
        words: {
          de: /\(\/orders\)|\/account\/orders|solange wir sie nicht verschickt haben/,
          fr: /\(\/orders\)|\/account\/orders|n’avons pas expédi|l’avons pas expédi/,
          pl: /\(\/orders\)|\/account\/orders|dopóki (go )?nie wyślemy/,
          cs: /\(\/orders\)|\/account\/orders|ji neodešleme|objednávku neodešleme/,
          hu: /\(\/orders\)|\/account\/orders|fel nem adtuk/,
          sk: /\(\/orders\)|\/account\/orders|ju neodošleme|objednávku neodošleme/,
          tr: /\(\/orders\)|\/account\/orders|[Kk]argoya verilme/,
        },
        isKept: () =>
          canCancel({ state: "placed" }) &&
          canCancel({ state: "paid" }) &&
          !canCancel({ state: "shipped" }) &&
          isRoute("POST", `${orderPaths.account}/:number`) &&
          isRoute("POST", `${orderPaths.order}/:secret`),
      },
      "beans that it has spent come back": {
        words: {
          de: /eingelöste( Bohnen)? zurück/,
          fr: /grains utilisés .*rendus/,
          pl: /wykorzystane/,
          cs: /uplatněná zrnka vrátíme/,
          hu: /felhasznált.* visszaírjuk/,
          sk: /uplatnené zrnká vrátime/,
          tr: /geri (yüklenir|verilir)/,
        },
        isKept: () => restoresBeans,
      },
      "unpaid orders are cancelled some days after the last one": {
        words: {
          de: new RegExp(`${transferDays} Tage (nach dem letzten Tag|danach)`),
          fr: new RegExp(`${transferDays} jours après (le|ce) dernier jour`),
          pl: new RegExp(`${transferDays} dni (po ostatnim dniu|później)`),
          cs: new RegExp(`${transferDays} dny (po posledním dni|poté)`),
          hu: new RegExp(`után ${transferDays} nappal`),
          sk: new RegExp(`${transferDays} dni (po poslednom dni|potom)`),
          tr: new RegExp(`${transferDays} gün sonra`),
        },
        isKept: ({ site }) =>
          methods.prepayment.isPaidBeforeShipping &&
          methods.prepayment.isOffered({ site: site.code, amount: 1 }),
      },
      "orders are cancelled whose advance payment does not arrive": {
        words: {
          de: /Damit endet der Vertrag/,
          fr: /le contrat prend ainsi fin/,
          pl: /nie wpłynie do podanego dnia/,
          cs: /Nedorazí-li platba do uvedeného dne/,
          hu: /a megadott napig nem érkezik meg/,
          sk: /do uvedeného dňa nepríde/,
          tr: /belirtilen güne kadar ulaşmazsa/,
        },
        isKept: ({ site }) =>
          methods.prepayment.isPaidBeforeShipping &&
          methods.prepayment.isOffered({ site: site.code, amount: 1 }),
      },
    },
  },
  "articles that are reserved": {
    words: {
      de: /reservier/i,
      fr: /réservons vos articles|articles vous sont réservés/,
      pl: /rezerwuj/i,
      cs: /rezerv/i,
      hu: /félretesszük/,
      sk: /rezerv/i,
      tr: /sizin için ayır/,
    },
    promises: {
      "until the last day of a payment in advance": {
        words: {
          de: /Wir reservieren die Ware für Sie|So lange ist die Ware/,
          fr: /réservons vos articles et|réservés jusque-là/,
          pl: /Rezerwujemy dla Ciebie produkty|Do tego dnia/,
          cs: /Zboží pro vás rezervujeme|Do té doby/,
          hu: /A termékeket félretesszük Önnek|Addig a termékeket|mi félretesszük/,
          sk: /Tovar pre vás rezervujeme|Dovtedy/,
          tr: /Ürünleri sizin için ayırır|o güne kadar/,
        },
        isKept: ({ site }) => {
          const due = methods.prepayment.dueAt({ ...order, site: site.code });
          const days = (due.getTime() - order.placedAt.getTime()) / 86_400_000;
          return Math.round(days) === paymentDays("prepayment", 0);
        },
      },
    },
  },
  "invoices that arrive": {
    words: {
      de: /(Link zur|Ihre) Rechnung|Rechnungen kommen/,
      fr: /lien vers votre facture|factures sont envoyées/,
      pl: /Link do dokumentu|dokument zakupu przesył/i,
      cs: /Odkaz na (daňový )?doklad|doklad\p{L}* posíláme/iu,
      hu: /számla hivatkozás|számlát e-mailben/i,
      sk: /Odkaz na faktúru|faktúr\p{L}* posielame e-mail/iu,
      tr: /Faturanızı|Faturalarınız/,
    },
    promises: {
      "by a link, in the mail that says that the order was sent": {
        words: {
          de: /E-Mail zum Versand/,
          fr: /e-mail d’expédition/,
          pl: /e-mailu o wysyłce/,
          cs: /e-mailu o odeslání/,
          hu: /feladásról szóló e-mail/,
          sk: /e-maile o odoslaní/,
          tr: /e-arşiv|e-postayla gelir|getirin/,
        },
        isKept: (content) => mailsOf(content).shipped.some(({ type }) => type === "link"),
      },
    },
  },
  "mails about parcels": {
    words: {
      de: /unterwegs ist, schreiben|alles bereitlie?gt/,
      fr: /dès qu’il est en route|dès que tout est prêt/,
      pl: /Gdy (ją )?wyślemy|gdy wszystko będzie gotowe|kiedy wszystko będzie gotowe/i,
      cs: /Jakmile balík odešleme|až bude (vše|zboží) připraven/i,
      hu: /Amint feladtuk|amint minden készen áll/i,
      sk: /Keď (ho|balík) odošleme|keď bude všetko pripravené/i,
      tr: /yola çıkınca|hazır olunca/,
    },
    promises: {
      "when the order was sent, or can be collected": {
        words: {
          de: /schreiben wir Ihnen|wir schreiben Ihnen|erhalten Sie eine E-Mail/,
          fr: /Nous vous envoyons un e-mail|vous recevez un e-mail|nous vous prévenons/,
          pl: /e-mail|damy znać/,
          cs: /e-mail|napíšeme vám/,
          hu: /e-mailt küldünk|értesítjük/,
          sk: /e-mail|dáme vám vedieť/,
          tr: /e-posta|haber veririz/,
        },
        isKept: (content) =>
          mailsOf(content).shipped.length > 0 && mailsOf(content).ready.length > 0,
      },
    },
  },
  "tracking of parcels": {
    words: {
      de: /sendungsverfolg|sendungsnummer|tracking-?(nummer|link)|paket verfolgen/i,
      fr: /lien de suivi|suivi (du|de votre) colis|numéro de suivi/i,
      pl: /śledzeni\p{L}+|śledź/iu,
      cs: /sledov\p{L}+ zásil|zásilku .*sledovat/iu,
      hu: /csomagkövet/i,
      sk: /sledovan\p{L}+ zásiel|zásielku .*sledovať/iu,
      tr: /takip (bağlantı|numara|kod)|kargo takib/i,
    },
    promises: {
      "by links in the mail and with the order, where the parcel has a number": {
        words: {
          de: /bei Ihrer Bestellung/,
          fr: /votre commande/,
          pl: /przy zamówieniu/,
          cs: /u objednávky/,
          hu: /rendelésénél/,
          sk: /pri objednávke/,
          tr: /siparişinizde/,
        },
        isKept: linksParcels,
      },
    },
  },
  "orders in the account": {
    words: {
      de: /\/account\/orders|\(\/orders\)/,
      fr: /\/account\/orders|\(\/orders\)/,
      pl: /\/account\/orders|\(\/orders\)/,
      cs: /\/account\/orders|\(\/orders\)/,
      hu: /\/account\/orders|\(\/orders\)/,
      sk: /\/account\/orders|\(\/orders\)/,
      tr: /\/account\/orders|\(\/orders\)/,
    },
    promises: {
      "with an account, and by number and address": {
        words: { de: /./, fr: /./, pl: /./, cs: /./, hu: /./, sk: /./, tr: /./ },
        isKept: () => isRoute("GET", orderPaths.account) && isRoute("POST", orderPaths.lookUp),
      },
    },
  },
};

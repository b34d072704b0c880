import type { SubscriptionMailTexts } from "../../../subscriptions/subscription-texts.ts";

export const subscriptionMails: SubscriptionMailTexts = {
  reason:
    "Azért kapta ezt az e-mailt, mert az Ön címével kávé-előfizetést rendeltek. A hivatkozások bejelentkezés nélkül működnek, ezért kérjük, ne továbbítsa a levelet.",
  facts: {
    number: "Előfizetés száma",
    interval: "Gyakoriság",
    next: "A következő szállítás megrendelésének napja",
    soldOut: "Ha elfogy",
    recipient: "Az ajándék címzettje",
  },
  soldOut: {
    skip: "A szállítás kimarad",
    alternative: "Helyette: {article}, soha nem drágábban az előre jelzettnél",
    similar: "Hasonló kávé, soha nem drágábban az előre jelzettnél",
  },
  links: {
    skip: "A szállítás kihagyása",
    move: "A szállítás átütemezése",
    cancel: "Az előfizetés lemondása",
  },
  anyTime:
    "Minden szállítás előtt megírjuk, mennyibe kerül. Akkor még kihagyhatja vagy átütemezheti, az előfizetést pedig bármikor, felmondási idő nélkül lemondhatja.",
  opened: {
    subject: "Az Ön kávé-előfizetése: {article}",
    text: "Az előfizetése elindult. A következő szállítás megrendelésének napja: {day}.",
  },
  announced: {
    subject: "Hamarosan új kávé érkezik ({day}): {article}",
    text: "Előfizetésének következő szállítását ezen a napon rendeljük meg: {day}. Ha minden maradhat így, nincs teendője.",
    most: "A szállítás ennél többe nem kerül. Ha a kávé addig olcsóbb lesz, az alacsonyabb árat fizeti.",
  },
  higherPrice: {
    title: "Változik az ár",
    text: "Egy csomag ára {price} azoknál a szállításoknál, amelyek napja {day} vagy későbbi. Addig az ár változatlanul {agreed}. Ha ezzel nem ért egyet, az előfizetést bármikor, felmondási idő nélkül és költségmentesen lemondhatja.",
  },
  placed: {
    subject: "Szállítás az előfizetéséből: {article}",
    late: "Ezt a szállítást később rendeltük meg, mint előre jeleztük. Elnézését kérjük. A következő ismét a megszokott ütemben érkezik.",
    another:
      "A kávéja elfogyott. Kérése szerint most egy másikat kap, és legfeljebb az előre jelzett árat fizeti.",
  },
  failed: {
    subject: "Elmarad egy szállítás az előfizetéséből: {article}",
    text: "Ezt a szállítást nem tudtuk megrendelni. Nem kell érte fizetnie.",
    reasons: {
      soldOut: "A kávé jelenleg nincs készleten.",
      notSold:
        "Ezt a kávét már nem áruljuk. Kérjük, válasszon másikat a fiókjában, vagy mondja le az előfizetést.",
      address: "Az előfizetés címére nem tudunk szállítani. Kérjük, javítsa ki a fiókjában.",
      openOrders:
        "Annyi kifizetetlen rendelése van, hogy egyelőre nem fogadunk el újabbat. Kérjük, előbb rendezze a kifizetetlen számlákat.",
      paymentLimit:
        "Ekkora összegnél a választott fizetési módot nem kínáljuk. Kérjük, válasszon másikat a fiókjában.",
    },
    next: "Az előfizetése folytatódik. Ha a következő szállítást korábban szeretné, ütemezze át.",
  },
  changed: {
    subject: "Módosult a kávé-előfizetése: {article}",
    texts: {
      skip: "Egy szállítás kimarad. A következő megrendelésének napja: {day}.",
      move: "A következő szállítás megrendelésének napja: {day}. Ettől a naptól számít tovább az ütem.",
      article: "A következő szállítástól ezt kapja: {article}.",
      quantity: "Az új mennyiség a következő szállítástól érvényes.",
      interval: "Az új gyakoriság a következő szállítás ({day}) után érvényes.",
      whenSoldOut: "Feljegyeztük, mi legyen, ha elfogy a kávéja.",
      address: "A következő szállítástól az új címre szállítunk.",
      payment: "Az új fizetési mód a következő szállítástól érvényes.",
      resume: "Az előfizetése folytatódik. A következő szállítás megrendelésének napja: {day}.",
    },
  },
  paused: {
    subject: "Szünetel a kávé-előfizetése: {article}",
    text: "Addig nem szállítunk. A folytatás napja: {day}. A szállítást előtte jelezzük.",
  },
  cancelled: {
    subject: "Lemondott kávé-előfizetés: {article}",
    text: "Visszaigazoljuk a lemondását. Az előfizetés véget ért ({day}), több szállítás nem érkezik.",
    ordered:
      "Egy szállítás már folyamatban volt, és még megérkezik. Ettől a rendeléstől ugyanúgy elállhat, mint bármely mástól.",
  },
  reasonOver: "Azért kapta ezt az e-mailt, mert az Ön címével kávé-előfizetést rendeltek.",
  ended: {
    subject: "Véget ért a kávé-előfizetése: {article}",
    texts: {
      cancelled: "Az előfizetés véget ért ({day}).",
      staff: "Ügyfélszolgálatunk lezárta az előfizetést ({day}).",
      account: "A fiókját töröltük, ezzel az előfizetés is véget ér. Több szállítás nem érkezik.",
      delivered: "Minden megbeszélt szállítást megrendeltünk. Az előfizetés magától véget ér.",
      failed:
        "Egymás után több szállítást sem tudtunk megrendelni, ezért lezártuk az előfizetést ({day}). Bármikor indíthat újat.",
    },
  },
  pages: {
    skip: {
      title: "A szállítás kihagyása",
      text: "Ez a szállítás kimarad: {day}. Utána a megszokott ütemben folytatjuk.",
      button: "A szállítás kihagyása",
      done: "A szállítás kimarad. Visszaigazolást küldtünk e-mailben.",
    },
    move: {
      title: "A szállítás átütemezése",
      text: "A következő szállítás tervezett napja: {day}. Az ütem az új naptól számít tovább.",
      button: "A szállítás átütemezése",
      done: "A szállítást átütemeztük. Visszaigazolást küldtünk e-mailben.",
      day: "Új nap",
      outside: "Kérjük, a következő napok között válasszon: {from} – {to}.",
    },
    cancel: {
      title: "Az előfizetés lemondása",
      text: "Az előfizetést a mai nappal mondja le. Több szállítás nem érkezik, és a lemondást e-mailben visszaigazoljuk.",
      button: "Lemondás most",
      done: "Az előfizetést lemondta. Visszaigazolást küldtünk e-mailben.",
    },
    tooLate: {
      title: "Ez a szállítás már nem módosítható",
      text: "Már megrendeltük, vagy kimaradt. A következő előtt ismét kap e-mailt.",
    },
    ended: {
      title: "Ez az előfizetés véget ért",
      text: "Több szállítás nem érkezik.",
    },
    invalid: {
      title: "Ez a hivatkozás érvénytelen",
      text: "Kérjük, nyissa meg közvetlenül az e-mailünkből, és ellenőrizze, hogy teljes-e.",
    },
    find: {
      text: "Az előfizetés számával és az e-mail-címével bejelentkezés nélkül is lemondhatja az előfizetést. A szám minden e-mailben szerepel, amelyet az előfizetésről küldünk.",
      number: "Az előfizetés száma",
      button: "Tovább a lemondáshoz",
      notFound:
        "Ezzel a számmal és e-mail-címmel nem találunk előfizetést. Kérjük, ellenőrizze mindkettőt.",
    },
    unavailable:
      "Ez most nem sikerült. Az előfizetésében semmi sem változott. Kérjük, próbálja újra kis idő múlva.",
  },
};

import type { CheckoutTexts } from "../../../orders/checkout-texts.ts";

export const checkout: CheckoutTexts = {
  checkout: "Kasa",
  progress: "Etapy zamówienia",
  steps: {
    login: "Logowanie",
    delivery: "Dostawa",
    payment: "Płatność",
    review: "Podsumowanie",
  },
  next: "Dalej",
  toCart: "Wróć do koszyka",
  summary: "Twoje zakupy",
  change: "Zmień",
  changeOf: "Zmień: {part}",
  guest: "Zamów bez konta",
  guestIntro:
    "Nie potrzebujesz konta. Zamówienie znajdziesz później po jego numerze i adresie e-mail.",
  toGuest: "Dalej bez konta",
  registerIntro:
    "Mając konto, widzisz wszystkie swoje zamówienia i masz swój koszyk na każdym urządzeniu. Wyślemy Ci wiadomość do potwierdzenia, a koszyk w tym czasie poczeka.",
  loggedOut:
    "Sesja się zakończyła. Zaloguj się ponownie: wszystko, co zostało wpisane, nadal tu jest.",
  otherAccount:
    "W innym oknie zalogowano się jako {email}. Dlatego zamówienie jest kontynuowane z koszykiem tego konta. Sprawdź wszystko jeszcze raz, także swoje dane.",
  merged: {
    title: "W Twoim koszyku jest teraz więcej produktów",
    text: "Na Twoim koncie był jeszcze jeden koszyk. Po zalogowaniu jego zawartość dołączyła do tych zakupów:",
  },
  contact: "Kontakt",
  emailHint: "Na ten adres wyślemy potwierdzenie zamówienia.",
  deliveryKind: "Jak chcesz odebrać zakupy?",
  home: "Dostawa do domu",
  homeHint: "Lub pod dowolny inny adres w kraju.",
  store: "Odbiór w sklepie",
  storeHint:
    "Bezpłatnie, zwykle w ciągu {deliveryDaysFrom}–{deliveryDaysTo} dni roboczych, a przy przelewie z góry licząc od wpływu płatności. Napiszemy, gdy wszystko będzie gotowe.",
  online: "Dostęp e-mailem",
  onlineHint:
    "Niczego nie wysyłamy paczką: dostęp otrzymasz e-mailem najpóźniej następnego dnia roboczego, a przy przelewie z góry po zaksięgowaniu wpłaty.",
  deliveryAddress: "Adres dostawy",
  chooseStore: "Miejsce odbioru",
  collector: "Kto odbierze zamówienie?",
  choose: "Wybierz",
  labels: {
    firstName: "Imię",
    lastName: "Nazwisko",
    company: "Firma",
    street: "Ulica i numer",
    extra: "Dodatkowe informacje",
    postalCode: "Kod pocztowy",
    town: "Miejscowość",
    region: "Województwo",
    country: "Kraj",
    phone: "Numer telefonu komórkowego",
    storeId: "Sklep",
    vatNumber: "NIP",
    giftMessage: "Życzenia",
  },
  extraHint: "Na przykład piętro, klatka lub nazwa budynku.",
  unusualPostalCode:
    "Sprawdź kod pocztowy, zwykle wygląda on tak: {example}. Jeśli mimo to jest prawidłowy, wybierz jeszcze raz „{next}”.",
  wrongPostalCode: {
    one: "Kody pocztowe w tym kraju ({chosen}) mają {count} cyfrę, na przykład {example}. Sprawdź swój kod.",
    few: "Kody pocztowe w tym kraju ({chosen}) mają {count} cyfry, na przykład {example}. Sprawdź swój kod.",
    many: "Kody pocztowe w tym kraju ({chosen}) mają {count} cyfr, na przykład {example}. Sprawdź swój kod.",
    other:
      "Kody pocztowe w tym kraju ({chosen}) mają {count} cyfry, na przykład {example}. Sprawdź swój kod.",
  },
  foreignPostalCode:
    "{code} wygląda na kod pocztowy innego kraju ({countries}). Adres jest jednak w tym kraju: {chosen}.",
  keepPostalCode: "Jeśli mimo to kod jest prawidłowy, wybierz jeszcze raz „{next}”.",
  notDeliveredTo: "Ten sklep dostarcza tylko na terenie tego kraju: {country}.",
  phoneHint: "Aby kurier mógł się z Tobą skontaktować, na przykład {example}.",
  invalidPhone: "Podaj prawidłowy numer telefonu komórkowego.",
  unknownStore: "Wybierz sklep.",
  wrongVatNumber: "Ten numer nie może być prawidłowy. Sprawdź, czy nie brakuje w nim znaku.",
  payment: "Metoda płatności",
  billing: "Dane do faktury",
  billingIntro: "Na kogo wystawić fakturę?",
  sameBilling: "Takie same jak adres dostawy",
  otherBilling: "Faktura na inny adres lub na firmę",
  vatHint: "Opcjonalnie, tylko dla firm.",
  gift: "Czy to prezent?",
  giftHint: "Opcjonalnie, maksymalnie {max} znaków. Dołączymy Twoje życzenia na karcie.",
  reviewIntro:
    "Sprawdź wszystko spokojnie. Zamówienie będzie wiążące dopiero po wybraniu „{order}”.",
  pickup: "Odbiór w sklepie",
  spentBeans: {
    one: "Wykorzystano {count} ziarno",
    few: "Wykorzystano {count} ziarna",
    many: "Wykorzystano {count} ziaren",
    other: "Wykorzystano {count} ziarna",
  },
  articles: "Produkty",
  legal: "Do Twojego zamówienia mają zastosowanie:",
  order: "Zamówienie z obowiązkiem zapłaty",
  accept: "Znam te dokumenty i je akceptuję.",
  acceptFirst: "Aby złożyć zamówienie, zapoznaj się z tymi dokumentami i je zaakceptuj.",
  changed:
    "Zamówienie nie zostało jeszcze złożone: od ostatniego sprawdzenia coś się zmieniło. Sprawdź zamówienie jeszcze raz.",
  changes: {
    added: "Dodano do zamówienia: {title}.",
    entered: "Twoje dane zostały zmienione w innym oknie lub na innym urządzeniu.",
    term: "Zmienił się termin płatności.",
    collection:
      "Sklep nie ma już wszystkiego na miejscu. Dostarczymy tam zamówienie, więc odbiór będzie możliwy później.",
    price: "{title}: {now} zamiast {before}",
    soldOut: "Produkt wyprzedany: {title}.",
    removed: "Nie ma już w zamówieniu: {title}.",
    quantity: {
      one: "{title}: w zamówieniu jest teraz {count} sztuka.",
      few: "{title}: w zamówieniu są teraz {count} sztuki.",
      many: "{title}: w zamówieniu jest teraz {count} sztuk.",
      other: "{title}: w zamówieniu jest teraz {count} sztuki.",
    },
    onlyLeft: {
      one: "{title}: została już tylko {count} sztuka.",
      few: "{title}: zostały już tylko {count} sztuki.",
      many: "{title}: zostało już tylko {count} sztuk.",
      other: "{title}: zostało już tylko {count} sztuki.",
    },
    voucherEnded: "Kod rabatowy „{title}” stracił ważność.",
    delivery: "Dostawa: {now} zamiast {before}",
    total: "Razem: {now} zamiast {before}",
  },
  stops: {
    emptyCart: {
      title: "Twój koszyk jest pusty",
      text: "Może zamówienie zostało już złożone w innym oknie? W takim razie potwierdzenie czeka w Twojej skrzynce.",
    },
    hasSubscriptions: {
      title: "Subskrypcji nie można teraz zamówić",
      text: "Usuń subskrypcję z koszyka. Wszystko inne zamówisz potem od razu tutaj.",
    },
    cannotCheckOut: {
      title: "Sprawdź swój koszyk",
      text: "Czegoś z koszyka nie można teraz zamówić. Twoje dane pozostają zapisane.",
    },
    lostCart: {
      title: "Ta przeglądarka nie ma już Twojego koszyka",
      text: "Prawdopodobnie usunięto pliki cookie. Zamówienie nie zostało złożone, a wpisanych danych już nie ma. Włóż produkty do koszyka jeszcze raz albo zaloguj się, jeśli masz konto.",
    },
  },
  tooMany: {
    one: "Z Twojej sieci przychodzi teraz bardzo dużo zamówień. Spróbuj ponownie za {count} minutę.",
    few: "Z Twojej sieci przychodzi teraz bardzo dużo zamówień. Spróbuj ponownie za {count} minuty.",
    many: "Z Twojej sieci przychodzi teraz bardzo dużo zamówień. Spróbuj ponownie za {count} minut.",
    other:
      "Z Twojej sieci przychodzi teraz bardzo dużo zamówień. Spróbuj ponownie za {count} minuty.",
  },
  proof: {
    solving:
      "Chwileczkę: z Twojej sieci przychodzi teraz dużo zamówień. Twoja przeglądarka wykonuje dlatego krótkie obliczenie, a potem wyśle zamówienie. Potrwa to kilka sekund.",
    scriptless:
      "Zamówienie nie zostało jeszcze złożone: z Twojej sieci przychodzi teraz dużo zamówień. Poproś o kod na adres {email} i wpisz go tutaj.",
    confirm:
      "Zamówienie nie zostało jeszcze złożone: przy tym zamówieniu prosimy o potwierdzenie adresu e-mail. Kod został wysłany na adres {email}. Wpisz go tutaj i złóż zamówienie jeszcze raz.",
    sent: "Kod został wysłany na adres {email}. Wpisz go tutaj i złóż zamówienie jeszcze raz.",
    send: "Wyślij kod e-mailem",
    again: "Wyślij nowy kod",
    code: "Kod z e-maila",
    wrong: "Ten kod jest nieprawidłowy lub stracił ważność.",
  },
  tooLarge:
    "Zamówienie nie zostało jeszcze złożone: tylu sztuk nie możemy zarezerwować bez wpłaty. Zamów mniej lub zadzwoń do nas: {phone}. Znajdziemy rozwiązanie.",
  takeLeft: {
    one: "Weź {count} sztukę",
    few: "Weź {count} sztuki",
    many: "Weź {count} sztuk",
    other: "Weź {count} sztuki",
  },
  offline:
    "Brak połączenia ze sklepem. Przed chwilą nic nie zostało wysłane, a wszystko, co zostało wpisane, nadal tu jest. Spróbuj ponownie, gdy znów będziesz online; zamówienie nie zostanie złożone dwa razy.",
  unavailable: "Twoje zamówienie jeszcze do nas nie dotarło. Spróbuj ponownie za chwilę.",
  unconfirmed:
    "Nie wiemy jeszcze, czy Twoje zamówienie do nas dotarło. Sprawdź to za chwilę: jeśli dotarło, zobaczysz potwierdzenie, a jeśli nie, możesz je jeszcze raz przejrzeć i wysłać. Zamówienie nie zostanie złożone dwa razy.",
  checkOrder: "Sprawdź zamówienie",
};

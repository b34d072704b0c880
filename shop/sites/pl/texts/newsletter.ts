import type { NewsletterTexts } from "../../../../border/newsletter/newsletter-contract.ts";

export const newsletter: NewsletterTexts = {
  form: {
    email: "Adres e-mail",
    salutation: "Zwrot grzecznościowy",
    salutations: { MRS: "Pani", MR: "Pan", DIVERS: "Inny", COMPANY: "Firma" },
    noSalutation: "Nie podaję",
    firstName: "Imię",
    lastName: "Nazwisko",
    legalNotice:
      "Zapisując się, potwierdzasz, że masz co najmniej {newsletterAge} lat, i zgadzasz się na otrzymywanie od firmy {shopName} e-maili z ofertami i nowościami z asortymentu. Możesz zrezygnować w każdej chwili: przez link w każdym newsletterze albo w [obsłudze klienta](/contact).",
    personalOffers:
      "{shopName} może analizować moje zakupy i wysyłać mi dopasowane do nich oferty. Zgoda jest dobrowolna.",
    privacy:
      "Jak przetwarzamy Twoje dane, opisujemy w [polityce prywatności](/polityka-prywatnosci-s400007321.html).",
    submit: "Zapisz się",
    mandatory: "* Pole obowiązkowe",
    voucherNote:
      "Rabat powitalny otrzymasz przy pierwszym zapisie. Jest ważny {voucherValidity} i obejmuje jedno zamówienie. [Warunki kodu](/warunki-kodu-powitalnego-s400007350.html)",
    success: "Dziękujemy! Zostało już tylko jedno kliknięcie.",
    successText:
      "Na adres {email} wysyłamy wiadomość. Potwierdź w niej zapis, a otrzymasz rabat powitalny.",
    successHint:
      "Zwykle przychodzi od razu. Krótko po wcześniejszym zapisie lub rezygnacji może to potrwać do godziny, a po kilku w ciągu jednego dnia – do doby. Zajrzyj też do folderu ze spamem.",
    sendAgain: "Wyślij wiadomość ponownie",
    sentAgain:
      "Wyślemy wiadomość ponownie. Między dwiema wiadomościami na jeden adres mija co najmniej godzina.",
    errorGeneric:
      "Z przyczyn technicznych zapis na newsletter jest teraz niemożliwy. Spróbuj ponownie później.",
    tooMany: {
      one: "Z Twojej sieci przyszło zbyt wiele zgłoszeń. Spróbuj ponownie za {count} minutę.",
      few: "Z Twojej sieci przyszło zbyt wiele zgłoszeń. Spróbuj ponownie za {count} minuty.",
      many: "Z Twojej sieci przyszło zbyt wiele zgłoszeń. Spróbuj ponownie za {count} minut.",
      other: "Z Twojej sieci przyszło zbyt wiele zgłoszeń. Spróbuj ponownie za {count} minuty.",
    },
    crowded: {
      one: "W tej chwili zapisuje się bardzo wiele osób. Spróbuj ponownie za {count} minutę.",
      few: "W tej chwili zapisuje się bardzo wiele osób. Spróbuj ponownie za {count} minuty.",
      many: "W tej chwili zapisuje się bardzo wiele osób. Spróbuj ponownie za {count} minut.",
      other: "W tej chwili zapisuje się bardzo wiele osób. Spróbuj ponownie za {count} minuty.",
    },
    linkInvalid:
      "Ten link potwierdzający stracił ważność. Zapisz się na newsletter {shopName} jeszcze raz.",
    checkFields: "Sprawdź zaznaczone pola.",
    problems: {
      emailRequired: "Podaj swój adres e-mail.",
      required: "Wypełnij to pole.",
      invalidEmail: "Wpisz prawidłowy adres e-mail.",
      tooLong: "Ten tekst jest za długi.",
      invalidCharacters: "To pole zawiera niedozwolone znaki.",
    },
  },
  pages: {
    title: "{newsletterDiscount}% rabatu za zapis na newsletter",
    intro:
      "Nowe kawy, światy tematyczne i oferty, około dwóch razy w tygodniu w Twojej skrzynce. Zrezygnujesz, kiedy zechcesz.",
    pictureAlt: "List, a obok filiżanka kawy z sercem na mlecznej piance",
    discount: "{newsletterDiscount}% rabatu",
    voucher: "Na powitanie otrzymasz {newsletterDiscount}% rabatu na jedno zamówienie.",
    confirm: {
      title: "Jeszcze tylko jedno kliknięcie",
      text: "Potwierdź, że chcesz otrzymywać newsletter {shopName} na adres {email}.",
      button: "Potwierdź zapis",
      ignore: "To nie Ty? Po prostu zamknij tę stronę.",
    },
    confirmed: {
      title: "Witaj w gronie czytelników!",
      text: "Twój zapis jest potwierdzony. Rabat powitalny wyślemy e-mailem.",
      toShop: "Przejdź do sklepu",
    },
    subscribed: {
      title: "Otrzymujesz nasz newsletter",
      text: "Twój zapis jest potwierdzony. Dzięki linkom w każdym wydaniu zmienisz swoje dane lub zrezygnujesz.",
    },
    unsubscribe: {
      title: "Rezygnacja z newslettera",
      text: "Nie chcesz już otrzymywać newslettera na adres {email}?",
      button: "Rezygnuję z newslettera",
    },
    unsubscribed: {
      title: "Nie otrzymasz już newslettera",
      text: "Nie będziemy więcej wysyłać newslettera. Jeśli zmienisz zdanie, zawsze możesz zapisać się tutaj ponownie.",
    },
    preferences: {
      title: "Twoje dane do newslettera",
      text: "Newsletter wysyłamy na adres {email}.",
      save: "Zapisz zmiany",
      saved: "Twoje dane zostały zapisane.",
      emailRequested:
        "Na adres {email} wysyłamy wiadomość. Gdy potwierdzisz w niej zmianę, newsletter będzie przychodził na ten adres.",
      toUnsubscribe: "Zrezygnuj z newslettera",
    },
    invalidLink: {
      title: "Ten link stracił ważność",
      text: "Otwórz link z naszego najnowszego newslettera albo skontaktuj się z [obsługą klienta](/contact).",
    },
  },
};

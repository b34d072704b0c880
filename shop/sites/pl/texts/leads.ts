import type { LeadTexts } from "../../../leads/leads-texts.ts";

export const leads: LeadTexts = {
  problemsHeading: {
    one: "Sprawdź {count} pole:",
    few: "Sprawdź {count} pola:",
    many: "Sprawdź {count} pól:",
    other: "Sprawdź {count} pola:",
  },
  problems: {
    required: "Wypełnij to pole.",
    notTicked: "Zaznacz to pole.",
    notChosen: "Wybierz jedną z możliwości.",
    tooLong: "Skróć tekst do {max} znaków.",
    wrongPattern: "{hint}",
    invalidEmail: "Wpisz pełny adres e-mail, na przykład imie@example.com.",
    invalidPhone: "Wpisz numer telefonu, na przykład {example}.",
    invalidPostalCode: "Wpisz kod pocztowy, na przykład {example}.",
    noNumber: "Wpisz liczbę całkowitą.",
    tooSmall: "Wpisz co najmniej {min}.",
    tooLarge: "Wpisz najwyżej {max}.",
    noDate: "Wpisz prawidłową datę.",
    tooEarly: "Wybierz datę nie wcześniejszą niż {min}.",
    tooLate: "Wybierz datę nie późniejszą niż {max}.",
    changedConsent: "Ten tekst tymczasem się zmienił. Przeczytaj go i zaznacz pole ponownie.",
  },
  labels: {
    street: "Ulica i numer",
    postalCode: "Kod pocztowy",
    town: "Miejscowość",
    region: "Województwo",
  },
  choose: "Wybierz",
  yes: "Tak",
  closes: "Zgłoszenia przyjmujemy do {date}.",
  states: {
    early: {
      title: "Jeszcze przed startem",
      text: "Formularz pojawi się tutaj {date}. Zajrzyj ponownie.",
    },
    full: {
      title: "Limit wyczerpany",
      text: "Otrzymaliśmy tyle zgłoszeń, ile możemy przyjąć. Kolejnych niestety już nie przyjmujemy.",
    },
    over: {
      title: "Akcja zakończona",
      text: "Akcja zakończyła się {date}. Nie przyjmujemy już zgłoszeń.",
    },
  },
  typed: "Tych danych nie wysłano, ale nic nie przepadło. Oto, co zostało wpisane:",
  notTaken: {
    tooMany: {
      one: "Twoje zgłoszenie nie jest jeszcze zapisane: z Twojej sieci lub z tym adresem e-mail przyszło ich właśnie bardzo dużo. Dane są nadal w formularzu. Wyślij go ponownie za {count} minutę.",
      few: "Twoje zgłoszenie nie jest jeszcze zapisane: z Twojej sieci lub z tym adresem e-mail przyszło ich właśnie bardzo dużo. Dane są nadal w formularzu. Wyślij go ponownie za {count} minuty.",
      many: "Twoje zgłoszenie nie jest jeszcze zapisane: z Twojej sieci lub z tym adresem e-mail przyszło ich właśnie bardzo dużo. Dane są nadal w formularzu. Wyślij go ponownie za {count} minut.",
      other:
        "Twoje zgłoszenie nie jest jeszcze zapisane: z Twojej sieci lub z tym adresem e-mail przyszło ich właśnie bardzo dużo. Dane są nadal w formularzu. Wyślij go ponownie za {count} minuty.",
    },
    unavailable:
      "Nie możemy teraz potwierdzić, że Twoje zgłoszenie jest zapisane. Dane są nadal w formularzu. Wyślij go za chwilę ponownie; zgłoszenie nie zostanie policzone dwa razy.",
  },
  stored: {
    until: "Twoje dane usuniemy {date}.",
    afterDays: {
      one: "Twoje dane usuniemy po {count} dniu od otrzymania zgłoszenia.",
      few: "Twoje dane usuniemy po {count} dniach od otrzymania zgłoszenia.",
      many: "Twoje dane usuniemy po {count} dniach od otrzymania zgłoszenia.",
      other: "Twoje dane usuniemy po {count} dnia od otrzymania zgłoszenia.",
    },
  },
  aboutPrivacy: "Jak przetwarzamy Twoje dane:",
  others: "Inne akcje",
  toShop: "Przejdź do sklepu",
  sent: {
    title: "Jeszcze jeden krok: potwierdź adres e-mail",
    text: "Twoje dane są zapisane i wysyłamy Ci wiadomość. Zgłoszenie liczy się dopiero wtedy, gdy potwierdzisz je w tej wiadomości w ciągu {hours} godzin.",
    hint: "Po kilku minutach nadal nic nie ma? Zajrzyj też do folderu ze spamem. Jeśli ten adres ma już potwierdzone zgłoszenie, nic się nie zmieni.",
  },
  confirm: {
    title: "Jeszcze tylko jedno kliknięcie",
    text: "Potwierdź zgłoszenie w akcji „{campaign}” dla adresu {email}.",
    button: "Potwierdź zgłoszenie",
    ignore: "To nie Ty? Po prostu zamknij tę stronę.",
  },
  already: {
    title: "Już bierzesz udział",
    text: "Ten adres e-mail ma już potwierdzone zgłoszenie. Każdy adres liczy się raz.",
  },
  linkInvalid: {
    title: "Ten link stracił ważność",
    text: "Linki z naszych wiadomości są ważne {hours} godziny. Wypełnij formularz jeszcze raz.",
    again: "Przejdź do formularza",
  },
  mail: {
    confirmation: {
      subject: "Potwierdź: {campaign}",
      text: "W formularzu „{campaign}” podano Twój adres e-mail. Potwierdź, że to Ty.",
      button: "Potwierdź zgłoszenie",
      validity: "Link jest ważny {hours} godziny. Potem usuniemy zgłoszenie.",
      reason:
        "Otrzymujesz tę wiadomość, ponieważ Twój adres podano w formularzu na naszej stronie. Jeśli to nie Ty, nie musisz nic robić.",
    },
    received: {
      subject: "Otrzymaliśmy zgłoszenie: {campaign}",
      text: "Dziękujemy, Twoje zgłoszenie do nas dotarło.",
      given: "Podane informacje:",
      declared: "Udzielone zgody:",
      reason:
        "Otrzymujesz tę wiadomość, ponieważ Twój adres podano w formularzu na naszej stronie. Jeśli to nie Ty, odpowiedz na tę wiadomość.",
    },
    team: {
      subject: "Nowe zgłoszenie: {campaign}",
      text: "Na stronie „{campaign}” pojawiło się nowe zgłoszenie.",
      reason:
        "Ta wiadomość trafia do zespołu, ponieważ przy tej akcji powiadamiamy o każdym zgłoszeniu. Zawiera dane osobowe.",
    },
    receivedAt: "Data otrzymania",
    deletedAt: "Data usunięcia",
    email: "Adres e-mail",
  },
};

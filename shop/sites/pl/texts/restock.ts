import type { RestockTexts } from "../../../restock/restock-texts.ts";

export const restock: RestockTexts = {
  title: "Powiadom mnie, gdy wróci",
  variantTitle: "Wybrany wariant jest wyprzedany? Damy Ci znać",
  intro: "Gdy tylko ten produkt znów będzie u nas dostępny, wyślemy Ci e-mail.",
  email: "Adres e-mail",
  submit: "Powiadom mnie",
  note: "Najpierw potwierdzasz adres. Potem dostajesz dokładnie jeden e-mail, a my usuwamy Twoją prośbę, najpóźniej po {days} dniach.",
  unavailable: "Nie możemy teraz zapisać Twojej prośby. Spróbuj ponownie za chwilę.",
  requested: {
    title: "Potwierdź swój adres",
    text: "Za chwilę dostaniesz e-mail z linkiem. Twoja prośba będzie ważna dopiero po potwierdzeniu. Jeśli prośba o ten produkt jest już potwierdzona, kolejny e-mail nie przyjdzie. Na jeden adres wysyłamy najwyżej {times} takich e-maili dziennie. Jeśli nic nie przyjdzie, zajrzyj też do folderu ze spamem.",
  },
  available: {
    title: "Już wrócił",
    text: "Ten produkt jest znów dostępny. Możesz go od razu zamówić.",
  },
  confirm: {
    title: "Jeszcze tylko jedno kliknięcie",
    text: "Potwierdź, że mamy napisać na adres {email}, gdy ten produkt znów będzie dostępny.",
    button: "Potwierdź prośbę",
    ignore: "To nie Ty? Po prostu zamknij tę stronę.",
  },
  confirmed: {
    title: "Damy Ci znać",
    text: "Gdy ten produkt znów będzie dostępny, napiszemy raz na adres {email}. Potem usuniemy Twoją prośbę, najpóźniej po {days} dniach.",
  },
  waiting: {
    title: "Twoja prośba jest już potwierdzona",
    text: "Gdy ten produkt znów będzie dostępny, napiszemy raz na adres {email}.",
    button: "Usuń prośbę",
  },
  ended: {
    title: "Tej prośby już nie ma",
    text: "Albo już do Ciebie napisaliśmy, albo została usunięta.",
  },
  deleted: {
    title: "Twoja prośba została usunięta",
    text: "Nie będziemy już do Ciebie pisać w sprawie tego produktu.",
  },
  expired: {
    title: "Ten link wygasł",
    text: "Był ważny {hours} godziny. Na stronie produktu możesz wysłać prośbę jeszcze raz.",
  },
  invalid: {
    title: "Ten link jest nieprawidłowy",
    text: "Otwórz go bezpośrednio z naszego e-maila i sprawdź, czy jest kompletny.",
  },
  toArticle: "Zobacz produkt",
  mails: {
    confirmation: {
      subject: "Potwierdź prośbę: {article}",
      text: "Chcesz wiedzieć, kiedy ten produkt znów będzie dostępny? Potwierdź to. Twoja prośba będzie ważna dopiero po potwierdzeniu.",
      button: "Potwierdź prośbę",
      validity:
        "Link otwiera stronę, na której potwierdzisz prośbę przyciskiem. Jest ważny {hours} godziny.",
      reason:
        "Otrzymujesz tę wiadomość, ponieważ na naszej stronie podano Twój adres w prośbie o powiadomienie o tym produkcie. Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia nie będziemy pisać, a adres usuniemy po {newsletterUnconfirmedDays} dniach.",
    },
    back: {
      subject: "Znów dostępne: {article}",
      text: "Zgodnie z Twoją prośbą dajemy znać: ten produkt znów jest dostępny i możesz go zamówić. Nie jest zarezerwowany.",
      button: "Zobacz produkt",
      last: "To był jedyny e-mail w tej sprawie. Prośbę usunęliśmy. Podana cena obowiązywała w chwili wysłania tej wiadomości.",
      reason: "Otrzymujesz tę wiadomość na własną prośbę, potwierdzoną z tego adresu.",
    },
  },
};

import type { OrderMailTexts } from "../../../orders/order-mail-texts.ts";

export const orderMails: OrderMailTexts = {
  confirmation: {
    subject: "{shopName}: Twoje zamówienie {number}",
    heading: "Dziękujemy za zamówienie",
    text: "Otrzymaliśmy Twoje zamówienie. Zachowaj tę wiadomość: poniżej znajdziesz regulamin i pouczenie o prawie odstąpienia od umowy.",
    button: "Zobacz zamówienie",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ złożono u nas zamówienie, podając Twój adres e-mail. Jeśli to nie Ty, odpowiedz na tę wiadomość.",
  },
  contract: {
    invoice:
      "Tym e-mailem potwierdzamy otrzymanie zamówienia. Umowa zostaje zawarta, gdy potwierdzimy przyjęcie zamówienia do realizacji.",
    prepayment:
      "Tym e-mailem przyjmujemy Twoje zamówienie do realizacji: umowa jest zawarta. Dane do przelewu znajdziesz poniżej.",
  },
  shipped: {
    subject: "Twoje zamówienie {number} jest w drodze",
    heading: "Twoje zamówienie jest w drodze",
    text: "Twoje zamówienie zostało przyjęte do realizacji i dziś je wysłaliśmy. Życzymy wiele radości z zakupów!",
    button: "Zobacz zamówienie",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ złożono u nas zamówienie, podając ten adres e-mail.",
  },
  ready: {
    subject: "Twoje zamówienie {number} czeka na odbiór",
    heading: "Twoje zamówienie czeka na odbiór",
    text: "Twoje zamówienie zostało przyjęte do realizacji i jest gotowe. Możesz już odebrać je w wybranym sklepie. Pokaż tam tę wiadomość albo podaj numer zamówienia.",
    button: "Zobacz zamówienie",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ złożono u nas zamówienie, podając ten adres e-mail.",
  },
  accessSent: {
    subject: "Twój dostęp do zamówienia {number}",
    heading: "Twój dostęp już czeka",
    text: "Twoje zamówienie zostało przyjęte do realizacji. Nasz partner wysłał dostęp na ten adres; zajrzyj też do folderu ze spamem. Miłego korzystania!",
    button: "Zobacz zamówienie",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ złożono u nas zamówienie, podając ten adres e-mail.",
  },
  cancelled: {
    subject: "Twoje zamówienie {number} zostało anulowane",
    heading: "Zamówienie anulowane",
    text: "Anulowaliśmy Twoje zamówienie. Nie musisz już nic płacić. Jeśli pieniądze zostały już przelane, zwrócimy je niezwłocznie, najpóźniej w ciągu 14 dni.",
    button: "Zobacz zamówienie",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ złożono u nas zamówienie, podając ten adres e-mail.",
  },
  code: {
    subject: "{code} to Twój kod do zamówienia",
    heading: "Twój kod",
    text: "Wpisz ten kod na stronie, na której właśnie składasz zamówienie. Potwierdza on Twój adres e-mail i jest ważny pół godziny. Zamówienie nie zostało jeszcze złożone.",
    label: "Kod",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ ktoś chce złożyć u nas zamówienie z Twoim adresem. Jeśli to nie Ty, nie musisz nic robić: bez kodu nikt nie złoży zamówienia.",
  },
  labels: {
    collectedBy: "Odbiera",
    deliveryTime: "Czas dostawy",
  },
  articles: "Zamówione produkty",
  deliveryDays: {
    invoice: "{deliveryDaysFrom}–{deliveryDaysTo} dni robocze",
    prepayment: "{deliveryDaysFrom}–{deliveryDaysTo} dni robocze od wpływu płatności",
  },
  terms:
    "Poniżej znajdziesz regulamin oraz pouczenie o prawie odstąpienia od umowy z wzorem formularza, w brzmieniu obowiązującym dla tego zamówienia.",
};

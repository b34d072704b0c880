import type { NewsletterMailTexts } from "../../../../border/newsletter/newsletter-mail-texts.ts";

export const newsletterMails: NewsletterMailTexts = {
  greeting: "Dzień dobry, {name}!",
  confirmation: {
    subject: "Potwierdź zapis na newsletter",
    preview: "Został jeszcze jeden krok: potwierdzenie adresu e-mail.",
    heading: "Jeszcze jeden krok",
    text: "Ten adres podano przy zapisie na newsletter {shopName}. Potwierdź zapis. Dopiero wtedy zaczniemy do Ciebie pisać.",
    button: "Potwierdź zapis",
    validity:
      "Link otwiera stronę, na której potwierdzisz zapis przyciskiem. Jest ważny {hours} godziny.",
    consent:
      "Potwierdzając, oświadczasz, że masz co najmniej {newsletterAge} lat i chcesz otrzymywać newsletter {shopName} e-mailem. Możesz zrezygnować w każdej chwili.",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ na naszej stronie podano Twój adres, aby zapisać go na newsletter. Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia nie wyślemy newslettera, a adres usuniemy po {newsletterUnconfirmedDays} dniach.",
  },
  notice: {
    subject: "Ten adres jest już zapisany na newsletter",
    preview: "Nic się nie zmieniło.",
    heading: "Już jesteś z nami",
    text: "Ten adres podano jeszcze raz, aby zapisać go na newsletter {shopName}. Jest już zapisany. Nic się nie zmieniło i nie musisz nic robić.",
    button: "Zobacz swoje dane",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ na naszej stronie podano Twój adres, aby zapisać go na newsletter. Jeśli to nie Ty, po prostu ją usuń.",
  },
  welcome: {
    subject: "Witamy w newsletterze {shopName}",
    preview: "Twój zapis jest potwierdzony.",
    heading: "Witamy!",
    text: "Twój zapis jest potwierdzony. Od teraz będziemy pisać mniej więcej dwa razy w tygodniu o nowych kawach, światach tematycznych i ofertach.",
    voucher: "{newsletterDiscount}% rabatu na powitanie",
    voucherConditions:
      "Na jedno zamówienie, ważny do {until}. Wpisz kod w koszyku. Można go użyć raz, nie łączy się z innymi kodami i nie obejmuje kart podarunkowych ani produktów partnerów.",
    button: "Przejdź do sklepu",
    preferences: "Zmień moje dane",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ zapis na newsletter został przez Ciebie potwierdzony.",
  },
  goodbye: {
    subject: "Potwierdzenie rezygnacji z newslettera",
    preview: "Usunęliśmy Twój adres z listy.",
    heading: "Rezygnacja przyjęta",
    text: "Nie będziemy już wysyłać newslettera, a Twój adres został usunięty z listy. Niewykorzystany kod powitalny pozostaje ważny. Dziękujemy za wspólny czas!",
    reason: "Otrzymujesz tę jednorazową wiadomość, ponieważ wypisano Twój adres z newslettera.",
  },
  unsubscribe: "Zrezygnuj z newslettera",
};

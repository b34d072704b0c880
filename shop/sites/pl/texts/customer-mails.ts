import type { CustomerMailTexts } from "../../../customer/customer-mails.ts";

export const customerMails: CustomerMailTexts = {
  greeting: "Dzień dobry, {name}!",
  confirmAddress: {
    subject: "Potwierdź swój adres e-mail",
    text: "Twoje konto w sklepie {shopName} jest prawie gotowe. Został jeszcze jeden krok: potwierdź, że ten adres e-mail należy do Ciebie. Przygotuj hasło wybrane przed chwilą.",
    button: "Potwierdź adres e-mail",
    note: "Link jest ważny 24 godziny.",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ ktoś chce założyć konto z Twoim adresem. Jeśli to nie Ty, po prostu ją usuń: bez potwierdzenia konto nie powstanie.",
  },
  accountExists: {
    subject: "Masz już konto w sklepie {shopName}",
    text: "Ten adres e-mail podano właśnie przy zakładaniu konta, ale jest on już przypisany do istniejącego. Wystarczy się zalogować. Jeśli nie pamiętasz hasła, ustawisz tam nowe.",
    button: "Zaloguj się",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ Twój adres wpisano na naszej stronie. Jeśli to nie Ty, nie musisz nic robić: na Twoim koncie nic się nie zmieniło.",
  },
  resetPassword: {
    subject: "Ustaw nowe hasło",
    text: "Nie pamiętasz hasła? Nic nie szkodzi. Tutaj ustawisz nowe.",
    button: "Ustaw nowe hasło",
    note: "Link jest ważny 30 minut i działa tylko raz.",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ poproszono o nowe hasło do Twojego konta. Jeśli to nie Ty, po prostu ją usuń: hasło się nie zmieni.",
  },
  loginCode: {
    subject: "Twój kod do logowania",
    text: "Z tym kodem i swoim hasłem zalogujesz się nawet po zbyt wielu próbach.",
    code: "Twój kod",
    note: "Kod jest ważny 30 minut i pozwala zalogować się jeden raz. Wpisz go tylko na stronie, na której o niego poproszono, i nikomu go nie podawaj.",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ poproszono o kod do Twojego konta. Jeśli to nie Ty, po prostu ją usuń: bez Twojego hasła kod nikomu się nie przyda.",
  },
  passwordChanged: {
    subject: "Twoje hasło zostało zmienione",
    text: "Hasło do Twojego konta zmieniono {time}. Na wszystkich innych urządzeniach nastąpiło wylogowanie.",
    note: "To nie Ty? Od razu ustaw nowe hasło.",
    button: "Ustaw nowe hasło",
    reason: "Dla Twojego bezpieczeństwa wysyłamy tę wiadomość po każdej zmianie hasła.",
  },
  changeEmail: {
    subject: "Potwierdź swój nowy adres e-mail",
    text: "Twoje konto w sklepie {shopName} ma być odtąd przypisane do tego adresu e-mail. Potwierdź, że należy on do Ciebie.",
    button: "Potwierdź adres e-mail",
    note: "Link jest ważny 24 godziny.",
    reason:
      "Otrzymujesz tę wiadomość, ponieważ Twój adres wpisano w koncie w sklepie {shopName}. Jeśli to nie Ty, po prostu ją usuń: bez potwierdzenia nic się nie zmieni.",
  },
  emailChangeNotice: {
    subject: "Adres e-mail Twojego konta ma się zmienić",
    text: "Twoje konto ma być odtąd przypisane do adresu {email}. Zmiana zacznie obowiązywać, gdy zostanie tam potwierdzona.",
    note: "To nie Ty? W takim razie ktoś zna Twoje hasło: od razu ustaw nowe. Potem zmiany nie będzie już można potwierdzić.",
    button: "Ustaw nowe hasło",
    reason:
      "Dla Twojego bezpieczeństwa wysyłamy tę wiadomość, gdy adres e-mail Twojego konta ma się zmienić.",
  },
  accountRemoved: {
    subject: "Twoje konto zostało usunięte",
    text: "Twoje konto w sklepie {shopName} i wszystkie jego dane zostały usunięte. Na ten adres nie będziemy też wysyłać newslettera. Dziękujemy za wspólny czas.",
    note: "To nie Ty? Skontaktuj się z naszą obsługą klienta.",
    reason: "Otrzymujesz tę wiadomość, ponieważ konto z tym adresem zostało usunięte.",
  },
};

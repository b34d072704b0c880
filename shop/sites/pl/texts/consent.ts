import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";

export const consent: ConsentTexts = {
  settings: "Ustawienia plików cookie",
  title: "Twój wybór dotyczący plików cookie",
  question:
    "Niezbędne pliki cookie są potrzebne, aby sklep działał. Pozostałych używamy tylko za Twoją zgodą: do pomiaru korzystania ze sklepu, dla Twojej wygody i do rozliczeń z partnerami reklamowymi. Zgoda jest dobrowolna. Możesz ją w każdej chwili wycofać, wybierając „Ustawienia plików cookie” na dole strony.",
  privacy: { text: "Polityka prywatności", path: "/polityka-prywatnosci-s400007321.html" },
  refuse: "Odrzuć wszystkie",
  accept: "Zaakceptuj wszystkie",
  choose: "Dostosuj wybór",
  save: "Zapisz wybór",
  close: "Zamknij",
  reload: {
    text: "Twój wybór został zapisany. Aby zakończyć także działające już skrypty, ta strona za chwilę wczyta się ponownie.",
    button: "Wczytaj ponownie teraz",
  },
  alwaysOn: "zawsze włączone",
  groups: {
    necessary: {
      name: "Niezbędne",
      purpose: "Koszyk, logowanie, bezpieczeństwo i ten wybór. Bez nich sklep nie działa.",
    },
    statistics: {
      name: "Statystyczne",
      purpose:
        "Jakie strony i produkty są oglądane i jakie produkty są kupowane. Adres IP skracamy przed zapisaniem.",
    },
    functional: {
      name: "Funkcjonalne",
      purpose:
        "Twoje ostatnie wyszukiwania w polu wyszukiwania oraz testy, dzięki którym ulepszamy sklep.",
    },
    advertising: {
      name: "Reklamowe",
      purpose: "Partner reklamowy, za pośrednictwem którego trafiasz do naszego sklepu.",
    },
  },
};

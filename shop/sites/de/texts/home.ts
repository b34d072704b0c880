import type { HomeTexts } from "../../page-texts.ts";

export const home: HomeTexts = {
  title: "{shopName} – Kaffee, frisch geröstet, und Schönes für jeden Tag",
  description:
    "Kaffee aus eigener Röstung, Maschinen und Zubehör, dazu Schönes für Küche, Wohnen, Mode und Reise.",
  heroHeadline: "Dieser Moment gehört Ihnen",
  heroText: "Frisch geröstete Bohnen aus Hamburg, dazu alles, was jede Tasse schöner macht.",
  heroLink: "Kaffee entdecken",
  categories: "Stöbern Sie in unserem Sortiment",
  popular: "Gerade beliebt",
  newest: "Neu bei {shopName}",
  reduced: "Jetzt günstiger",
  storyHeadline: "Von der Kirsche bis in die Tasse",
  storyText:
    "Wir kennen die Farmen, von denen unser Kaffee kommt, und rösten jede Partie langsam in der Trommel. So bleibt, was ihn ausmacht: sein Geschmack.",
  storyLink: "Mehr über {shopName}",
};

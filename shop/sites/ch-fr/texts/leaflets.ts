import type { LeafletsTexts } from "../../../leaflets/leaflets-texts.ts";

export const leaflets: LeafletsTexts = {
  title: "Prospectus",
  valid: "Valable du {from} au {to}",
  prices: "Les prix et le stock sont ceux de la boutique en ce moment.",
  over: "Ce prospectus était valable jusqu’au {to}. Les prix sont ceux d’aujourd’hui.",
  toCurrent: "Voir le prospectus actuel",
  announced: "Valable du {from} au {to}. Vous pourrez alors feuilleter ici toutes les pages.",
  ended: "Ce prospectus n’est plus valable.",
  endedHint:
    "Nous ne l’affichons plus. Vous trouverez dans la boutique tout ce que nous proposons en ce moment.",
  none: "Il n’y a pas de prospectus en ce moment.",
  nextFrom: "Le prochain sera valable dès le {date}.",
  nextUnknown: "Revenez bientôt nous voir.",
  page: "Page {page} sur {total}",
  pages: "Pages {page} et {next} sur {total}",
  previous: "Page précédente",
  next: "Page suivante",
  zoomIn: "Agrandir le prospectus",
  zoomOut: "Réduire le prospectus",
  allPages: "Toutes les pages",
  others: "Autres prospectus",
  lastOne: "{title} (valable jusqu’au {to})",
  nextOne: "{title} (dès le {from})",
};

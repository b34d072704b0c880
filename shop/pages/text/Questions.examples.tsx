import { texts } from "../../sites/de/texts.ts";
import { Questions, type QuestionsProps } from "./Questions.tsx";

export const threeQuestions: QuestionsProps = {
  locale: "de-DE",
  texts: texts.service,
  groups: [
    {
      heading: "Lieferung",
      questions: [
        {
          id: "versandkosten",
          question: "Was kostet der Versand?",
          answer: "<p>Ab 20 Euro nichts.</p>",
        },
        { id: "paket", question: "Wo ist mein Paket?", answer: "<p>Das zeigt Ihr Konto.</p>" },
      ],
    },
    {
      heading: "Kaffee",
      questions: [
        {
          id: "lagern",
          question: "Wie bewahre ich Kaffee auf?",
          answer: "<p>Kühl und trocken.</p>",
        },
      ],
    },
  ],
};

export const examples = {
  questions: (
    <div className="kontor-text">
      <Questions {...threeQuestions} />
    </div>
  ),
};

import { Accordion, DetailsAccordion, type AccordionItem } from "./Accordion.tsx";

const items: AccordionItem[] = [
  {
    heading: "Delivery",
    content: <p>One to three working days, free of charge from 20 €.</p>,
    isOpen: true,
  },
  { heading: "Returns", content: <p>Within 30 days, with the label in the parcel.</p> },
  { heading: "Payment", content: <p>By card, by invoice, or when you collect it.</p> },
];

const several = <Accordion id="several" items={items} />;
const oneAtATime = <Accordion id="one" items={items} opensOne />;
const withoutScript = <DetailsAccordion id="native" items={items} />;
const withoutScriptOneAtATime = <DetailsAccordion id="native-one" items={items} opensOne />;

export const examples = { several, oneAtATime, withoutScript, withoutScriptOneAtATime };

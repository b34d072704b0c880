import { RadioGroup } from "./RadioGroup.tsx";

const options = [
  { value: "home", label: "Nach Hause", hint: "In zwei bis drei Werktagen." },
  { value: "store", label: "Im Store abholen" },
];

export const examples = {
  choice: (
    <RadioGroup
      id="radio-choice"
      name="radio-choice"
      label="Wohin?"
      options={options}
      defaultValue="home"
    />
  ),
  withError: (
    <RadioGroup
      id="radio-error"
      name="radio-error"
      label="Wohin?"
      options={options}
      error="Bitte wählen Sie etwas aus."
      required
    />
  ),
};

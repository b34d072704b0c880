import { Select } from "./Select.tsx";

const options = [
  { value: "", text: "Please choose" },
  { value: "whole", text: "Whole beans" },
  { value: "filter", text: "Ground for filters" },
  { value: "espresso", text: "Ground for espresso" },
];

const plain = <Select id="grind" name="grind" label="Grind" options={options} />;
const withError = (
  <Select
    id="grind-missing"
    name="grind"
    label="Grind"
    options={options}
    error="Please choose one."
    required
  />
);

export const examples = { plain, withError };

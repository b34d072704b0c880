import { Select } from "../../../platform/ui/Select.tsx";

export interface StaffSelectProps {
  name: string;
  label: string;
  /** The option that narrows nothing: "All sites". */
  all: string;
  values: readonly string[];
  chosen: string | undefined;
}

/** A field of a form for staff that narrows a list to one of these values. */
export const StaffSelect = ({ name, label, all, values, chosen }: StaffSelectProps) => (
  <Select
    id={name}
    name={name}
    label={label}
    defaultValue={chosen ?? ""}
    options={[{ value: "", text: all }, ...values.map((value) => ({ value, text: value }))]}
  />
);

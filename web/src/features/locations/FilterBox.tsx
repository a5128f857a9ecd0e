import { Input } from 'antd';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** Text field that filters the list on every key press. */
export function FilterBox({ label, placeholder, value, onChange }: Props) {
  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      value={value}
      allowClear
      maxLength={80}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

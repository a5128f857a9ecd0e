import { setAppearance, useAppearance, type Appearance } from '../../appearance';

type Options<Name extends keyof Appearance> = Readonly<Record<Appearance[Name], string>>;

const themes: Options<'theme'> = { system: 'System', light: 'Light', dark: 'Dark' };
const densities: Options<'density'> = { compact: 'Compact', comfortable: 'Comfortable' };

/** Theme and density of this browser. */
export function AppearanceChoice() {
  return (
    <div className="appearance">
      <Choice name="theme" label="Theme" options={themes} />
      <Choice name="density" label="Density" options={densities} />
    </div>
  );
}

interface Props<Name extends keyof Appearance> {
  name: Name;
  label: string;
  options: Options<Name>;
}

function Choice<Name extends keyof Appearance>({ name, label, options }: Props<Name>) {
  const chosen: string = useAppearance()[name];
  return (
    <fieldset className="row">
      <legend className="quiet small">{label}</legend>
      {Object.entries<string>(options).map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => setAppearance({ [name]: value } as Partial<Appearance>)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

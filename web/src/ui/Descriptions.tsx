/** Label-value pairs of a record, grouped under headings side by side. A missing value is shown as a dash. */
import { useId, type ReactNode } from 'react';
import './descriptions.css';

/** A pair whose value is `undefined` is omitted. */
export type Fact = readonly [label: string, value: ReactNode];

export function FactGroups({ children }: { children: ReactNode }) {
  return <div className="fact-groups">{children}</div>;
}

export function Descriptions({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === null || value === '' ? '–' : value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

export { fullName } from './format';

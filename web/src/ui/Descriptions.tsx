/** What is known of a record, under small headings side by side; a fact without a value is a dash. */
import { useId, type ReactNode } from 'react';
import './descriptions.css';

/** `undefined` leaves it out. */
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

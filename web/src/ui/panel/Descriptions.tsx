/** Label-value pairs of a record, grouped under headings side by side. A missing value is shown as a dash. */
import { useId, type ReactNode } from 'react';
import { NamedValue } from './NamedValue';

/** A pair whose value is `undefined` is omitted. */
export type Fact = readonly [label: string, value: ReactNode];

/** Shown only if the record has a value. */
export const ifAny = (label: string, value: ReactNode): Fact => [label, value || undefined];

/**
 * For every property of a record that is not named as `NotShown`: the title of its group and what is shown of it. A missing
 * property does not compile.
 */
export type FactsOf<Row, NotShown extends keyof Row> = {
  readonly [Name in Exclude<keyof Row, NotShown>]: readonly [group: string, ...facts: ((row: Row) => Fact)[]];
};

interface RecordDescriptionsProps<Row> {
  row: Row;
  facts: Readonly<Record<string, readonly [group: string, ...facts: ((row: Row) => Fact)[]]>>;
}

/** The facts of a record, in the order in which they are given, under the titles of their groups. */
export function RecordDescriptions<Row>({ row, facts }: RecordDescriptionsProps<Row>) {
  const groups = new Map<string, Fact[]>();
  for (const [group, ...shown] of Object.values(facts))
    groups.set(group, [...(groups.get(group) ?? []), ...shown.map((fact) => fact(row))]);
  return (
    <FactGroups>
      {[...groups].map(([title, shown]) => (
        <Descriptions key={title} title={title} facts={shown} />
      ))}
    </FactGroups>
  );
}

export function FactGroups({ children }: { children: ReactNode }) {
  return <div className="fact-groups">{children}</div>;
}

export function Descriptions({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="facts">
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([label, value]) => (
            <NamedValue key={label} name={label}>
              {value === null || value === '' ? '–' : value}
            </NamedValue>
          ))}
      </dl>
    </section>
  );
}

import { Table } from 'antd';
import type { ReactNode } from 'react';
import { namedIn, type SchemaEntry } from './schemaEntries';

interface Props {
  entry: SchemaEntry;
  /** Shows a type as a link to its entry. */
  linkTo: (name: string, text: string) => ReactNode;
}

type Row = SchemaEntry['rows'][number];

/** Names in backquotes as code. */
const withNames = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

export function SchemaEntryView({ entry: { name, answers, meaning, rows }, linkTo }: Props) {
  const typed = rows.some(({ type }) => type !== null);
  const typeOf = (type: string | null) => type && <code>{linkTo(namedIn(type), type)}</code>;
  return (
    <article aria-label={name}>
      <h2 className="heading">{name}</h2>
      {answers && <p>Answers {typeOf(answers)}</p>}
      {meaning && <p>{withNames(meaning)}</p>}
      {rows.length > 0 && (
        <Table<Row>
          size="small"
          pagination={false}
          rowKey="name"
          dataSource={[...rows]}
          scroll={{ x: true }}
          columns={[
            { title: 'Name', dataIndex: 'name', render: (text: string) => <code>{text}</code> },
            ...(typed ? [{ title: 'Type', dataIndex: 'type', render: typeOf }] : []),
            { title: 'Meaning', dataIndex: 'meaning', minWidth: 220, render: withNames },
          ]}
        />
      )}
    </article>
  );
}

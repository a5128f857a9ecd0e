import { Col, Row } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { found, groups, readSchema, type SchemaEntry } from '../features/schema/schemaEntries';
import { SchemaEntryView } from '../features/schema/SchemaEntryView';
import { paths } from '../paths';
import { LoadFailure } from '../ui/panel/LoadFailure';
import { Skeleton } from '../ui/panel/Skeleton';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchBox } from '../ui/search/SearchBox';

/** The reference of the GraphQL schema: an index that can be searched, and beside it the entry that the address names. */
export default function SchemaPage() {
  const [entries, setEntries] = useState<readonly SchemaEntry[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';

  useEffect(() => {
    const leaving = new AbortController();
    readSchema(leaving.signal)
      .then(setEntries)
      .catch(() => {
        if (!leaving.signal.aborted) setFailed(true);
      });
    return () => leaving.abort();
  }, [attempt]);

  function retry() {
    setFailed(false);
    setAttempt((before) => before + 1);
  }

  const matching = found(entries ?? [], search);
  const shown = (entries ?? []).find(({ name }) => name === params.get('of')) ?? (search ? matching[0] : undefined);
  const linkTo = (name: string, text: string) =>
    entries?.some((entry) => entry.name === name) ? (
      <Link to={paths.schema({ of: name, ...(search && { search }) })}>{text}</Link>
    ) : (
      text
    );

  return (
    <>
      <PageHeader
        title="GraphQL schema"
        note="! after a type: never null. […]: a list. Amounts are in rupees, weights in kilograms, dates YYYY-MM-DD."
      >
        <Link to={paths.playground()}>Open the playground</Link>
      </PageHeader>
      <SearchBox
        label="Search the schema"
        placeholder="Name, field or word"
        hasViews={false}
        value={search || undefined}
        onSearch={(text) => setParams(text ? { search: text } : {})}
      />
      {failed && <LoadFailure title="The schema could not be loaded" retry={retry} />}
      {!entries && !failed && <Skeleton text="Loading the schema..." />}
      {entries && (
        <Row gutter={10}>
          <Col xs={24} md={6}>
            <nav aria-label="Entries of the schema" className="side-index">
              {matching.length === 0 && <p>Nothing in the schema has these words</p>}
              {groups.map((group) => {
                const ofGroup = matching.filter((entry) => entry.group === group);
                return (
                  ofGroup.length > 0 && (
                    <section key={group} aria-label={group}>
                      <h2 className="heading">{group}</h2>
                      <ul className="plain-list">
                        {ofGroup.map(({ name }) => (
                          <li key={name}>
                            <Link
                              to={paths.schema({ of: name, ...(search && { search }) })}
                              aria-current={shown?.name === name || undefined}
                            >
                              {name}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </section>
                  )
                );
              })}
            </nav>
          </Col>
          <Col xs={24} md={18}>
            {shown ? <SchemaEntryView entry={shown} linkTo={linkTo} /> : <p>Choose an entry, or search for one.</p>}
          </Col>
        </Row>
      )}
    </>
  );
}

import { Col, Row } from 'antd';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { pages } from 'virtual:handbook';
import '../features/handbook/handbook.css';
import { HandbookContents } from '../features/handbook/HandbookContents';
import { HandbookText } from '../features/handbook/HandbookText';
import { PageHeader } from '../ui/panel/PageHeader';
import { SearchBox } from '../ui/search/SearchBox';

/** The handbook (docs/handbook): its contents, which can be searched, and the page that the address names. */
export default function HelpPage() {
  const { page: name = 'README' } = useParams();
  const { hash } = useLocation();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = pages.find((one) => one.name === name.toLowerCase() || one.name === name);

  useEffect(() => {
    const heading = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (heading) heading.scrollIntoView?.();
    else window.scrollTo?.(0, 0);
  }, [page, hash]);

  return (
    <>
      <PageHeader title={page?.title ?? 'Handbook'} note={name === 'README' ? undefined : 'Handbook'}>
        <SearchBox
          label="Search the handbook"
          placeholder="Screen or word"
          hasViews={false}
          value={search || undefined}
          onSearch={(text) => setParams(text ? { search: text } : {})}
        />
      </PageHeader>
      <Row gutter={10}>
        <Col xs={{ span: 24, order: 2 }} md={{ span: 6, order: 1 }}>
          <HandbookContents contents={pages} search={search} open={page?.name} />
        </Col>
        <Col xs={{ span: 24, order: 1 }} md={{ span: 18, order: 2 }}>
          <article className="handbook-page" key={page?.name}>
            {page ? <HandbookText nodes={page.content} /> : <p>The handbook has no page of this name.</p>}
          </article>
        </Col>
      </Row>
    </>
  );
}

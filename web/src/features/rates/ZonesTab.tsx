import { Button } from 'antd';
import { labels } from '../../../../server/src/domain/enums';
import { useZoneSchemesQuery, type ZoneSchemeRowFragment } from '../../graphql.generated';
import { counted } from '../../ui/app/format';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { Panel } from '../../ui/panel/Panel';
import { Tag } from '../../ui/panel/Tag';
import { useShortcut } from '../../ui/keys/shortcuts';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { useUrlState } from '../../ui/search/useUrlState';
import { placesOfRule } from './schemeValues';
import './rates.css';
import { lazyPart } from '../../ui/app/lazily';
import { Toolbar } from '../../ui/panel/Toolbar';
import { EmptyState } from '../../ui/panel/EmptyState';

const SchemeFormModal = lazyPart(() => import('./SchemeForm'), 'SchemeFormModal');

const newScheme = 'new';

/** Each zone scheme with its rules in words. */
export function ZonesTab() {
  const { data, loading, error, refetch } = useZoneSchemesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const popup = useUrlState('scheme');
  const schemes = data?.zoneSchemes.rows ?? [];
  const editing = schemes.find(({ uniqueId }) => uniqueId === popup.value) ?? null;
  const isOpen = popup.value === newScheme || editing !== null;
  const used = useKeepMounted(isOpen);
  useShortcut('n', 'New zone scheme', () => popup.show(newScheme), { opensField: true });

  if (!data && error && !loading) return <LoadFailure title="The zone schemes could not be loaded" retry={refetch} />;
  return (
    <>
      <Toolbar
        primary={
          <Button type="primary" onClick={() => popup.show(newScheme)}>
            Add Scheme
          </Button>
        }
      />
      {!data && <Skeleton />}
      {data && schemes.length === 0 && (
        <Panel>
          <EmptyState text="There are no zone schemes" note="A rate card needs one." />
        </Panel>
      )}
      {schemes.map((scheme) => (
        <Panel
          key={scheme.uniqueId}
          title={scheme.name}
          extra={
            <Button size="small" aria-label={`Edit ${scheme.name}`} onClick={() => popup.show(scheme.uniqueId)}>
              Edit
            </Button>
          }
        >
          <SchemeRules scheme={scheme} />
        </Panel>
      ))}
      {used && <SchemeFormModal open={isOpen} scheme={editing} onClose={popup.close} />}
    </>
  );
}

/** Names up to this many are written out. */
const shownPlaces = 6;

function SchemeRules({ scheme: { name, zones, rules } }: { scheme: ZoneSchemeRowFragment }) {
  return (
    <ol className="plain-list lined" aria-label={`Rules of ${name}`}>
      {(rules ?? []).map((rule) => {
        const zone = zones?.find(({ id }) => id === rule.zoneId);
        const places = placesOfRule(rule).map((place) => place.name);
        const more = places.length - shownPlaces;
        return (
          <li key={rule.uniqueId} className="row">
            <Tag>{zone?.code ?? ''}</Tag>
            <span className="narrow-field">{zone?.name}</span>
            <span className="grow">
              {labels.ZoneRuleKind[rule.kind]}
              {places.length > 0 && (
                <span className="quiet" title={places.join(', ')}>
                  {places.slice(0, shownPlaces).join(', ')}
                  {more > 0 && ` and ${counted(more, 'more place')}`}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

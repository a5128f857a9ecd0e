import { Alert, Button } from 'antd';
import { useCallback } from 'react';
import { RateSide } from '../../../../server/src/domain/enums';
import { useRateCardsQuery, type RateCardRowFragment } from '../../graphql.generated';
import { ExportButton } from '../../ui/file/ExportButton';
import { ListTable } from '../../ui/table/ListTable';
import { RowMenu } from '../../ui/table/RowMenu';
import { SearchBox } from '../../ui/search/SearchBox';
import { useShortcut } from '../../ui/keys/shortcuts';
import { urlCodecs } from '../../ui/search/urlCodecs';
import { useKeepMounted } from '../../ui/panel/useKeepMounted';
import { useListPage } from '../../ui/table/useListPage';
import { useUrlState } from '../../ui/search/useUrlState';
import { CopyCardModal } from './CopyCardForm';
import { rateCardColumns } from './rateCardColumns';
import { RateCardFormModal } from './RateCardForm';
import type { SlabFiles } from './SlabFileButtons';
import { useDeleteRateCard } from './useDeleteRateCard';
import { lazyPart } from '../../ui/app/lazily';
import { Toolbar } from '../../ui/panel/Toolbar';

const SlabWindow = lazyPart(() => import('./SlabEditor'), 'SlabWindow');

const newCard = 'new';

/** The rate cards. What is open over them stands in the address. */
export function CardsTab({ files }: { files: SlabFiles }) {
  const list = useListPage({
    query: useRateCardsQuery,
    page: (data) => data.rateCards,
    take: 100,
    sort: { by: 'validFrom', order: 'DESC' },
    filters: { name: urlCodecs.text, side: urlCodecs.someOf(RateSide) },
  });
  const slabs = useUrlState('slabs');
  const popup = useUrlState('card');
  const copying = useUrlState('copy');
  const deleteCard = useDeleteRateCard();
  const find = (uniqueId: string | null) => list.rows.find((row) => row.uniqueId === uniqueId) ?? null;
  const slabsUsed = useKeepMounted(slabs.value !== null);
  useShortcut('n', 'New rate card', () => popup.show(newCard), { opensField: true });

  const { open } = slabs;
  const { show: showCard } = popup;
  const { show: showCopy } = copying;
  const actions = useCallback(
    (row: RateCardRowFragment) => (
      <RowMenu
        name={row.name}
        actions={[
          { label: 'Slabs', called: `Slabs of ${row.name}`, run: () => open(row) },
          { label: 'Edit', action: 'updateRateCard', run: () => showCard(row.uniqueId) },
          { label: 'Copy', run: () => showCopy(row.uniqueId) },
          { label: 'Delete', action: 'deleteRateCard', danger: true, run: () => void deleteCard(row) },
        ]}
      />
    ),
    [open, showCopy, showCard, deleteCard],
  );

  const { filters } = list;
  return (
    <>
      <Toolbar
        columns={rateCardColumns}
        excel={<ExportButton list={list} columns={rateCardColumns} name="Rate Cards" />}
        primary={
          <Button type="primary" onClick={() => popup.show(newCard)}>
            Add Card
          </Button>
        }
      >
        <SearchBox
          label="Search rate cards"
          placeholder="Beginning of the name"
          value={filters.name}
          onSearch={(name) => list.search({ ...filters, name })}
        />
      </Toolbar>
      <ListTable
        list={list}
        label="Rate cards"
        columns={rateCardColumns}
        actions={actions}
        onOpen={open}
        emptyText="There are no rate cards"
        emptyNote="A rate card prices bookings by zone and weight."
        loadingText="Loading rate cards..."
      />
      <UnsaidPrices rows={list.rows} onOpen={({ uniqueId }) => showCard(uniqueId)} />
      <RateCardFormModal
        open={popup.value === newCard || find(popup.value) !== null}
        card={find(popup.value)}
        onClose={popup.close}
        onCreated={open}
      />
      <CopyCardModal card={find(copying.value)} onClose={copying.close} />
      {slabsUsed && <SlabWindow files={files} uniqueId={slabs.value} onClose={slabs.close} />}
    </>
  );
}

interface UnsaidProps {
  rows: readonly RateCardRowFragment[];
  onOpen: (card: RateCardRowFragment) => void;
}

/** Asks of cards from before whether their prices have GST inside them. */
function UnsaidPrices({ rows, onOpen }: UnsaidProps) {
  const unsaid = rows.filter(({ side, pricesInclude }) => side === 'Customer' && pricesInclude === null);
  const [first] = unsaid;
  if (!first) return null;
  const title =
    unsaid.length === 1
      ? `Are the prices of ${first.name} with GST or without?`
      : `Are the prices of ${unsaid.length} cards with GST or without?`;
  return (
    <Alert
      showIcon
      type="info"
      className="facts"
      title={title}
      description="Until you say so, an amount is the price of the card, whether it is paid at once or invoiced."
      action={<Button onClick={() => onOpen(first)}>Open {first.name}</Button>}
    />
  );
}

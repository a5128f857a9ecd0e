import { Alert, Button } from 'antd';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useRateCardSlabsQuery, useSetRateSlabsMutation, type RateCardSlabsFragment } from '../../graphql.generated';
import { Choice } from '../../ui/input/Choice';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { showWeight } from '../../ui/app/format';
import { LoadFailure } from '../../ui/panel/LoadFailure';
import { Skeleton } from '../../ui/panel/Skeleton';
import { useCommand } from '../../ui/form/useCommand';
import { useWindowGuard } from '../../ui/form/windowGuard';
import { Toolbar } from '../../ui/panel/Toolbar';
import { withNewRow, withoutPrice } from './slabEdits';
import { changesOf, changesText } from './slabFile';
import { SlabFileButtons, type SlabFiles } from './SlabFileButtons';
import {
  cellKey,
  gridOf,
  incompleteOf,
  slabParts,
  slabsOf,
  warningsOf,
  type GivenSlab,
  type SlabRow,
} from './slabGrid';
import './rates.css';
import { SlabTable, type SlabCell } from './SlabTable';

interface Props {
  /** The card whose slabs are shown; null: the window is closed. */
  uniqueId: string | null;
  files: SlabFiles;
  onClose: () => void;
}

export function SlabWindow({ uniqueId, files, onClose }: Props) {
  const { data, loading, error, refetch } = useRateCardSlabsQuery({
    variables: { uniqueId: uniqueId ?? '' },
    skip: uniqueId === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const card = data?.rateCard;
  return (
    <FormModal
      open={uniqueId !== null}
      title={card ? `Slabs of ${card.name}` : 'Slabs'}
      width={1240}
      top={24}
      onClose={onClose}
    >
      {card ? (
        <SlabEditor key={card.uniqueId} card={card} files={files} onClose={onClose} />
      ) : error && !loading ? (
        <LoadFailure title="The slabs could not be loaded" retry={refetch} />
      ) : (
        <Skeleton />
      )}
    </FormModal>
  );
}

interface EditorProps extends Pick<Props, 'files' | 'onClose'> {
  card: RateCardSlabsFragment;
}

function SlabEditor({ card: current, files, onClose }: EditorProps) {
  // As opened: somebody else's change is refused by the version, not mixed with what was typed.
  const [card] = useState(current);
  const [opened] = useState(() => gridOf(card.slabs ?? []));
  const [grid, setGrid] = useState(opened);
  const [part, setPart] = useState(() => slabParts.find(({ name }) => opened[name]?.length)?.name ?? 'Air, Docs');
  const [cell, setCell] = useState<SlabCell | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  /** What the file that was read changes. */
  const [fromFile, setFromFile] = useState<string | null>(null);
  const problems = useRef(new Set<string>());
  const latest = useRef(opened);
  const { falls, refusal } = useMemo(() => warningsOf(grid), [grid]);
  const [save, saving] = useCommand(useSetRateSlabsMutation(), {
    done: ({ setRateSlabs }) => `Slabs of ${setRateSlabs.name} saved`,
    changes: ['quoteConsignment', 'changeLog'],
    form: { refuse: ({ messages }) => setRefusals(messages), saved: onClose },
  });
  useWindowGuard({
    hasUnsaved: () => JSON.stringify(slabsOf(latest.current)) !== JSON.stringify(slabsOf(opened)),
    dropDraft: () => undefined,
  });

  const change = useCallback(
    (edit: (rows: readonly SlabRow[]) => readonly SlabRow[]) => {
      latest.current = { ...latest.current, [part]: edit(latest.current[part] ?? []) };
      setGrid(latest.current);
      setRefusals([]);
    },
    [part],
  );
  const onProblem = useCallback((field: string, hasProblem: boolean) => {
    if (hasProblem) problems.current.add(field);
    else problems.current.delete(field);
  }, []);

  /** The slabs of a file take the place of those shown; saving replaces them in one transaction. */
  function replace(slabs: readonly GivenSlab[], fileName: string): void {
    const next = gridOf(slabs);
    setFromFile(`${fileName}: ${changesText(changesOf(slabsOf(opened), slabsOf(next)))}`);
    latest.current = next;
    setGrid(next);
    setRefusals([]);
    problems.current.clear();
  }

  async function submit(): Promise<void> {
    const unfinished = problems.current.size > 0 ? 'A cell holds no number' : incompleteOf(latest.current);
    if (unfinished) return setRefusals([unfinished]);
    const { uniqueId, version } = card;
    await save({ input: { uniqueId, version, slabs: slabsOf(latest.current) } });
  }

  /** Ctrl+Enter saves from any cell. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  }

  const rows = grid[part] ?? [];
  const zones = card.scheme?.zones ?? [];
  const row = rows.find(({ key }) => key === cell?.key);
  const chosen = row && cell && row.prices[cell.zone] ? { ...cell, from: row.fromWeight } : null;
  const warned = rows.flatMap(({ key }) =>
    zones.flatMap(({ code }) => {
      const text = falls.get(cellKey({ key }, code));
      return text ? [`Zone ${code}: ${text}`] : [];
    }),
  );

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      {refusals.length > 0 && <Alert type="error" showIcon className="notice" title={refusals.join('. ')} />}
      {fromFile && <Alert type="info" showIcon className="notice" title={fromFile} />}
      <div className="notice">
        <Choice
          label="Service and parcel"
          of={Object.fromEntries(slabParts.map(({ name }) => [name, partLabel(name, grid[name]?.length ?? 0)]))}
          value={part}
          onChange={(chosen) => setPart(chosen ?? part)}
        />
      </div>
      {rows.length > 0 ? (
        <SlabTable
          label={part}
          zones={zones}
          rows={rows}
          falls={falls}
          onChange={change}
          onCell={setCell}
          onProblem={onProblem}
        />
      ) : (
        <p className="facts">There are no slabs for {part}. Add weights to give prices by zone.</p>
      )}
      <Toolbar>
        <Button onClick={() => change(withNewRow)}>Add weights</Button>
        <Button
          danger
          disabled={!chosen}
          onClick={() => chosen && change((all) => withoutPrice(all, chosen.key, chosen.zone))}
        >
          {chosen ? `Delete price of ${chosen.zone} from ${showWeight(chosen.from)}` : 'Delete price'}
        </Button>
        <span className="quiet push desk-only">
          <kbd>Enter</kbd> next row, an emptied cell keeps its price
        </span>
      </Toolbar>
      {(refusal || warned.length > 0) && (
        <ul className="plain-list bordered noted notice" aria-label="Warnings">
          {refusal && <li>{refusal}</li>}
          {warned.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="form-buttons">
        <Button type="primary" loading={saving} onClick={() => void submit()}>
          Save
        </Button>
        <CloseButton />
        <span className="row push">
          <SlabFileButtons card={card} files={files} slabs={() => slabsOf(latest.current)} onRead={replace} />
        </span>
      </div>
    </div>
  );
}

const partLabel = (name: string, count: number) => (count > 0 ? `${name} (${count})` : name);

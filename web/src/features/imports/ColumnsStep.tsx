import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Select } from 'antd';
import { useEffect, useState } from 'react';
import { DateOrder, labels, type ImportKind } from '../../../../server/src/domain/enums';
import { importFields, type ImportField } from '../../../../server/src/domain/imports/importFields';
import {
  ImportProfilesDocument,
  useImportProfilesLazyQuery,
  useImportRowsQuery,
  useSaveImportProfileMutation,
  type ImportProfileRowFragment,
  type ImportProfilesQuery,
} from '../../graphql.generated';
import { useProfile } from '../../session';
import { ask } from '../../ui/app/ask';
import { searchByLabel } from '../../ui/input/bestMatch';
import { Choice } from '../../ui/input/Choice';
import { Skeleton } from '../../ui/panel/Skeleton';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useCommand } from '../../ui/form/useCommand';
import { useSuggestions } from '../../ui/input/useSuggestions';
import { Constants } from './Constants';
import type { OpenJob } from './ImportWindow';
import { initialMapping, missingFields, type Mapping } from './mapping';
import { ProgressLine } from './ProgressLine';
import { useImportCommands } from './useImportCommands';

interface Props {
  job: OpenJob;
  onChecked: () => void;
}

const manyProfiles = 50;

/** Headers with sample values on the left, fields on the right, and what the file lacks. */
export function ColumnsStep(props: Props) {
  const client = useApolloClient();
  const me = useProfile()?.currentUserId;
  const { kind } = props.job;
  const [earlier, setEarlier] = useState<readonly ImportProfileRowFragment[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const search = { kind, take: manyProfiles, createdById: me ? [me] : [] };
    // Without an answer the columns are mapped all the same.
    void ask<ImportProfilesQuery>(client, ImportProfilesDocument, { search }).then((data) => {
      if (!isGone) setEarlier(data?.importProfiles.rows ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [client, kind, me]);
  return earlier ? <Columns {...props} earlier={earlier} /> : <Skeleton />;
}

function Columns({ job, earlier, onChecked }: Props & { earlier: readonly ImportProfileRowFragment[] }) {
  const { kind, profile } = job;
  const headers = job.headers ?? [];
  const [mapping, setMapping] = useState(() => initialMapping(kind, headers, profile ?? null, earlier));
  const [constants, setConstants] = useState(() => constantsOf(profile ?? null));
  const [dateOrder, setDateOrder] = useState<DateOrder>(profile?.dateOrder ?? 'DMY');
  const [owner, setOwner] = useState(() => ownerOf(profile ?? null));
  const { customers, vendors } = useSuggestions();
  const isOfVendor = kind === 'VendorBill' || kind === 'CourierRemittance';
  const [findProfiles] = useImportProfilesLazyQuery({ fetchPolicy: 'network-only' });
  const { data } = useImportRowsQuery({ variables: { search: { uniqueId: job.uniqueId, take: 3 } } });
  const [save, saving] = useCommand(useSaveImportProfileMutation(), { changes: ['importProfiles'] });
  const { progress, check } = useImportCommands();
  const me = useProfile()?.currentUserId;
  const samples = data?.importRows.rows ?? [];

  /** The mapping of the customer's or vendor's files, the user's own before those of others; bookings are those of the customer. */
  async function choose(chosen: Suggestion | null) {
    setOwner(chosen);
    if (!chosen) return;
    const of = [String(chosen.id)];
    const search = { kind, take: 1, ...(isOfVendor ? { vendorId: of } : { customerId: of }) };
    const newest = async (more: { createdById?: string[] }) =>
      (await findProfiles({ variables: { search: { ...search, ...more } } })).data?.importProfiles.rows[0];
    const saved = (me && (await newest({ createdById: [me] }))) || (await newest({}));
    const next = initialMapping(kind, headers, saved ?? null, earlier);
    setMapping(next);
    if (saved) setDateOrder(saved.dateOrder);
    const sender: Record<string, string> = Object.values(next).includes('senderId')
      ? {}
      : { senderId: String(chosen.id) };
    setConstants(kind === 'Bookings' ? { ...sender, ...constantsOf(saved ?? null) } : constantsOf(saved ?? null));
  }

  async function checkAll() {
    const answer = await save({
      input: {
        kind,
        [isOfVendor ? 'vendorId' : 'customerId']: owner ? String(owner.id) : null,
        name: owner ? 'Default' : job.fileName.slice(0, 60),
        columns: Object.entries(mapping).map(([header, field]) => ({ header, field })),
        constants: Object.entries(constants).flatMap(([field, value]) => (value ? [{ field, value }] : [])),
        dateOrder,
      },
    });
    if (answer && (await check(job, answer.saveImportProfile.id))) onChecked();
  }

  const missing = missingFields(kind, mapping, constants);
  return (
    <>
      <div className="field-grid">
        <label htmlFor="import-customer">
          <span>Columns as in files of</span>
          <ReferenceSelect
            id="import-customer"
            value={owner}
            load={isOfVendor ? vendors : customers}
            onChange={(chosen) => void choose(chosen)}
          />
        </label>
        <div role="group" aria-label="Dates">
          <span>Dates are written</span>
          <Choice
            label="Dates"
            of={labels.DateOrder}
            value={dateOrder}
            onChange={(order) => order && setDateOrder(order)}
          />
        </div>
      </div>
      <Constants
        kind={kind}
        values={constants}
        mapped={Object.values(mapping)}
        customer={isOfVendor ? null : owner}
        onChange={setConstants}
      />
      <div className="data-table low fields" role="region" aria-label="Columns" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Column of the file</th>
              <th scope="col">First values</th>
              <th scope="col">Field</th>
            </tr>
          </thead>
          <tbody>
            {headers.map((header, at) => (
              <tr key={header}>
                <th scope="row">{header}</th>
                <td data-fit="cut">
                  <span className="clamp quiet">
                    {samples
                      .map(({ cells }) => cells?.[at] ?? '')
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </td>
                <td>
                  <FieldSelect
                    kind={kind}
                    header={header}
                    mapping={mapping}
                    onChange={(field) => setMapping(withField(mapping, header, field))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && <Alert type="warning" showIcon title={`No column yet for ${missing.join(', ')}`} />}
      {progress && <ProgressLine progress={progress} />}
      <div className="form-buttons">
        <Button type="primary" loading={saving || progress !== null} onClick={() => void checkAll()}>
          Check
        </Button>
      </div>
    </>
  );
}

/** Whose files the profile is of. */
function ownerOf(profile: ImportProfileRowFragment | null): Suggestion | null {
  if (profile?.vendor) return { id: profile.vendor.id, name: profile.vendor.name };
  return profile?.customer ? { id: profile.customer.id, name: profile.customer.company } : null;
}

const constantsOf = (profile: Pick<ImportProfileRowFragment, 'constants'> | null): Record<string, string> =>
  Object.fromEntries((profile?.constants ?? []).map(({ field, value }) => [field, value]));

/** A field belongs to one header: a header that had it before loses it. */
function withField(mapping: Mapping, header: string, field: string | null): Mapping {
  const others = Object.entries(mapping).filter(([other, taken]) => other !== header && taken !== field);
  return Object.fromEntries(field ? [...others, [header, field]] : others);
}

interface FieldSelectProps {
  kind: ImportKind;
  header: string;
  mapping: Mapping;
  onChange: (field: string | null) => void;
}

function FieldSelect({ kind, header, mapping, onChange }: FieldSelectProps) {
  const taken = new Set(Object.values(mapping));
  const option = ({ name, label, required }: ImportField) => ({
    value: name,
    label: `${label}${required ? ' *' : ''}${taken.has(name) && mapping[header] !== name ? ' (used)' : ''}`,
  });
  const fields = importFields[kind];
  return (
    <Select
      style={{ width: 240 }}
      aria-label={`Field of ${header}`}
      allowClear
      placeholder="Left out"
      value={mapping[header] ?? null}
      showSearch={searchByLabel}
      options={[...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)].map(
        option,
      )}
      onChange={(field: string | null | undefined) => onChange(field ?? null)}
    />
  );
}

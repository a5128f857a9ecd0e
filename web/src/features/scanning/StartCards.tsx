import { Button, Select } from 'antd';
import { labels, type DeliveryStatus } from '../../../../server/src/domain/enums';
import { OpenScanSessionInput } from '../../../../server/src/modules/movement/scanning/scan.inputs';
import { useOpenScanSessionMutation, type OpenScanSessionMutationVariables } from '../../graphql.generated';
import { searchByLabel } from '../../ui/input/bestMatch';
import { InputForm } from '../../ui/form/InputForm';
import { Panel } from '../../ui/panel/Panel';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { SuggestedText } from '../../ui/input/SuggestedText';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { useSuggestions } from '../../ui/input/useSuggestions';

interface CardProps {
  onOpened: (uniqueId: string) => void;
}

type Input = OpenScanSessionMutationVariables['input'];

const noCarriers = { cargoId: null as Suggestion | null, courierId: null as Suggestion | null };

/** Opens a session that collects consignments for a manifest. */
export function ManifestCard({ onOpened }: CardProps) {
  const { carriers, couriers } = useSuggestions();
  const inputOf = ({ cargoId, courierId }: typeof noCarriers): Input => ({
    kind: 'Manifest',
    cargoId: cargoId?.id ?? null,
    courierId: courierId?.id ?? null,
  });
  const form = useCommandForm({
    rules: OpenScanSessionInput,
    blank: noCarriers,
    toInput: inputOf,
    mutation: useOpenScanSessionMutation(),
    changes: ['scanSessions'],
    onSaved: ({ openScanSession }) => onOpened(openScanSession.uniqueId),
  });
  return (
    <Panel title="Manifest">
      <p className="facts quiet">
        Each parcel is checked as it is scanned. The manifest has them in the order of scanning.
      </p>
      <InputForm form={form} label="Manifest session">
        <form.Field name="cargoId" label="Cargo">
          <ReferenceSelect load={carriers} remember="cargo" />
        </form.Field>
        <form.Field name="courierId" label="Courier">
          <ReferenceSelect load={couriers} remember="courier" />
        </form.Field>
        <Button type="primary" htmlType="submit" loading={form.saving} block>
          Scan for a manifest
        </Button>
      </InputForm>
    </Panel>
  );
}

const noStatus = { deliveryStatus: null as DeliveryStatus | null, city: '', action: '' };
const statuses = Object.entries(labels.DeliveryStatus).map(([value, label]) => ({ value, label }));

/** Opens a session that gives every scanned consignment the same status. */
export function StatusCard({ onOpened }: CardProps) {
  const { cities } = useSuggestions();
  const inputOf = (values: typeof noStatus): Input => ({ kind: 'Status', ...values });
  const form = useCommandForm({
    rules: OpenScanSessionInput,
    blank: noStatus,
    toInput: inputOf,
    mutation: useOpenScanSessionMutation(),
    changes: ['scanSessions'],
    onSaved: ({ openScanSession }) => onOpened(openScanSession.uniqueId),
  });
  return (
    <Panel title="Status">
      <p className="facts quiet">
        Each parcel gets this status at once. Scans wait in this browser while the network is away.
      </p>
      <InputForm form={form} label="Status session">
        <form.Field name="deliveryStatus">
          <Select<string> showSearch={searchByLabel} options={statuses} />
        </form.Field>
        <form.Field name="city">
          <SuggestedText load={cities} />
        </form.Field>
        <form.Field name="action" />
        <Button type="primary" htmlType="submit" loading={form.saving} block>
          Scan for a status
        </Button>
      </InputForm>
    </Panel>
  );
}

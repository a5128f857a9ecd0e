import { Button, Checkbox, Col, Input, Modal, Row, Select } from 'antd';
import { useState } from 'react';
import { SaveDeliveryPersonInput } from '../../../../server/src/modules/movement/runsheets/runSheet.inputs';
import { namedBranches } from '../../companySettings';
import {
  useDeliveryPersonsQuery,
  useSaveDeliveryPersonMutation,
  type DeliveryPersonRowFragment as Person,
} from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { branchColumn, knownColumns, type Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';

const columns: readonly Column<Person>[] = [
  { key: 'name', title: 'Name', card: 'title' },
  { key: 'phone', title: 'Phone', card: 'text' },
  { key: 'isActive', title: 'Active', value: ({ isActive }) => (isActive ? 'Yes' : 'No'), card: 'state' },
  { key: 'branch', ...branchColumn },
];

export function DeliveryPersonsModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, loading } = useDeliveryPersonsQuery({ skip: !open });
  const [editing, setEditing] = useState<Person | null>(null);
  return (
    <Modal open={open} title="Delivery Persons" footer={null} width={640} destroyOnHidden onCancel={onClose}>
      <PersonForm key={editing?.uniqueId} editing={editing} onDone={() => setEditing(null)} />
      <DataTable
        label="Delivery persons"
        columns={knownColumns(columns)}
        rows={data?.deliveryPersons.rows ?? []}
        loading={loading}
        failed={null}
        onOpen={setEditing}
        opensOnClick
        emptyText="There are no delivery persons"
      />
    </Modal>
  );
}

interface Values {
  name: string;
  phone: string;
  isActive: boolean;
  branchId: number | null;
}

const blank: Values = { name: '', phone: '', isActive: true, branchId: null };

function PersonForm({ editing, onDone }: { editing: Person | null; onDone: () => void }) {
  const [record] = useState<Values>(
    editing
      ? { name: editing.name, phone: editing.phone ?? '', isActive: editing.isActive, branchId: editing.branchId }
      : blank,
  );
  const branches = namedBranches();
  const form = useCommandForm({
    rules: SaveDeliveryPersonInput,
    blank,
    record,
    startsFocused: true,
    toInput: ({ branchId, ...values }: Values) => ({
      ...values,
      ...(branches.length > 0 && { branchId: branchId === null ? null : String(branchId) }),
      uniqueId: editing?.uniqueId ?? null,
      version: editing?.version ?? null,
    }),
    mutation: useSaveDeliveryPersonMutation(),
    done: 'Delivery person saved successfully',
    changes: ['deliveryPersons'],
    onSaved() {
      form.reset();
      onDone();
    },
  });
  return (
    <InputForm form={form} label="Delivery person">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="name">
          <Input maxLength={80} />
        </form.Field>
        <form.Field xs={14} sm={8} name="phone">
          <Input maxLength={20} />
        </form.Field>
        <Col xs={10} sm={4}>
          <form.Flag className="lone-box" name="isActive" label=" " colon={false}>
            <Checkbox>Active</Checkbox>
          </form.Flag>
        </Col>
        {branches.length > 0 && (
          <form.Field xs={24} sm={12} name="branchId" label="Branch">
            <Select placeholder="Your own" options={branches.map(({ id, name }) => ({ value: id, label: name }))} />
          </form.Field>
        )}
      </Row>
      <FormButtons ok={editing ? 'Save' : 'Add'} saving={form.saving}>
        {editing && <Button onClick={onDone}>Cancel</Button>}
      </FormButtons>
    </InputForm>
  );
}

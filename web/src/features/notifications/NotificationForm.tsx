import { Button, Checkbox, Col, Input, Row } from 'antd';
import { useMemo } from 'react';
import { CreateNotificationInput } from '../../../../server/src/modules/site/notifications/notification.inputs';
import { companyToday } from '../../companyToday';
import {
  useCreateNotificationMutation,
  useUpdateNotificationMutation,
  type NotificationRowFragment,
} from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm, useAskedReset, useInputForm } from '../../ui/form/InputForm';
import { Panel } from '../../ui/panel/Panel';
import { useShortcut } from '../../ui/keys/shortcuts';
import { useCommand } from '../../ui/form/useCommand';

interface Values {
  message: string;
  startAt: string | null;
  expireAt: string | null;
  isPermanent: boolean;
}

const blank: Values = { message: '', startAt: null, expireAt: null, isPermanent: false };

interface Props {
  /** The notification to update; null: create a new one. */
  editing: NotificationRowFragment | null;
  /** Called after saving or cancelling; the form then creates again. */
  onDone: () => void;
}

export function NotificationForm({ editing, onDone }: Props) {
  const record = useMemo(
    () =>
      editing && {
        message: editing.message,
        startAt: editing.startAt,
        expireAt: editing.expireAt,
        isPermanent: editing.isPermanent,
      },
    [editing],
  );
  const form = useInputForm({
    rules: CreateNotificationInput,
    blank,
    record,
    recordOf: editing,
    draft: 'notification',
    async save(values) {
      const saved = editing
        ? await update({ input: { ...values, uniqueId: editing.uniqueId, version: editing.version } })
        : await create({ input: values });
      if (saved) resetForm();
    },
  });
  const [create] = useCommand(useCreateNotificationMutation(), {
    done: 'Notification created successfully',
    changes: ['notifications'],
    form,
  });
  // Changed dates can add the notification to the banner or remove it, so the banner's list is outdated too.
  const [update] = useCommand(useUpdateNotificationMutation(), {
    done: 'Notification updated successfully',
    changes: ['notifications'],
    form,
  });

  function resetForm() {
    form.reset();
    onDone();
  }
  const askedReset = useAskedReset(form, resetForm);

  useShortcut('n', 'New notification', () => void askedReset(), { opensField: true });

  return (
    <Panel title={editing ? 'Update Notification' : 'Create Notification'}>
      <InputForm form={form} label="Notification">
        <Row gutter={12}>
          <Col xs={24} lg={12}>
            <form.Field name="message" label="Message">
              <Input />
            </form.Field>
          </Col>
          <Col xs={12} lg={4}>
            <form.Field name="startAt" label="Start Date">
              <DateInput min={companyToday()} name="Start date" />
            </form.Field>
          </Col>
          <Col xs={12} lg={4}>
            <form.Field name="expireAt" label="Expire Date">
              <DateInput min={companyToday()} name="Expire date" />
            </form.Field>
          </Col>
          <Col xs={24} lg={4}>
            <form.Flag className="lone-box" name="isPermanent" label=" " colon={false}>
              <Checkbox>Permanent</Checkbox>
            </form.Flag>
          </Col>
        </Row>
        <FormButtons ok={editing ? 'Update' : 'Create'} saving={form.saving}>
          <Button onClick={() => void askedReset()}>Reset</Button>
          <span className="form-note">A permanent notification is always shown and cannot be dismissed.</span>
        </FormButtons>
      </InputForm>
    </Panel>
  );
}

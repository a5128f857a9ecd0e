import { Checkbox, Col, Input } from 'antd';
import { useMemo } from 'react';
import { CreateNotificationInput } from '../../../../server/src/modules/site/notifications/notification.inputs';
import { companyToday } from '../../companyToday';
import {
  useCreateNotificationMutation,
  useUpdateNotificationMutation,
  type NotificationRowFragment,
} from '../../graphql.generated';
import { DateInput } from '../../ui/input/DateInput';
import { useInputForm } from '../../ui/form/InputForm';
import { RecordPanel } from '../../ui/form/RecordPanel';
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
      if (!saved) return;
      form.reset();
      onDone();
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

  return (
    <RecordPanel
      form={form}
      noun="Notification"
      editing={editing && ''}
      onDone={onDone}
      note={<span className="form-note">A permanent notification is always shown and cannot be dismissed.</span>}
    >
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
    </RecordPanel>
  );
}

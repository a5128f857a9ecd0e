import { Alert, Button } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { consignmentLocks, consignmentRefusal, lockedFields } from '../../../../server/src/domain/policy';
import {
  BookConsignmentInput,
  UpdateConsignmentInput,
} from '../../../../server/src/modules/consignments/consignment.inputs';
import type { Failure } from '../../failure';
import {
  useBookConsignmentMutation,
  useUpdateConsignmentMutation,
  type ConsignmentDetailFragment,
} from '../../graphql.generated';
import { printsAfterSaving } from '../../labelPrinter';
import { CloseButton } from '../../ui/FormModal';
import { InputForm, ResetButton, useInputForm } from '../../ui/InputForm';
import { printLabels } from '../../ui/printLabels';
import { useCommand } from '../../ui/useCommand';
import './consignmentForm.css';
import { ConsignmentFormInputs } from './ConsignmentFormInputs';
import {
  blankBooking,
  bookingOf,
  invalidDependents,
  rememberChoices,
  updateOf,
  valuesOf,
} from './ConsignmentFormValues';
import { LabelSwitch } from './LabelSwitch';
import { useRates } from './useRates';

interface Props {
  /** The consignment to update, as it was when the form was opened; null: create a new booking. */
  consignment: ConsignmentDetailFragment | null;
  /** A newer version saved by somebody else; null if there is none. */
  newer?: ConsignmentDetailFragment | null;
  /** Restarts the form with the newer values. */
  onReload?: () => void;
  onSaved: (saved: { uniqueId: string; awbNo: string }) => void;
  /** AWB number of the previous booking. */
  lastAwbNo?: string | null;
}

export function ConsignmentForm({ consignment, newer = null, onReload, onSaved, lastAwbNo }: Props) {
  const [blank] = useState(blankBooking);
  const record = useMemo(() => consignment && valuesOf(consignment), [consignment]);

  const inputForm = useInputForm({
    rules: consignment ? UpdateConsignmentInput : BookConsignmentInput,
    blank,
    record,
    recordOf: consignment,
    toInput: (values) => (consignment ? updateOf(values, consignment) : bookingOf(values)),
    draft: 'booking',
    startsFocused: true,
    async save(values) {
      const saved = consignment
        ? (await update({ input: { ...updateOf(values, consignment), ...rating() } }))?.updateConsignment
        : (await book({ input: { ...bookingOf(values), autoRate: true } }))?.bookConsignment;
      if (!saved) return;
      if (!consignment) {
        rememberChoices(values);
        if (printsAfterSaving()) printLabels(saved.uniqueId);
        form.reset();
      }
      onSaved(saved);
    },
  });
  const { antd } = inputForm;
  const locked = useMemo(() => lockedFields(consignmentLocks, consignment), [consignment]);
  const { quote, isChanged } = useRates(inputForm, { isUpdate: consignment !== null, locked });
  const [isMeasuring, setMeasuring] = useState(false);
  const [isCreditRefused, setCreditRefused] = useState(false);
  const form = {
    ...inputForm,
    submit() {
      clearMisfits();
      setCreditRefused(false);
      return inputForm.submit();
    },
    refuse(failure: Failure) {
      setCreditRefused('creditOverrideReason' in failure.fields);
      // The reason is shown by the line of the sender's credit; the field may not be there.
      const { creditOverrideReason: _, ...fields } = failure.fields;
      inputForm.refuse({ ...failure, fields });
    },
  };
  const [book] = useCommand(useBookConsignmentMutation(), {
    done: ({ bookConsignment: { awbNo, autofillAwb } }) =>
      autofillAwb ? `${awbNo} Consignment created successfully` : 'Consignment created successfully',
    changes: ['consignments', 'receiverSuggestions', 'dashboardSummary', 'bookingTrend', 'billingSummary'],
    form,
  });
  const [update] = useCommand(useUpdateConsignmentMutation(), {
    done: 'Consignment updated successfully',
    changes: ['changeLog', 'receiverSuggestions'],
    form,
  });

  /** A rated consignment is rated again, another one when what decides the price was changed; settled amounts stay. */
  function rating(): { autoRate?: true } {
    const isSettled = locked.has('customerAmount') || locked.has('vendorAmount');
    return !isSettled && (consignment?.rating != null || isChanged()) ? { autoRate: true } : {};
  }

  function clearMisfits(): void {
    const cleared = invalidDependents({ ...blank, ...antd.getFieldsValue(true) });
    if (Object.keys(cleared).length === 0) return;
    antd.setFieldsValue(cleared);
    inputForm.changed();
  }

  function restart(): void {
    inputForm.discard();
    onReload?.();
  }

  function measure(isShown: boolean): void {
    setMeasuring(isShown);
    // Back to the field before the rows.
    if (!isShown) inputForm.element.current?.querySelector<HTMLElement>('[id$="_actualWeight"]')?.focus();
  }

  /** Ctrl+Enter submits from select boxes too, where Enter alone opens the list. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'F2') {
      event.preventDefault();
      measure(!isMeasuring);
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  }

  const refusal = consignment && consignmentRefusal.update(newer ?? consignment);
  const outdated = newer !== null && !inputForm.saving;

  return (
    <div role="presentation" className="consignment-form" onBlur={clearMisfits} onKeyDown={onKeyDown}>
      {outdated && (
        <Alert
          type="warning"
          showIcon
          className="form-notice"
          // Placed next to the title, since toasts cover the right edge.
          title={
            <>
              This record was changed by someone else{' '}
              <Button size="small" onClick={restart}>
                Load newer values
              </Button>
            </>
          }
        />
      )}
      {refusal && <Alert type="error" showIcon className="form-notice" title={refusal} />}
      <InputForm form={form} label="Consignment">
        <ConsignmentFormInputs
          form={form}
          quote={quote}
          isMeasuring={isMeasuring}
          onMeasure={measure}
          isCreditRefused={isCreditRefused}
          consignment={consignment}
        />
        <div className="form-buttons">
          <Button type="primary" htmlType="submit" loading={form.saving} disabled={Boolean(refusal)}>
            {consignment ? 'Update' : 'Create'}
          </Button>
          <ResetButton form={form} onReset={consignment ? restart : undefined} />
          <CloseButton />
          {!consignment && <LabelSwitch />}
          <span className="form-note" role="status">
            {lastAwbNo && (
              <>
                Last booking: <strong>{lastAwbNo}</strong>
              </>
            )}
          </span>
          <span className="form-keys">
            <kbd>Enter</kbd> or <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves, <kbd>F2</kbd> dimensions, <kbd>Esc</kbd> closes
          </span>
        </div>
      </InputForm>
    </div>
  );
}

import { Alert, Button } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { consignmentLocks, consignmentRefusal, lockedFields } from '../../../../server/src/domain/policy';
import {
  BookConsignmentInput,
  UpdateConsignmentInput,
} from '../../../../server/src/modules/bookings/consignments/consignment.inputs';
import type { Failure } from '../../failure';
import {
  useBookConsignmentMutation,
  useUpdateConsignmentMutation,
  type ConsignmentDetailFragment,
} from '../../graphql.generated';
import { printsAfterSaving } from '../../labelPrinter';
import { CloseButton } from '../../ui/form/FormModal';
import { InputForm, ResetButton, useInputForm } from '../../ui/form/InputForm';
import { printLabels } from '../../ui/facts/printLabels';
import { useCommand } from '../../ui/form/useCommand';
import './consignmentForm.css';
import { ConsignmentFormInputs } from './ConsignmentFormInputs';
import {
  blankBooking,
  bookingOf,
  invalidDependents,
  rememberChoices,
  updateOf,
  valuesOf,
  type ConsignmentValues,
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
  onSaved: (saved: SavedConsignment) => void;
  /** The previous booking. */
  last?: SavedConsignment | null;
}

export interface SavedConsignment {
  uniqueId: string;
  awbNo: string;
  /** The rates did not answer while it was typed. */
  isRatedLater?: boolean;
}

export function ConsignmentForm({ consignment, newer = null, onReload, onSaved, last }: Props) {
  const [blank] = useState(blankBooking);
  const record = useMemo(() => consignment && valuesOf(consignment), [consignment]);

  const inputForm = useInputForm({
    rules: consignment ? UpdateConsignmentInput : BookConsignmentInput,
    blank,
    record,
    recordOf: consignment,
    toInput: (values) => ({ ...inputOf(values), ...(rates.isMissing() && rating()) }),
    draft: 'booking',
    startsFocused: true,
    async save(values) {
      const isRatedLater = rates.isMissing();
      const known = rates.current(values);
      const saved = consignment
        ? (await update({ input: { ...updateOf(known, consignment), ...rating() } }))?.updateConsignment
        : (await book({ input: { ...bookingOf(known), autoRate: true } }))?.bookConsignment;
      if (!saved) return;
      if (!consignment) {
        rememberChoices(values);
        if (printsAfterSaving()) printLabels(saved.uniqueId);
        form.reset();
      }
      onSaved({ ...saved, isRatedLater });
    },
  });
  const { antd } = inputForm;
  const locked = useMemo(() => lockedFields(consignmentLocks, consignment), [consignment]);
  const rates = useRates(inputForm, { isUpdate: consignment !== null, locked });
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

  /**
   * A new booking is rated, a rated consignment is rated again, another one when what decides the price was changed; settled
   * amounts stay.
   */
  function rating(): { autoRate?: true } {
    const isSettled = locked.has('customerAmount') || locked.has('vendorAmount');
    const isRated = !consignment || consignment.rating != null || rates.isChanged();
    return !isSettled && isRated ? { autoRate: true } : {};
  }

  /** While the rates do not answer, what they had filled for other values is left out, and the server fills it. */
  function inputOf(values: ConsignmentValues) {
    const known = rates.current(values);
    return consignment ? updateOf(known, consignment) : bookingOf(known);
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
    <div role="presentation" onBlur={clearMisfits} onKeyDown={onKeyDown}>
      {outdated && (
        <Alert
          type="warning"
          showIcon
          className="notice"
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
      {refusal && <Alert type="error" showIcon className="notice" title={refusal} />}
      <InputForm form={form} label="Consignment">
        <ConsignmentFormInputs
          form={form}
          quote={rates.quote}
          isUnrated={rates.isUnanswered}
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
          <span className="quiet" role="status">
            {last && (
              <>
                Last booking: <strong>{last.awbNo}</strong>
                {last.isRatedLater && '. The rates did not answer: it was rated when it was saved'}
              </>
            )}
          </span>
          <span className="quiet push desk-only">
            <kbd>Enter</kbd> or <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves, <kbd>F2</kbd> dimensions, <kbd>Esc</kbd> closes
          </span>
        </div>
      </InputForm>
    </div>
  );
}

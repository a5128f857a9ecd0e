import { Button, Col, Row } from 'antd';
import { useEffect, useRef, useState } from 'react';
import {
  BookingCreditDocument,
  type BookingCreditQuery,
  type ConsignmentDetailFragment,
} from '../../graphql.generated';
import type { Unbilled } from '../../../../server/src/domain/billing/creditExposure';
import { usePermission } from '../../ui/app/usePermission';
import { creditNoteOf, mayBeOnCredit, unbilledOf, type OnCredit } from '../../ui/credit/creditNote';
import { useAnswer } from '../../ui/form/useAnswer';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import type { ConsignmentValues } from './ConsignmentFormValues';
import { isRated, type Quote } from './ratedValues';

interface Props {
  form: InputFormState<ConsignmentValues>;
  quote: Quote | null;
  /** The consignment to update; null: a new booking. */
  consignment: ConsignmentDetailFragment | null;
  /** The server refused the booking for its credit. */
  isRefused: boolean;
}

/** Credit of the chosen sender: a quiet line with a limit, a red one when the booking would be refused. */
export function CreditLine({ form, quote, consignment, isRefused }: Props) {
  const { senderId, paymentMode, customerAmount, serviceType, vendorType, hasReason } = useFormValues(
    form,
    (values) => ({
      senderId: values.senderId?.id ?? null,
      paymentMode: values.paymentMode,
      customerAmount: values.customerAmount,
      serviceType: values.serviceType,
      vendorType: values.vendorId?.type ?? null,
      hasReason: values.creditOverrideReason.trim() !== '',
    }),
  );
  const mayOverride = usePermission()('credit:override');
  const [overriddenFor, setOverriddenFor] = useState<number | null>(null);
  const isAsked = senderId !== null && mayBeOnCredit(paymentMode);
  // What is known is shown at once; it may have changed since.
  const data = useAnswer<BookingCreditQuery>(BookingCreditDocument, isAsked ? { uniqueId: String(senderId) } : null, {
    showsKnown: true,
  });
  const reason = useRef<HTMLDivElement>(null);
  const isOpen = (senderId !== null && overriddenFor === senderId) || (isRefused && mayOverride);
  useEffect(() => {
    if (isOpen) reason.current?.querySelector('input')?.focus();
  }, [isOpen]);

  if (!isAsked || !data) return null;
  const amount = customerAmount ?? (isRated(quote) ? (quote.customerAmount ?? 0) : 0);
  const note = creditNoteOf(data.customerCredit, addedBy({ amount, serviceType, vendorType }, senderId, consignment));
  if (!note) return null;
  return (
    <Col span={24}>
      <div className="quiet small notice">
        {note.isBlocked ? (
          <span role="alert" className="wrong">
            {note.text}
          </span>
        ) : (
          <span>{note.text}</span>
        )}{' '}
        {note.isBlocked && mayOverride && !isOpen && !hasReason && (
          <Button
            type="link"
            size="small"
            tabIndex={-1}
            title="Saving the booking opens it too"
            onClick={() => setOverriddenFor(senderId)}
          >
            Override
          </Button>
        )}
      </div>
      {note.isBlocked && mayOverride && (isOpen || hasReason) && (
        <Row ref={reason}>
          <form.Field xs={24} md={12} name="creditOverrideReason" />
        </Row>
      )}
    </Col>
  );
}

/** By what the values raise what is unbilled of the sender; null: by nothing. */
function addedBy(booking: OnCredit, senderId: number, consignment: ConsignmentDetailFragment | null): Unbilled | null {
  const now = unbilledOf(booking);
  if (!consignment) return now;
  if (consignment.invoiceId !== null || consignment.paymentStatus !== 'Pending') return null;
  const isCounted = consignment.senderId === senderId && isBilledLater(consignment.paymentMode);
  if (!isCounted) return now.unbilled > 0 ? now : null;
  const { customerAmount, serviceType, vendor } = consignment;
  const was = unbilledOf({ amount: customerAmount ?? 0, serviceType, vendorType: vendor?.type });
  const unbilled = now.unbilled - was.unbilled;
  return unbilled > 0 ? { unbilled, unbilledRoad: now.unbilledRoad - was.unbilledRoad } : null;
}

const isBilledLater = (mode: ConsignmentDetailFragment['paymentMode']) => mode === 'Credit' || mode === 'Balance';

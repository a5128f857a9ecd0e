import { Input, Row } from 'antd';
import { EwayLimitDocument, type EwayLimitQuery } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useAnswer } from '../../ui/form/useAnswer';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import type { ConsignmentValues } from './ConsignmentFormValues';

interface Props {
  form: InputFormState<ConsignmentValues>;
  bookingCityId: number | null;
}

const deciding = ({ parcelType, goodsValue, ewayBillNo, ewayExemptReason, ...others }: ConsignmentValues) => ({
  isBox: parcelType === 'Box',
  goodsValue,
  isCovered: ewayBillNo.trim() !== '' || ewayExemptReason.trim() !== '',
  isExempt: ewayExemptReason !== '',
  deliveryCityId: others.deliveryCityId?.id ?? null,
  on: others.bookingDate,
});

/** Value of the goods in a box and its e-way bill; the exemption appears above the limit. */
export function EwayFields({ form, bookingCityId }: Props) {
  const { isBox, goodsValue, isCovered, isExempt, deliveryCityId, on } = useFormValues(form, deciding);
  const isAsked = isBox && goodsValue !== null && deliveryCityId !== null;
  const data = useAnswer<EwayLimitQuery>(
    EwayLimitDocument,
    isAsked ? { input: { bookingCityId, deliveryCityId, on } } : null,
    { showsKnown: true },
  );
  const limit = data?.ewayLimit?.amount;
  const isAbove = limit !== undefined && goodsValue !== null && goodsValue > limit;
  if (!isBox) return null;
  return (
    <Row gutter={12} role="group" aria-label="E-way bill">
      <form.Field xs={12} md={6} name="goodsValue">
        <MoneyInput placeholder="with GST" />
      </form.Field>
      <form.Field xs={12} md={6} name="ewayBillNo">
        <Input inputMode="numeric" maxLength={20} />
      </form.Field>
      {(isAbove || isExempt) && (
        <form.Field
          xs={24}
          md={12}
          name="ewayExemptReason"
          label="E-way Exemption"
          extra={
            isAbove && !isCovered ? (
              <span role="status" className="noted small">
                {`Above ${showMoney(limit)}: the number is required before dispatch`}
              </span>
            ) : undefined
          }
        />
      )}
    </Row>
  );
}

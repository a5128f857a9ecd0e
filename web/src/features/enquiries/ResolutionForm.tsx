import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { ResolveEnquiryInput } from '../../../../server/src/modules/site/enquiries/enquiry.inputs';
import { useResolveEnquiryMutation, type EnquiryRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';

const blank = { resolution: '' };

interface Props {
  enquiry: EnquiryRowFragment;
  onClose: () => void;
}

export function ResolutionForm({ enquiry: { uniqueId, version }, onClose }: Props) {
  const form = useCommandForm({
    rules: ResolveEnquiryInput,
    blank,
    toInput: ({ resolution }: typeof blank) => ({ resolution, uniqueId, version }),
    draft: `enquiry:${uniqueId}`,
    startsFocused: true,
    mutation: useResolveEnquiryMutation(),
    done: productTexts.enquiryResolved,
    onSaved() {
      form.reset();
      onClose();
    },
  });

  /** Ctrl+Enter submits, since Enter inserts a line break. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  }

  return (
    <InputForm form={form} label="Resolution">
      <form.Field name="resolution">
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} onKeyDown={onKeyDown} />
      </form.Field>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}

import { labels } from '../../../../server/src/domain/enums';
import { enquiryRefusal } from '../../../../server/src/domain/policy';
import type { EnquiryRowFragment } from '../../graphql.generated';
import { CloseButton, FormModal } from '../../ui/form/FormModal';
import { FactGroups, Descriptions } from '../../ui/panel/Descriptions';
import { showInstant } from '../../ui/app/format';
import { mailtoHref } from '../../ui/public/contactLinks';
import { ResolutionForm } from './ResolutionForm';
import { usePermission } from '../../ui/app/usePermission';

interface Props {
  /** The enquiry to resolve or, if already resolved, to read; null: closed. */
  enquiry: EnquiryRowFragment | null;
  onClose: () => void;
}

export function EnquiryModal({ enquiry, onClose }: Props) {
  const may = usePermission();
  const open = enquiry !== null && may('resolveEnquiry') && enquiryRefusal.resolve(enquiry) === null;
  return (
    <FormModal
      open={enquiry !== null}
      title={open ? 'Set Resolution' : 'View Resolution'}
      width={560}
      mask={{ closable: !open }}
      onClose={onClose}
    >
      {enquiry && <Enquiry enquiry={enquiry} />}
      {enquiry && open && <ResolutionForm key={enquiry.uniqueId} enquiry={enquiry} onClose={onClose} />}
      {enquiry && !open && (
        <>
          <h2 className="heading">Resolution</h2>
          <p className="facts typed-text">{enquiry.resolution ?? 'Not resolved yet'}</p>
          <div className="form-buttons">
            <CloseButton />
          </div>
        </>
      )}
    </FormModal>
  );
}

function Enquiry({ enquiry }: { enquiry: EnquiryRowFragment }) {
  return (
    <>
      <FactGroups>
        <Descriptions
          title={`${labels.EnquiryType[enquiry.enquiryType]} enquiry`}
          facts={[
            ['Name', enquiry.name],
            ['Email', <a href={mailtoHref(enquiry.email)}>{enquiry.email}</a>],
            ['Created On', showInstant(enquiry.createdOn)],
          ]}
        />
      </FactGroups>
      <h2 className="heading">Message</h2>
      <p className="facts typed-text">{enquiry.message}</p>
    </>
  );
}

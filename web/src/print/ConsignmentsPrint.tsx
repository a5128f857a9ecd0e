import { ConsignmentPrintDocument, type ConsignmentPrintQuery } from '../graphql.generated';
import { ConsignmentCopy } from './ConsignmentCopy';
import { copies } from './copies';
import './paper.css';
import { SeveralPapers } from './SeveralPapers';

/** Several consignments in one document, a page each. */
export default function ConsignmentsPrint() {
  return (
    <SeveralPapers<ConsignmentPrintQuery>
      query={ConsignmentPrintDocument}
      noun="consignments"
      dayOf={({ consignment }) => consignment.bookingDate}
      branchOf={({ consignment }) => consignment.branchId}
    >
      {({ consignment }, company) => (
        <section key={consignment.uniqueId} className="paper">
          <h1 className="visually-hidden">Consignment No {consignment.awbNo}</h1>
          {copies.map((copy) => (
            <ConsignmentCopy key={copy} copy={copy} company={company} consignment={consignment} />
          ))}
        </section>
      )}
    </SeveralPapers>
  );
}

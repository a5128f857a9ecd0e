import { CargoPrintDocument, type CargoPrintQuery } from '../graphql.generated';
import { CargoCopy } from './CargoCopy';
import { copies } from './copies';
import './paper.css';
import { SeveralPapers } from './SeveralPapers';

/** Cargo consignments in one document, a page each. */
export default function CargoPrint() {
  return (
    <SeveralPapers<CargoPrintQuery>
      query={CargoPrintDocument}
      noun="consignments"
      dayOf={({ cargoConsignment }) => cargoConsignment.bookingDate}
      branchOf={({ cargoConsignment }) => cargoConsignment.branchId}
    >
      {({ cargoConsignment }, company) => (
        <section key={cargoConsignment.uniqueId} className="paper">
          <h1 className="visually-hidden">Consignment No {cargoConsignment.awbNo}</h1>
          {copies.map((copy) => (
            <CargoCopy key={copy} copy={copy} company={company} consignment={cargoConsignment} />
          ))}
        </section>
      )}
    </SeveralPapers>
  );
}

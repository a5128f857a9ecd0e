import { Fragment, type ReactNode } from 'react';
import type { CompanyBlockFragment } from '../graphql.generated';
import { BarcodeHead } from './BarcodeHead';
import { NamedValue } from '../ui/panel/NamedValue';
import './copies.css';

interface Party {
  name: string | undefined;
  /** Telephone and person. */
  contact?: string;
  address?: string | null;
  gst?: string | null;
}

interface Props {
  /** Title of the copy: Sender, Receiver or P.O.D. */
  copy: string;
  company: CompanyBlockFragment;
  awbNo: string;
  from: Party;
  to: Party;
  /** Beside the parties. */
  places: readonly (readonly [title: string, text: string | undefined])[];
  /** Eight of them. */
  facts: readonly (readonly [title: string, text: string])[];
  amounts: readonly (readonly [title: string, text: string])[];
  total: string | null;
  notes: ReactNode;
}

const terms =
  'Carried at the sender’s risk unless insured, under the carrier’s terms of carriage. Cash, jewellery, ' +
  'dangerous and prohibited goods are not carried.';

/** One of the three copies of a booking, each a third of the sheet. */
export function CopyLayout({ copy, company, awbNo, from, to, places, facts, amounts, total, notes }: Props) {
  return (
    <section className="copy" aria-label={`${copy} Copy`}>
      <BarcodeHead company={company} number={awbNo} title={`${copy} Copy`} />

      <div className="parties">
        <PartyBlock title="From" party={from} />
        <PartyBlock title="To" party={to} />
        <div className="cities">
          {places.map(([title, text]) => (
            <Fragment key={title}>
              <h3>{title}</h3>
              <b className="clamp">{text}</b>
            </Fragment>
          ))}
        </div>
      </div>

      <dl className="fact-row">
        {facts.map(([name, text]) => (
          <NamedValue key={name} name={name}>
            {text}
          </NamedValue>
        ))}
      </dl>

      <div className="foot">
        <table className="amounts">
          <tbody>
            {amounts.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
            <tr className="rest">
              <td colSpan={2} />
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
        <div className="notes">{notes}</div>
        <div className="signatures">
          <div>Sender’s signature</div>
          <div>For {company.legalName}</div>
          <div>Received by: name, date, time, signature and stamp</div>
        </div>
      </div>
      <p className="terms">{terms}</p>
    </section>
  );
}

function PartyBlock({ title, party: { name, contact, address, gst } }: { title: string; party: Party }) {
  return (
    <address>
      <h3>
        {title} {gst && <span>GSTIN {gst}</span>}
      </h3>
      <b className="clamp" style={contact === undefined && !address ? { WebkitLineClamp: 4 } : undefined}>
        {name}
      </b>
      {contact !== undefined && (
        <span className="clamp" style={{ WebkitLineClamp: 1 }}>
          {contact}
        </span>
      )}
      {address && <span className="clamp address">{address}</span>}
    </address>
  );
}

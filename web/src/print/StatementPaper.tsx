import { amountInWords } from '../../../server/src/domain/billing/amountInWords';
import { formatDate } from '../../../server/src/domain/values/dates';
import { labels } from '../../../server/src/domain/enums';
import { rupeesToPaise } from '../../../server/src/domain/values/money';
import type {
  AgeingSumsRowFragment,
  InvoiceCompanyFragment,
  LedgerRowFragment,
  StatementPrintQuery,
} from '../graphql.generated';
import { ageingBuckets } from '../ui/facts/ageingBuckets';
import { showMoney } from '../ui/app/format';
import { bankFacts } from './bankFacts';
import { InvoiceSheet, PaperFacts, PaperHead, Signature, withoutSign } from './PaperParts';

type Ledger = StatementPrintQuery['customerLedger'];

interface Props {
  company: InvoiceCompanyFragment;
  ledger: Ledger;
  /** Of the last day. */
  ageing: AgeingSumsRowFragment;
}

/** A statement of account, in the layout of an invoice. */
export function StatementPaper({ company, ledger, ageing }: Props) {
  const { company: name, address, gst, from, to, openingBalance, lines, closingBalance } = ledger;
  const particulars = [
    ['From', formatDate(from)],
    ['To', formatDate(to)],
    ['Brought forward', balanceText(openingBalance)],
    ['Debits', showMoney(sumOf(lines.map(({ debit }) => debit)))],
    ['Credits', showMoney(sumOf(lines.map(({ credit }) => credit)))],
  ] as const;
  return (
    <InvoiceSheet title={`Statement of account of ${name}`} foot="statement">
      <PaperHead company={company} kind="Statement" />
      <section className="parties">
        <address>
          <h3>Account of</h3>
          <b>{name}</b>
          <span>{address}</span>
          <span>{gst ? `GSTIN ${gst}` : 'GSTIN: not registered'}</span>
        </address>
        <PaperFacts facts={particulars} />
      </section>
      <Movements ledger={ledger} />
      <Vpp ledger={ledger} />
      <section className="closing">
        <div className="closing-sums">
          <div>
            {closingBalance > 0 && (
              <>
                <h3>Amount in words</h3>
                <b>{amountInWords(rupeesToPaise(closingBalance))}</b>
              </>
            )}
          </div>
          <table className="amounts" aria-label="Closing balance">
            <tfoot>
              <tr>
                <th scope="row">{closingBalance < 0 ? 'Advance' : 'To be paid'}</th>
                <td>{showMoney(Math.abs(closingBalance))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <Ageing sums={ageing} day={to} />
        <div className="foot">
          <div>
            <h3>Bank details</h3>
            <PaperFacts facts={bankFacts(company)} />
            <p className="note">
              Payments that reached us after {formatDate(to)} are not in it. Please write to {company.email} if anything
              differs from your records.
            </p>
          </div>
          <Signature company={company} />
        </div>
      </section>
    </InvoiceSheet>
  );
}

const widths = ['24mm', '34mm', 'auto', '28mm', '28mm', '32mm'];

/** Above this number of movements the statement needs several pages; the following ones then repeat whose it is. */
const severalPages = 30;

function Movements({ ledger }: { ledger: Ledger }) {
  const { company, from, to, openingBalance, lines, closingBalance } = ledger;
  const running = lines.length > severalPages ? `${company}, ${formatDate(from)} to ${formatDate(to)}` : null;
  return (
    <table className="lines" aria-label="Movements">
      <MovementHead running={running} titles={['Debit (₹)', 'Credit (₹)', 'Balance (₹)']} />
      <tbody>
        <BalanceRow day={from} text="Brought forward" balance={openingBalance} />
        {lines.map(({ day, kind, document, debit, credit, balance }, at) => (
          <MovementRow key={at} {...{ day, kind, document, debit, credit, balance }} />
        ))}
        {lines.length === 0 && (
          <tr>
            <td />
            <td colSpan={5}>There were no movements</td>
          </tr>
        )}
        <BalanceRow day={to} text="Closing balance" balance={closingBalance} />
      </tbody>
    </table>
  );
}

/** `titles`: of the three columns of amounts. */
function MovementHead({ running = null, titles }: { running?: string | null; titles: readonly string[] }) {
  return (
    <>
      <colgroup>
        {widths.map((width, at) => (
          <col key={at} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        {running && (
          <tr className="running">
            <td colSpan={6}>{running}</td>
          </tr>
        )}
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Particulars</th>
          <th scope="col">Document</th>
          {titles.map((title) => (
            <th key={title} scope="col" className="numeric">
              {title}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

type Movement = Pick<LedgerRowFragment, 'day' | 'kind' | 'document' | 'debit' | 'credit' | 'balance'>;

function MovementRow({ day, kind, document, debit, credit, balance }: Movement) {
  return (
    <tr>
      <td>{formatDate(day)}</td>
      <td>{labels.LedgerKind[kind]}</td>
      <td>{document}</td>
      <td className="numeric">{debit !== 0 && withoutSign(debit)}</td>
      <td className="numeric">{credit !== 0 && withoutSign(credit)}</td>
      <td className="numeric">{withoutSign(balance)}</td>
    </tr>
  );
}

function BalanceRow({ day, text, balance }: { day: string; text: string; balance: number }) {
  return (
    <tr className="balance">
      <td>{formatDate(day)}</td>
      <td colSpan={4}>{text}</td>
      <td className="numeric">{withoutSign(balance)}</td>
    </tr>
  );
}

/** VPP money of receivers that is owed to the customer: a section of its own, left out if there is none. */
function Vpp({ ledger: { from, to, vpp } }: { ledger: Ledger }) {
  const { openingBalance, lines, closingBalance } = vpp;
  if (lines.length === 0 && openingBalance === 0) return null;
  return (
    <section className="vpp">
      <h3>VPP money collected for you</h3>
      <table className="lines" aria-label="VPP money collected for you">
        <MovementHead titles={['Remitted (₹)', 'Collected (₹)', 'Owed to you (₹)']} />
        <tbody>
          <BalanceRow day={from} text="Brought forward" balance={openingBalance} />
          {lines.map(({ day, kind, document, collected, remitted, balance }, at) => (
            <MovementRow key={at} {...{ day, kind, document, balance }} debit={remitted} credit={collected} />
          ))}
          <BalanceRow day={to} text="Owed to you" balance={closingBalance} />
        </tbody>
      </table>
    </section>
  );
}

/** By days after the due date, so that the customer sees what is late. */
function Ageing({ sums, day }: { sums: AgeingSumsRowFragment; day: string }) {
  return (
    <table className="lines" aria-label={`By days after the due date, on ${formatDate(day)}`}>
      <thead>
        <tr>
          {ageingBuckets.map(({ field, title }) => (
            <th key={field} scope="col" className="numeric">
              {title}
            </th>
          ))}
          <th scope="col" className="numeric">
            Advances
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          {ageingBuckets.map(({ field }) => (
            <td key={field} className="numeric">
              {withoutSign(sums[field])}
            </td>
          ))}
          <td className="numeric">{withoutSign(sums.advances)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const balanceText = (rupees: number) => (rupees < 0 ? `Advance of ${showMoney(-rupees)}` : showMoney(rupees));

/** In rupees, added in paise. */
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, rupees) => sum + rupeesToPaise(rupees), 0) / 100;

import { useCountVisit } from '../features/site/useCountVisit';
import '../features/site/site.css';
import { paths } from '../paths';

const facts = [
  {
    title: '36 states and territories',
    text: 'From Srinagar to Port Blair, with partners where we do not drive ourselves.',
  },
  {
    title: 'One AWB',
    text: 'Every movement of a consignment is recorded under its number, from booking to proof of delivery.',
  },
  {
    title: 'Straight accounts',
    text: 'GST invoices by the place of supply, and to-pay collections settled manifest by manifest.',
  },
];

export default function AboutPage() {
  useCountVisit(paths.about());
  return (
    <div className="site">
      <section className="band">
        <h1>About us</h1>
        <p>
          We are a courier and cargo booking company. We book a consignment, choose the courier or the vehicle that
          suits it, and stay with it until somebody has signed for it.
        </p>
        <div className="cards">
          {facts.map(({ title, text }) => (
            <div key={title} className="panel">
              <h2>{title}</h2>
              <p className="notice quiet">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="band tinted">
        <h2>Talk to us</h2>
        <p>Questions about a consignment, a rate or an invoice reach the right desk from here.</p>
        <a className="public-button primary" href={paths.contact()}>
          Contact
        </a>
      </section>
    </div>
  );
}

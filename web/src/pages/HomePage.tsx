import { TrackingForm } from '../features/site/TrackingForm';
import { useCountVisit } from '../features/site/useCountVisit';
import '../features/site/site.css';
import { paths } from '../paths';

const services = [
  {
    title: 'Air and surface courier',
    text: 'Documents and boxes to more than five hundred cities, picked up and delivered to the door.',
  },
  { title: 'Cargo', text: 'Heavier goods by our own vehicles and by carriers that we have worked with for years.' },
  {
    title: 'To-pay and value payable',
    text: 'The receiver pays freight or the price of the goods at the door; you get your money, accounted for.',
  },
  { title: 'Insurance', text: 'Valuable shipments are insured at their declared value.' },
];

export default function HomePage() {
  useCountVisit(paths.home());
  return (
    <div className="site">
      <section className="band hero two">
        <div>
          <h1>Booked in minutes, followed to the door.</h1>
          <p>Courier and cargo to every state of India. One number, the AWB, tells you where your consignment is.</p>
        </div>
        <TrackingForm />
      </section>
      <section className="band" aria-labelledby="services">
        <h2 id="services">What we carry</h2>
        <div className="cards">
          {services.map(({ title, text }) => (
            <div key={title} className="panel">
              <h3>{title}</h3>
              <p className="notice quiet">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="band tinted" aria-labelledby="quote">
        <h2 id="quote">Sending often?</h2>
        <p>
          Companies that book with us every day get credit, one invoice a month with GST, and a person who knows their
          goods.
        </p>
        <a className="public-button primary" href={paths.contact()}>
          Ask for a quote
        </a>
      </section>
    </div>
  );
}

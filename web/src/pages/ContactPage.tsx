import { CompanyCard } from '../features/site/CompanyCard';
import { EnquiryForm } from '../features/site/EnquiryForm';
import { useCountVisit } from '../features/site/useCountVisit';
import '../features/site/site.css';
import { paths } from '../paths';

export default function ContactPage() {
  useCountVisit(paths.contact());
  return (
    <div className="site">
      <section className="band">
        <h1>Contact</h1>
        <p className="quiet">Write to us about a consignment, or ask for a quote.</p>
        <div className="two">
          <EnquiryForm />
          <CompanyCard />
        </div>
      </section>
    </div>
  );
}

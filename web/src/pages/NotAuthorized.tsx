import { Link } from 'react-router-dom';
import { paths } from '../paths';

export function NotAuthorized() {
  return (
    <section className="message-page">
      <h1>You are not authorized to view this page</h1>
      <p className="quiet">Your role does not include it. An administrator can change that.</p>
      <Link className="public-button" to={paths.dashboard()}>
        Go to the dashboard
      </Link>
    </section>
  );
}

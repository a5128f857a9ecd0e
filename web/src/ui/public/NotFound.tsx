import { paths } from '../../paths';

export function NotFound() {
  return (
    <section className="message-page">
      <h1>Page not found</h1>
      <p className="quiet">This page does not exist.</p>
      <a className="public-button" href={paths.home()}>
        Back to home
      </a>
    </section>
  );
}

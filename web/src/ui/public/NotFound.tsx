import { paths } from '../../paths';

export function NotFound() {
  return (
    <section className="message-page">
      <h1>Page not found</h1>
      <p>There is nothing at this address.</p>
      <a className="plain-button" href={paths.home()}>
        Go to the start page
      </a>
    </section>
  );
}

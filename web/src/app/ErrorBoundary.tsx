import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** The current address; the boundary resets when it changes. */
  place?: string;
}

interface State {
  failedAt: { place: string | undefined } | null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromProps({ place }: Props, { failedAt }: State): State | null {
    return failedAt?.place !== undefined && failedAt.place !== place ? { failedAt: null } : null;
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A screen failed', error, componentStack);
    this.setState({ failedAt: { place: this.props.place } });
  }

  static getDerivedStateFromError(): State {
    return { failedAt: { place: undefined } };
  }

  override render(): ReactNode {
    if (!this.state.failedAt) return this.props.children;
    return (
      <main className="message-page" role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className="quiet">The page could not be displayed. Saved data is not affected.</p>
        <button type="button" className="public-button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </main>
    );
  }
}

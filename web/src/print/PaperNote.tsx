import { failureOfCaught } from '../ui/app/failureOfCaught';

interface Props {
  error: unknown;
  /** What is printed. */
  noun: string;
  /** Shown instead of the server's reason. */
  failure?: string;
}

/** In place of a paper that has not loaded yet, or could not be loaded. */
export function PaperNote({ error, noun, failure }: Props) {
  return error ? (
    <p className="message-page" role="alert">
      {failure ?? failureOfCaught(error).messages[0]}
    </p>
  ) : (
    <p className="message-page" role="status">
      Loading the {noun}...
    </p>
  );
}

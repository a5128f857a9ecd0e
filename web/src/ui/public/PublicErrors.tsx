/** Bullet list of errors for the public pages; the back office uses `ui/ErrorList`. */
export function PublicErrors({ messages, id }: { messages: readonly string[]; id?: string }) {
  return (
    <div role="alert" id={id}>
      {messages.length > 0 && (
        <ul className="plain-list notice bordered wrong">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

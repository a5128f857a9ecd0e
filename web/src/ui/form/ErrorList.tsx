import { Alert } from 'antd';

/** All errors of a form as a bullet list, in the order of the rules. */
export function ErrorList({ messages, id }: { messages: readonly string[]; id?: string }) {
  return (
    <div role="alert" id={id}>
      {messages.length > 0 && (
        <Alert
          type="error"
          role="presentation"
          style={{ marginBottom: 10, paddingBlock: 6 }}
          title={
            <ul style={{ margin: 0, paddingInlineStart: 16, columns: messages.length > 4 ? '4 200px' : undefined }}>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}

import { textsOf } from './texts';

const source = `
import { Button } from 'An import of something';
const row = { title: 'rows', key: 'no text', path: '/vendor bills' };
throw conflict('Consignment is already paid');
const mail = (name: string) => \`Invoice of \${name} is overdue\`;
type Kind = 'A kind of type';
const sql = 'SELECT id FROM city';
Field(() => String, { description: 'What the schema says' });
export const Screen = () => (
  <p aria-label="help">
    Delete all
    the rows {count} <Button title={'Go on'} className="wide Button">×</Button>
  </p>
);
`;

test('the texts of a file are what is shown in it, each with its line', () => {
  expect(textsOf('screen.tsx', source)).toEqual([
    { text: 'rows', line: 3 },
    { text: 'Consignment is already paid', line: 4 },
    { text: 'Invoice of … is overdue', line: 5 },
    { text: 'help', line: 10 },
    { text: 'Delete all the rows', line: 11 },
    { text: 'Go on', line: 12 },
  ]);
});

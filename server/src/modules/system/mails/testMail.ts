import type { Compose } from '../../../core/module/app.types';
import { backgroundReader } from '../../../core/observation/backgroundReader';
import { mailedBy } from '../../parties/company/letterhead';

export const composeTest: Compose = async (app, { recipient }) => {
  const by = await mailedBy(backgroundReader(app), app);
  return {
    ...by,
    to: recipient,
    subject: `Test mail of ${by.letterhead.tradeName}`,
    content: {
      greeting: 'Good day,',
      paragraphs: [
        `This mail was sent from the screen 'Mail' of ${by.letterhead.tradeName}, to see whether mails arrive.`,
        'It has arrived, so invoices, statements and password links will arrive too.',
      ],
      note: 'Nothing is to be done.',
    },
  };
};

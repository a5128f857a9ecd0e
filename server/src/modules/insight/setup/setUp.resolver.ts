import { field, resolver } from '../../../core/operation/resolver';
import { emptyDemo } from './emptyDemo.service';
import { hideSetUp, noteSetUp, setUpState } from './setUp.service';
import { SetUpState } from './setUp.type';

export const setUpResolver = resolver(
  field(setUpState, SetUpState, { description: 'The first steps of the company, and which of them are done.' }),
  field(noteSetUp, SetUpState, { description: 'Marks a step as done that leaves no other trace.' }),
  field(hideSetUp, SetUpState, { description: 'Puts the list of first steps away, or shows it again.' }),
  field(emptyDemo, SetUpState, {
    description: 'Takes the demo out, after a backup: what is left is a new company and the admin who did it.',
  }),
);

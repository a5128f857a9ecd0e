import { Field, InputType } from 'type-graphql';
import { ScanKind } from '../../../domain/scanning/enums';
import { byValues } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { ScanSession } from './scanSession.entity';

@InputType()
export class ScanSessionSearch extends ListInput {
  @Field(() => [ScanKind], { nullable: true })
  kind?: ScanKind[];

  @Field(() => Boolean, { nullable: true, description: 'True: only open sessions; false: only closed ones.' })
  isOpen?: boolean;
}

export const ScanSessionPage = pageOf(ScanSession, 'ScanSession');

export const scanSessionList: ListSpec<ScanSession, ScanSessionSearch> = {
  entity: ScanSession,
  sort: ['openedOn', 'closedOn', 'kind', 'done', 'refused'],
  sorting: { by: 'wholeTable', because: 'some ten sessions a day' },
  defaultSort: ['openedOn', 'DESC'],
  pageSize: 50,
  filters: {
    kind: byValues('kind'),
    isOpen: (query, isOpen) => query.andWhere(`r.closedOn IS ${isOpen ? '' : 'NOT '}NULL`),
  },
};

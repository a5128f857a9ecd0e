import { Field, InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { Notification } from './notification.entity';

@InputType()
export class NotificationSearch extends ListInput {
  @Field(() => Boolean, { nullable: true, description: 'True: only notifications that are active today.' })
  showAsNotification?: boolean;
}

export const NotificationPage = pageOf(Notification, 'Notification');

export const notificationList: ListSpec<Notification, NotificationSearch> = {
  entity: Notification,
  sort: ['message', 'startAt', 'expireAt', 'isPermanent', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'some hundred notifications' },
  defaultSort: ['createdOn', 'DESC'],
  // The specification's call has no paging.
  pageSize: 5000,
  filters: {
    showAsNotification: (query, onlyShown, { today }) => {
      if (!onlyShown) return;
      const shown = '(r.startAt <= :today AND r.expireAt >= :today) OR r.isPermanent = :permanent';
      query.andWhere(`(${shown})`, { today: today(), permanent: true });
    },
  },
};

import { useDeleteRateCardMutation, type RateCardRowFragment } from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';

/** Deletes after confirmation; resolves to true if deleted. */
export const useDeleteRateCard = () =>
  useDelete(useDeleteRateCardMutation(), {
    what: ({ name }: RateCardRowFragment) => `Rate Card ${name}`,
    done: 'Rate card deleted',
    changes: ['rateCards', 'quoteConsignment'],
  })[0];

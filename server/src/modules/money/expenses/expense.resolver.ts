import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { Expense } from './expense.entity';
import { CreateExpenseInput, UpdateExpenseInput } from './expense.inputs';
import { ExpensePage, ExpenseSearch } from './expense.list';
import { createExpense, deleteExpense, expenses, updateExpense } from './expense.service';

@Resolver()
export class ExpenseResolver {
  @Query(() => ExpensePage)
  expenses(@Arg('search', () => ExpenseSearch, { defaultValue: {} }) search: ExpenseSearch, @CurrentCall() call: Call) {
    return expenses(search, call);
  }

  @Mutation(() => Expense)
  createExpense(@Arg('input', () => CreateExpenseInput) input: CreateExpenseInput, @KeyedCall() call: Call) {
    return createExpense(input, call);
  }

  @Mutation(() => Expense)
  updateExpense(@Arg('input', () => UpdateExpenseInput) input: UpdateExpenseInput, @CurrentCall() call: Call) {
    return updateExpense(input, call);
  }

  @Mutation(() => Expense)
  deleteExpense(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteExpense(input, call);
  }
}

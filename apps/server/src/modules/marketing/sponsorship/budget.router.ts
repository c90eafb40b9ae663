import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { budgetRow, yearAnswer } from '@intranet/contract/marketing/sponsorship-answers'
import {
  budgetList,
  createBudgetsInput,
  updateBudgetInput,
  yearInput,
} from '@intranet/contract/marketing/sponsorship-justifications'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getBudget, listBudgets, removeBudget, updateBudget } from './budget.queries.ts'
import { createBudgets } from './budget.service.ts'
import { readYear } from './year.queries.ts'

export const budgetRouter = router({
  list: procedure('marketing', 'read', 'providerRows')
    .meta({ exports: exportHeads(budgetList) })
    .input(budgetList.input)
    .output(answers(pageOf(budgetRow)))
    .query(({ ctx, input }) => listBudgets(ctx.db, ctx.actor, input)),
  get: procedure('marketing', 'read', 'providerRows')
    .input(byId)
    .output(answers(budgetRow))
    .query(async ({ ctx, input }) => found(await getBudget(ctx.db, ctx.actor, input.id))),
  year: procedure('marketing', 'read', 'figures')
    .input(yearInput)
    .output(answers(yearAnswer))
    .query(({ ctx, input }) => readYear(ctx.db, ctx.actor, input)),
  create: procedure('marketing', 'manage', 'nothing')
    .input(createBudgetsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createBudgets(ctx.db, ctx.actor, input.objects)),
  update: procedure('marketing', 'manage', 'nothing')
    .input(updateBudgetInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateBudget(ctx.db, ctx.actor, input)),
  remove: procedure('marketing', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeBudget(ctx.db, ctx.actor, input.id)),
})

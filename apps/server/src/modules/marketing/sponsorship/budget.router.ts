import { exportHeads } from '@intranet/contract/list'
import { yearAnswer } from '@intranet/contract/marketing/sponsorship-answers'
import { budgetSchemas, yearInput } from '@intranet/contract/marketing/justification-schemas'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { getBudget, listBudgets, removeBudget, updateBudget } from './budget.queries.ts'
import { createBudgets } from './budget.service.ts'
import { readYear } from './year.queries.ts'

export const budgetRouter = router({
  ...crud(budgetSchemas, {
    list: [
      procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(budgetSchemas.list) }),
      listBudgets,
    ],
    get: [procedure('marketing', 'read', 'providerRows'), getBudget],
    create: [procedure('marketing', 'manage', 'nothing'), createBudgets],
    update: [procedure('marketing', 'manage', 'nothing'), updateBudget],
    remove: [procedure('marketing', 'manage', 'nothing'), removeBudget],
  }),
  year: procedure('marketing', 'read', 'figures')
    .meta(readsWide)
    .input(yearInput)
    .output(answers(yearAnswer))
    .query(({ ctx, input }) => readYear(ctx.db, ctx.actor, input)),
})

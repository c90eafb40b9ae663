import { createdRecords, nothing, savedRecord } from '@intranet/contract/answer'
import {
  arrearsCopies,
  criterionRow,
  lastSimulation,
  ruleRow,
  rulesInForce as rulesInForceAnswer,
  simulationAnswer,
  simulationItemRow,
} from '@intranet/contract/desk/blocking-answers'
import {
  createCriteriaInput,
  criterionList,
  updateCriterionInput,
} from '@intranet/contract/desk/blocking-criteria'
import {
  copyRuleInput,
  createRulesInput,
  refreshArrearsInput,
  ruleList,
  simulateInput,
  simulationItemList,
  switchRuleInput,
} from '@intranet/contract/desk/blocking-rules'
import { exportHeads } from '@intranet/contract/list'
import { blocking as text } from '@intranet/contract/messages/blocking'
import { byId } from '@intranet/contract/record'
import { todayInBrazil } from '@intranet/contract/today'
import { tookTooLong } from '../../../platform/database-errors.ts'
import { AppError } from '../../../platform/errors.ts'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { askedSimulationJob, copyArrearsJob } from './arrears.job.ts'
import { copiesOf } from './arrears.queries.ts'
import { askForCopy } from './arrears.service.ts'
import { getCriterion, listCriteria, removeCriterion } from './criterion.queries.ts'
import { changeCriterion, createCriteria } from './criterion.service.ts'
import { listRules, rulesInForce } from './rule.queries.ts'
import { createRules, deleteRule, duplicateRule, readRule, toggleRule } from './rule.service.ts'
import { listSimulationItems } from './simulation.queries.ts'
import { readLastSimulation, simulate } from './simulation.service.ts'

export const blockingRuleRouter = router({
  ...crud(
    { list: ruleList, row: ruleRow, createInput: createRulesInput },
    {
      list: [
        procedure('regras_bloqueio', 'read', 'providerRows').meta({ exports: exportHeads(ruleList) }),
        listRules,
      ],
      get: [procedure('regras_bloqueio', 'read', 'providerRows'), readRule],
      create: [procedure('regras_bloqueio', 'manage', 'nothing'), createRules],
      remove: [procedure('regras_bloqueio', 'manage', 'nothing'), deleteRule],
    },
  ),
  /** Active rules with the criteria of today, for the job of the ERP. */
  inForce: procedure('regras_bloqueio', 'read', 'providerRows')
    .output(answers(rulesInForceAnswer))
    .query(({ ctx }) => rulesInForce(ctx.db, ctx.actor)),
  duplicate: procedure('regras_bloqueio', 'manage', 'nothing')
    .input(copyRuleInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => duplicateRule(ctx.db, ctx.actor, input)),
  toggle: procedure('regras_bloqueio', 'manage', 'nothing')
    .input(switchRuleInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => toggleRule(ctx.db, ctx.actor, input)),
})

export const blockingCriterionRouter = router(
  crud(
    {
      list: criterionList,
      row: criterionRow,
      createInput: createCriteriaInput,
      updateInput: updateCriterionInput,
    },
    {
      list: [
        procedure('regras_bloqueio', 'read', 'providerRows').meta({ exports: exportHeads(criterionList) }),
        listCriteria,
      ],
      get: [procedure('regras_bloqueio', 'read', 'providerRows'), getCriterion],
      create: [procedure('regras_bloqueio', 'create', 'nothing'), createCriteria],
      update: [procedure('regras_bloqueio', 'create', 'nothing'), changeCriterion],
      remove: [procedure('regras_bloqueio', 'create', 'nothing'), removeCriterion],
    },
  ),
)

export const blockingSimulationRouter = router({
  run: slowProcedure('regras_bloqueio', 'manage', 'providerRows')
    .input(simulateInput)
    .output(answers(simulationAnswer))
    .mutation(async ({ ctx: { actor, db, deps, write }, input }) => {
      const asked = { ...input, data: input.data ?? todayInBrazil() }
      const desde = new Date().toISOString()
      try {
        return await write((transaction) => simulate(transaction, actor, asked))
      } catch (error) {
        if (!tookTooLong(error)) throw error
        await deps.jobs.send(db, askedSimulationJob, { ...asked, desde, id_usuario: actor.id })
        throw new AppError('unavailable', text.goesOn)
      }
    }),
  last: procedure('regras_bloqueio', 'read', 'providerRows')
    .input(byId)
    .output(answers(lastSimulation))
    .query(({ ctx, input }) => readLastSimulation(ctx.db, ctx.actor, input.id)),
  ...crud(
    { list: simulationItemList, row: simulationItemRow },
    {
      list: [
        procedure('regras_bloqueio', 'read', 'providerRows').meta({
          exports: exportHeads(simulationItemList),
        }),
        listSimulationItems,
      ],
    },
  ),
  /** The copies of customers in arrears, with their times. */
  copies: procedure('regras_bloqueio', 'read', 'providerRows')
    .output(answers(arrearsCopies))
    .query(({ ctx }) => copiesOf(ctx.db, ctx.actor)),
  refresh: procedure('regras_bloqueio', 'manage', 'nothing')
    .input(refreshArrearsInput)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      const begun = await askForCopy(ctx.db, ctx.actor, input.id_empresa)
      await ctx.deps.jobs.send(ctx.db, copyArrearsJob, begun)
    }),
})

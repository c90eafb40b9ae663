import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
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
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
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
  list: procedure('regras_bloqueio', 'read', 'providerRows')
    .meta({ exports: exportHeads(ruleList) })
    .input(ruleList.input)
    .output(answers(pageOf(ruleRow)))
    .query(({ ctx, input }) => listRules(ctx.db, ctx.actor, input)),
  get: procedure('regras_bloqueio', 'read', 'providerRows')
    .input(byId)
    .output(answers(ruleRow))
    .query(({ ctx, input }) => readRule(ctx.db, ctx.actor, input.id)),
  /** Active rules with the criteria of today, for the job of the ERP. */
  inForce: procedure('regras_bloqueio', 'read', 'providerRows')
    .output(answers(rulesInForceAnswer))
    .query(({ ctx }) => rulesInForce(ctx.db, ctx.actor)),
  create: procedure('regras_bloqueio', 'manage', 'nothing')
    .input(createRulesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createRules(ctx.db, ctx.actor, input.objects)),
  duplicate: procedure('regras_bloqueio', 'manage', 'nothing')
    .input(copyRuleInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => duplicateRule(ctx.db, ctx.actor, input)),
  toggle: procedure('regras_bloqueio', 'manage', 'nothing')
    .input(switchRuleInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => toggleRule(ctx.db, ctx.actor, input)),
  remove: procedure('regras_bloqueio', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => deleteRule(ctx.db, ctx.actor, input.id)),
})

export const blockingCriterionRouter = router({
  list: procedure('regras_bloqueio', 'read', 'providerRows')
    .meta({ exports: exportHeads(criterionList) })
    .input(criterionList.input)
    .output(answers(pageOf(criterionRow)))
    .query(({ ctx, input }) => listCriteria(ctx.db, ctx.actor, input)),
  get: procedure('regras_bloqueio', 'read', 'providerRows')
    .input(byId)
    .output(answers(criterionRow))
    .query(async ({ ctx, input }) => found(await getCriterion(ctx.db, ctx.actor, input.id))),
  create: procedure('regras_bloqueio', 'create', 'nothing')
    .input(createCriteriaInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createCriteria(ctx.db, ctx.actor, input.objects)),
  update: procedure('regras_bloqueio', 'create', 'nothing')
    .input(updateCriterionInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeCriterion(ctx.db, ctx.actor, input)),
  remove: procedure('regras_bloqueio', 'create', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeCriterion(ctx.db, ctx.actor, input.id)),
})

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
  list: procedure('regras_bloqueio', 'read', 'providerRows')
    .meta({ exports: exportHeads(simulationItemList) })
    .input(simulationItemList.input)
    .output(answers(pageOf(simulationItemRow)))
    .query(({ ctx, input }) => listSimulationItems(ctx.db, ctx.actor, input)),
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

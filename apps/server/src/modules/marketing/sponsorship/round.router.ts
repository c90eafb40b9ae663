import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { roundRow, settledRoundAnswer } from '@intranet/contract/marketing/sponsorship-answers'
import {
  createRoundsInput,
  roundList,
  settleRoundInput,
  updateRoundInput,
} from '@intranet/contract/marketing/sponsorship-negotiation'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getRound, listRounds } from './round.queries.ts'
import { changeRound, createRounds, dropRound, settleRound } from './round.service.ts'

export const roundRouter = router({
  list: procedure('marketing', 'read', 'providerRows')
    .meta({ exports: exportHeads(roundList) })
    .input(roundList.input)
    .output(answers(pageOf(roundRow)))
    .query(({ ctx, input }) => listRounds(ctx.db, ctx.actor, input)),
  get: procedure('marketing', 'read', 'providerRows')
    .input(byId)
    .output(answers(roundRow))
    .query(async ({ ctx, input }) => found(await getRound(ctx.db, ctx.actor, input.id))),
  create: procedure('marketing', 'create', 'nothing')
    .input(createRoundsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createRounds(ctx.db, ctx.actor, input.objects)),
  update: procedure('marketing', 'create', 'nothing')
    .input(updateRoundInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeRound(ctx.db, ctx.actor, input)),
  settle: procedure('marketing', 'create', 'nothing')
    .input(settleRoundInput)
    .output(answers(settledRoundAnswer))
    .mutation(({ ctx, input }) => settleRound(ctx.db, ctx.actor, input)),
  remove: procedure('marketing', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropRound(ctx.db, ctx.actor, input.id)),
})

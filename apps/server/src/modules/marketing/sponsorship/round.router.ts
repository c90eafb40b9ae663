import { exportHeads } from '@intranet/contract/list'
import { roundRow, settledRoundAnswer } from '@intranet/contract/marketing/sponsorship-answers'
import {
  createRoundsInput,
  roundList,
  settleRoundInput,
  updateRoundInput,
} from '@intranet/contract/marketing/sponsorship-negotiation'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getRound, listRounds } from './round.queries.ts'
import { changeRound, createRounds, dropRound, settleRound } from './round.service.ts'

export const roundRouter = router({
  ...crud(
    { list: roundList, row: roundRow, createInput: createRoundsInput, updateInput: updateRoundInput },
    {
      list: [
        procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(roundList) }),
        listRounds,
      ],
      get: [procedure('marketing', 'read', 'providerRows'), getRound],
      create: [procedure('marketing', 'create', 'nothing'), createRounds],
      update: [procedure('marketing', 'create', 'nothing'), changeRound],
      remove: [procedure('marketing', 'manage', 'nothing'), dropRound],
    },
  ),
  settle: procedure('marketing', 'create', 'nothing')
    .input(settleRoundInput)
    .output(answers(settledRoundAnswer))
    .mutation(({ ctx, input }) => settleRound(ctx.db, ctx.actor, input)),
})

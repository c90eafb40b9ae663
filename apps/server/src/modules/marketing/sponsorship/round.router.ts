import { exportHeads } from '@intranet/contract/list'
import {
  roundSchemas,
  settledRoundAnswer,
  settleRoundInput,
} from '@intranet/contract/marketing/sponsorship-negotiation-schemas'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getRound, listRounds } from './round.queries.ts'
import { changeRound, createRounds, dropRound, settleRound } from './round.service.ts'

export const roundRouter = router({
  ...crud(roundSchemas, {
    list: [
      procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(roundSchemas.list) }),
      listRounds,
    ],
    get: [procedure('marketing', 'read', 'providerRows'), getRound],
    create: [procedure('marketing', 'create', 'nothing'), createRounds],
    update: [procedure('marketing', 'create', 'nothing'), changeRound],
    remove: [procedure('marketing', 'manage', 'nothing'), dropRound],
  }),
  settle: procedure('marketing', 'create', 'nothing')
    .input(settleRoundInput)
    .output(answers(settledRoundAnswer))
    .mutation(({ ctx, input }) => settleRound(ctx.db, ctx.actor, input)),
})

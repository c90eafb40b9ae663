import { answers } from '../../../platform/procedure/answers.ts'
import { createdRecords, personOptionsAnswer } from '@intranet/contract/answer'
import {
  checkShutdownInput,
  shutdownCheckAnswer,
  passLinesInput,
  receiveLinesInput,
  shutdownHoldingsAnswer,
  shutdownLinesAnswer,
  shutdownOutcomeAnswer,
  shutdownSchemas,
  shutdownStepAnswer,
  signOffInput,
  stepShutdownInput,
  takeBackSignOffInput,
} from '@intranet/contract/people/shutdown-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, personOptionsInput } from '@intranet/contract/record'
import { recordStages } from '@intranet/contract/record-stages'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readStages } from '../../../platform/record-stages.ts'
import { passLines, receiveLines } from './hand-over.service.ts'
import { readLines, readOutcomes, signOff, takeBackSignOff } from './holding-lines.service.ts'
import { dismissibleOptions, listShutdowns, removeShutdown, stagedShutdowns } from './shutdown.queries.ts'
import {
  changeShutdown,
  checkItem,
  readShutdown,
  requestShutdowns,
  stepShutdown,
} from './shutdown.service.ts'

export const shutdownRouter = router({
  ...crud(shutdownSchemas, {
    list: [
      procedure('desligamentos', 'read', 'providerRows').meta({ exports: exportHeads(shutdownSchemas.list) }),
      listShutdowns,
    ],
    get: [procedure('desligamentos', 'read', 'providerRows'), readShutdown],
    create: [procedure('desligamentos', 'create', 'nothing'), requestShutdowns],
    update: [procedure('desligamentos', 'create', 'nothing'), changeShutdown],
    remove: [procedure('desligamentos', 'superadmin', 'nothing'), unscoped(removeShutdown)],
  }),
  stages: procedure('desligamentos', 'read', 'figures')
    .input(byId)
    .output(answers(recordStages))
    .query(({ ctx, input }) => readStages(ctx.db, stagedShutdowns(ctx.db, ctx.actor), input.id)),
  /** What the person of a shutdown still holds. */
  holdings: procedure('desligamentos', 'read', 'own')
    .input(byId)
    .output(answers(shutdownHoldingsAnswer))
    .query(({ ctx, input }) => readLines(ctx.db, ctx.actor, input.id, ctx.deps.offers.holdings)),
  /** What became of each line when the shutdown was carried out. */
  outcome: procedure('desligamentos', 'read', 'own')
    .input(byId)
    .output(answers(shutdownOutcomeAnswer))
    .query(({ ctx, input }) => readOutcomes(ctx.db, ctx.actor, input.id)),
  /** Hands lines of any kind over to one person, each by its own rule. */
  passLines: procedure('desligamentos', 'create', 'nothing')
    .input(passLinesInput)
    .output(answers(shutdownLinesAnswer))
    .mutation(({ ctx, input }) => passLines(ctx, input)),
  /** Receives lines of any kind back, each by its own rule. */
  receiveLines: procedure('desligamentos', 'create', 'nothing')
    .input(receiveLinesInput)
    .output(answers(shutdownLinesAnswer))
    .mutation(({ ctx, input }) => receiveLines(ctx, input)),
  /** HR's managers alone: lines that are signed off keep nobody from carrying the shutdown out. */
  signOff: procedure('rh', 'manage', 'nothing')
    .input(signOffInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => signOff(ctx.db, ctx.actor, input, ctx.deps.offers.holdings)),
  takeBackSignOff: procedure('rh', 'manage', 'nothing')
    .input(takeBackSignOffInput)
    .output(answers(byId))
    .mutation(({ ctx, input }) => takeBackSignOff(ctx.db, ctx.actor, input.id, input.id_baixa)),
  people: procedure('desligamentos', 'create', 'providerRows')
    .input(personOptionsInput)
    .output(answers(personOptionsAnswer))
    .query(({ ctx, input }) => dismissibleOptions(ctx.db, ctx.actor, input)),
  step: procedure('desligamentos', 'create', 'nothing')
    .input(stepShutdownInput)
    .output(answers(shutdownStepAnswer))
    .mutation(({ ctx, input }) => stepShutdown(ctx.db, ctx.actor, input, ctx.deps)),
  check: procedure('desligamentos', 'create', 'nothing')
    .input(checkShutdownInput)
    .output(answers(shutdownCheckAnswer))
    .mutation(({ ctx, input }) => checkItem(ctx.db, ctx.actor, input)),
})

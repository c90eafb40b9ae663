import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { motiveOptionsAnswer, motiveSchemas } from '@intranet/contract/sales/blacklist-motive-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { keepsMotives } from '@intranet/contract/sales/blacklist-words'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { toTrpcError } from '../../../platform/procedure/error-map.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import {
  getMotive,
  insertMotives,
  listMotives,
  removeMotive,
  switchMotives,
  updateMotive,
  usableMotives,
} from './motive.queries.ts'

/** Writing is for the managers of the blacklist and of sales. */
const keeper = procedure('blacklist', 'create', 'nothing').use(({ ctx, next }) => {
  if (!keepsMotives(ctx.actor)) throw toTrpcError(refusals.forbidden())
  return next()
})

export const motiveRouter = router({
  list: procedure('blacklist', 'read', 'reference')
    .meta({ exports: exportHeads(motiveSchemas.list) })
    .input(motiveSchemas.list.input)
    .output(answers(pageOf(motiveSchemas.row)))
    .query(({ ctx, input }) => listMotives(ctx.db, input)),
  get: procedure('blacklist', 'read', 'reference')
    .input(byId)
    .output(answers(motiveSchemas.row))
    .query(async ({ ctx, input }) => found(await getMotive(ctx.db, input.id))),
  options: procedure('blacklist', 'read', 'reference')
    .input(optionsInput)
    .output(answers(motiveOptionsAnswer))
    .query(({ ctx, input }) => usableMotives(ctx.db, input.incluir)),
  create: keeper
    .input(motiveSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertMotives(ctx.db, input.objects)),
  update: keeper
    .input(motiveSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateMotive(ctx.db, input)),
  setActive: keeper
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchMotives(ctx.db, input)),
  remove: keeper
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeMotive(ctx.db, input.id)),
})

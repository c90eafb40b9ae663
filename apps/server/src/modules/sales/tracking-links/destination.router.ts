import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { destinationOptionsAnswer, destinationSchemas } from '@intranet/contract/sales/destination-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { marketingProcedure } from '../marketing-procedure.ts'
import {
  destinationOptions,
  getDestination,
  insertDestinations,
  listDestinations,
  removeDestination,
  switchDestinations,
  updateDestination,
} from './destination.queries.ts'

export const destinationRouter = router({
  list: marketingProcedure('read', 'reference')
    .meta({ exports: exportHeads(destinationSchemas.list) })
    .input(destinationSchemas.list.input)
    .output(answers(pageOf(destinationSchemas.row)))
    .query(({ ctx, input }) => listDestinations(ctx.db, input)),
  get: marketingProcedure('read', 'reference')
    .input(byId)
    .output(answers(destinationSchemas.row))
    .query(async ({ ctx, input }) => found(await getDestination(ctx.db, input.id))),
  options: marketingProcedure('read', 'reference')
    .input(optionsInput)
    .output(answers(destinationOptionsAnswer))
    .query(({ ctx, input }) => destinationOptions(ctx.db, input.incluir)),
  create: marketingProcedure('superadmin', 'nothing')
    .input(destinationSchemas.createInput)
    .output(answers(destinationOptionsAnswer))
    .mutation(({ ctx, input }) => insertDestinations(ctx.db, input.objects)),
  update: marketingProcedure('superadmin', 'nothing')
    .input(destinationSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateDestination(ctx.db, input)),
  setActive: marketingProcedure('superadmin', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchDestinations(ctx.db, input)),
  remove: marketingProcedure('superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeDestination(ctx.db, input.id)),
})

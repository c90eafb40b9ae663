import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { destinationRow, destinationOptionsAnswer } from '@intranet/contract/sales/destination-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import {
  createDestinationsInput,
  destinationList,
  updateDestinationInput,
} from '@intranet/contract/sales/destinations'
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
    .meta({ exports: exportHeads(destinationList) })
    .input(destinationList.input)
    .output(answers(pageOf(destinationRow)))
    .query(({ ctx, input }) => listDestinations(ctx.db, input)),
  get: marketingProcedure('read', 'reference')
    .input(byId)
    .output(answers(destinationRow))
    .query(async ({ ctx, input }) => found(await getDestination(ctx.db, input.id))),
  options: marketingProcedure('read', 'reference')
    .input(optionsInput)
    .output(answers(destinationOptionsAnswer))
    .query(({ ctx, input }) => destinationOptions(ctx.db, input.incluir)),
  create: marketingProcedure('superadmin', 'nothing')
    .input(createDestinationsInput)
    .output(answers(destinationOptionsAnswer))
    .mutation(({ ctx, input }) => insertDestinations(ctx.db, input.objects)),
  update: marketingProcedure('superadmin', 'nothing')
    .input(updateDestinationInput)
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

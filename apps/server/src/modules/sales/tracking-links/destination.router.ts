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
    .query(({ ctx, input }) => listDestinations(ctx.db, input)),
  get: marketingProcedure('read', 'reference')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getDestination(ctx.db, input.id))),
  options: marketingProcedure('read', 'reference')
    .input(optionsInput)
    .query(({ ctx, input }) => destinationOptions(ctx.db, input.incluir)),
  create: marketingProcedure('superadmin', 'nothing')
    .input(createDestinationsInput)
    .mutation(({ ctx, input }) => insertDestinations(ctx.db, input.objects)),
  update: marketingProcedure('superadmin', 'nothing')
    .input(updateDestinationInput)
    .mutation(({ ctx, input }) => updateDestination(ctx.db, input)),
  setActive: marketingProcedure('superadmin', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchDestinations(ctx.db, input)),
  remove: marketingProcedure('superadmin', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeDestination(ctx.db, input.id)),
})

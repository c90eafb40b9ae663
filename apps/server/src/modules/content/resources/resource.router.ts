import {
  bookingFields,
  bookingList,
  createResourcesInput,
  resourceDayInput,
  resourceList,
  updateResourceInput,
} from '@intranet/contract/content/resources'
import { exportHeads } from '@intranet/contract/list'
import { byId, recordId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { listBookings } from './booking.queries.ts'
import { getResource, listResources, removeResource, switchResources } from './resource.queries.ts'
import { book, cancelBooking, changeResource, createResources, readBookableDay } from './resource.service.ts'

export const resourceRouter = router({
  list: procedure('rh', 'employee', 'providerRows')
    .meta({ exports: exportHeads(resourceList) })
    .input(resourceList.input)
    .query(({ ctx, input }) => listResources(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'employee', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getResource(ctx.db, ctx.actor, input.id))),
  create: procedure('rh', 'manage', 'nothing')
    .input(createResourcesInput)
    .mutation(({ ctx, input }) => createResources(ctx.db, ctx.actor, input.objects)),
  update: procedure('rh', 'manage', 'nothing')
    .input(updateResourceInput)
    .mutation(({ ctx, input }) => changeResource(ctx.db, ctx.actor, input)),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchResources(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeResource(ctx.db, ctx.actor, input.id)),
  day: procedure('rh', 'employee', 'providerRows')
    .input(resourceDayInput)
    .query(({ ctx, input }) => readBookableDay(ctx.db, ctx.actor, input.dia)),
  bookings: procedure('rh', 'employee', 'providerRows')
    .meta({ exports: exportHeads(bookingList) })
    .input(bookingList.input)
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.actor, input)),
  book: procedure('rh', 'employee', 'nothing')
    .input(bookingFields)
    .mutation(({ ctx, input }) => book(ctx.db, ctx.actor, input)),
  cancelBooking: procedure('rh', 'employee', 'nothing')
    .input(byId.extend({ id_recurso: recordId }))
    .mutation(({ ctx, input }) => cancelBooking(ctx.db, ctx.actor, input.id_recurso, input.id)),
})

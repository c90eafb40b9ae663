import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  resourceRow,
  resourceBookingsRow,
  resourceDayAnswer,
  resourceBookAnswer,
} from '@intranet/contract/content/resource-answers'
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
    .output(answers(pageOf(resourceRow)))
    .query(({ ctx, input }) => listResources(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'employee', 'providerRows')
    .input(byId)
    .output(answers(resourceRow))
    .query(async ({ ctx, input }) => found(await getResource(ctx.db, ctx.actor, input.id))),
  create: procedure('rh', 'manage', 'nothing')
    .input(createResourcesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createResources(ctx.db, ctx.actor, input.objects)),
  update: procedure('rh', 'manage', 'nothing')
    .input(updateResourceInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeResource(ctx.db, ctx.actor, input)),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchResources(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeResource(ctx.db, ctx.actor, input.id)),
  day: procedure('rh', 'employee', 'providerRows')
    .input(resourceDayInput)
    .output(answers(resourceDayAnswer))
    .query(({ ctx, input }) => readBookableDay(ctx.db, ctx.actor, input.dia)),
  bookings: procedure('rh', 'employee', 'providerRows')
    .meta({ exports: exportHeads(bookingList) })
    .input(bookingList.input)
    .output(answers(pageOf(resourceBookingsRow)))
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.actor, input)),
  book: procedure('rh', 'employee', 'nothing')
    .input(bookingFields)
    .output(answers(resourceBookAnswer))
    .mutation(({ ctx, input }) => book(ctx.db, ctx.actor, input)),
  cancelBooking: procedure('rh', 'employee', 'nothing')
    .input(byId.extend({ id_recurso: recordId }))
    .output(answers(nothing))
    .mutation(({ ctx, input }) => cancelBooking(ctx.db, ctx.actor, input.id_recurso, input.id)),
})

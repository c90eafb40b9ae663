import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing } from '@intranet/contract/answer'
import {
  bookingFields,
  bookingList,
  resourceBookAnswer,
  resourceBookingsRow,
  resourceDayAnswer,
  resourceDayInput,
} from '@intranet/contract/content/resource-schemas'
import { resource } from '@intranet/contract/content/resources'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, recordId } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listBookings } from './booking.queries.ts'
import { getResource, listResources, removeResource, switchResources } from './resource.queries.ts'
import { book, cancelBooking, changeResource, createResources, readBookableDay } from './resource.service.ts'

const resourceSchemas = schemasOf(resource)

export const resourceRouter = router({
  ...crud(resourceSchemas, {
    list: [
      procedure('rh', 'employee', 'providerRows').meta({ exports: exportHeads(resourceSchemas.list) }),
      listResources,
    ],
    get: [procedure('rh', 'employee', 'providerRows'), getResource],
    create: [procedure('rh', 'manage', 'nothing'), createResources],
    update: [procedure('rh', 'manage', 'nothing'), changeResource],
    setActive: [procedure('rh', 'manage', 'nothing'), switchResources],
    remove: [procedure('rh', 'manage', 'nothing'), removeResource],
  }),
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

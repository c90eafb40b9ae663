import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing } from '@intranet/contract/answer'
import {
  bookingCount,
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
import { byId, recordId, someRecords } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countAhead, listBookings } from './booking.queries.ts'
import { getResource, listResources, removeResource } from './resource.queries.ts'
import {
  book,
  cancelBooking,
  changeResource,
  createResources,
  readBookableDay,
  setResourcesActive,
} from './resource.service.ts'

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
    setActive: [procedure('rh', 'manage', 'nothing'), setResourcesActive],
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
  /** What is asked about before resources are inactivated. */
  ahead: procedure('rh', 'manage', 'figures')
    .input(someRecords)
    .output(answers(bookingCount))
    .query(({ ctx, input }) => countAhead(ctx.db, ctx.actor, input.ids)),
  book: procedure('rh', 'employee', 'nothing')
    .input(bookingFields)
    .output(answers(resourceBookAnswer))
    .mutation(({ ctx, input }) => book(ctx.db, ctx.actor, input)),
  cancelBooking: procedure('rh', 'employee', 'nothing')
    .input(byId.extend({ id_recurso: recordId }))
    .output(answers(nothing))
    .mutation(({ ctx, input }) => cancelBooking(ctx.db, ctx.actor, input.id_recurso, input.id)),
})

import { exportHeads } from '@intranet/contract/list'
import { createEventsInput, eventList, updateEventInput } from '@intranet/contract/marketing/events'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { eventCities, getEvent, listEvents, removeEvent, switchEvents } from './event.queries.ts'
import { changeEvent, createEvents } from './event.service.ts'

/** Requesters edit and switch every event; only a superadmin deletes (docs/marketing.md#events-of-the-group). */
export const eventRouter = router({
  list: procedure('eventos', 'read', 'reference')
    .meta({ exports: exportHeads(eventList) })
    .input(eventList.input)
    .query(({ ctx, input }) => listEvents(ctx.db, input)),
  get: procedure('eventos', 'read', 'reference')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getEvent(ctx.db, input.id))),
  cities: procedure('eventos', 'read', 'providerRows').query(({ ctx }) => eventCities(ctx.db, ctx.actor)),
  create: procedure('eventos', 'create', 'nothing')
    .input(createEventsInput)
    .mutation(({ ctx, input }) => createEvents(ctx.db, ctx.actor, input.objects)),
  update: procedure('eventos', 'create', 'nothing')
    .input(updateEventInput)
    .mutation(({ ctx, input }) => changeEvent(ctx.db, ctx.actor, input)),
  setActive: procedure('eventos', 'create', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchEvents(ctx.db, input)),
  remove: procedure('eventos', 'superadmin', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeEvent(ctx.db, input.id)),
})

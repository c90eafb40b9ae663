import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  createEventsInput,
  eventCreateAnswer,
  eventSchemas,
} from '@intranet/contract/marketing/event-schemas'
import { providerAddCitiesAnswer } from '@intranet/contract/company/provider-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { eventCities, getEvent, listEvents, removeEvent, switchEvents } from './event.queries.ts'
import { changeEvent, createEvents } from './event.service.ts'

/** Requesters edit and switch every event; only a superadmin deletes (docs/marketing.md#events-of-the-group). */
export const eventRouter = router({
  list: procedure('eventos', 'read', 'reference')
    .meta({ exports: exportHeads(eventSchemas.list) })
    .input(eventSchemas.list.input)
    .output(answers(pageOf(eventSchemas.row)))
    .query(({ ctx, input }) => listEvents(ctx.db, input)),
  get: procedure('eventos', 'read', 'reference')
    .input(byId)
    .output(answers(eventSchemas.row))
    .query(async ({ ctx, input }) => found(await getEvent(ctx.db, input.id))),
  cities: procedure('eventos', 'read', 'providerRows')
    .output(answers(providerAddCitiesAnswer))
    .query(({ ctx }) => eventCities(ctx.db, ctx.actor)),
  create: procedure('eventos', 'create', 'nothing')
    .input(createEventsInput)
    .output(answers(eventCreateAnswer))
    .mutation(({ ctx, input }) => createEvents(ctx.db, ctx.actor, input.objects)),
  update: procedure('eventos', 'create', 'nothing')
    .input(eventSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeEvent(ctx.db, ctx.actor, input)),
  setActive: procedure('eventos', 'create', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchEvents(ctx.db, input)),
  remove: procedure('eventos', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeEvent(ctx.db, input.id)),
})

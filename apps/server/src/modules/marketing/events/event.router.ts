import { answers } from '../../../platform/procedure/answers.ts'
import { eventCreateAnswer, eventSchemas } from '@intranet/contract/marketing/event-schemas'
import { providerAddCitiesAnswer } from '@intranet/contract/company/provider-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { eventCities, getEvent, listEvents, removeEvent, switchEvents } from './event.queries.ts'
import { changeEvent, createEvents } from './event.service.ts'

/** Requesters edit and switch every event; only a superadmin deletes (docs/marketing.md#events-of-the-group). */
export const eventRouter = router({
  ...crud(
    { ...eventSchemas, created: eventCreateAnswer },
    {
      list: [
        procedure('eventos', 'read', 'reference').meta({ exports: exportHeads(eventSchemas.list) }),
        unscoped(listEvents),
      ],
      get: [procedure('eventos', 'read', 'reference'), unscoped(getEvent)],
      create: [procedure('eventos', 'create', 'nothing'), createEvents],
      update: [procedure('eventos', 'create', 'nothing'), changeEvent],
      setActive: [procedure('eventos', 'create', 'nothing'), unscoped(switchEvents)],
      remove: [procedure('eventos', 'superadmin', 'nothing'), unscoped(removeEvent)],
    },
  ),
  cities: procedure('eventos', 'read', 'providerRows')
    .output(answers(providerAddCitiesAnswer))
    .query(({ ctx }) => eventCities(ctx.db, ctx.actor)),
})

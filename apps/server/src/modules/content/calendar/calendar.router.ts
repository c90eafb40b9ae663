import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord } from '@intranet/contract/answer'
import {
  calendarRow,
  calendarBetweenAnswer,
  calendarGetAnswer,
  calendarAnswerAnswer,
  calendarSubscriptionAnswer,
  calendarSubscribeAnswer,
} from '@intranet/contract/content/calendar-answers'
import {
  answerEventInput,
  calendarWindow,
  createEventsInput,
  eventList,
  moveEventInput,
  updateEventInput,
} from '@intranet/contract/content/calendar'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { procedure, router, takesNoKey } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { readCalendar } from './calendar.service.ts'
import { getEvent, listEvents } from './event.queries.ts'
import { answerEvent, cancelEvent, changeEvent, createEvents, moveEvent } from './event.service.ts'
import { endSubscription, hasSubscription, startSubscription } from './subscription.service.ts'

export const calendarRouter = router({
  between: procedure('pagina_inicial', 'employee', 'providerRows')
    .input(calendarWindow)
    .output(answers(calendarBetweenAnswer))
    .query(({ ctx, input }) => readCalendar(ctx.db, ctx.actor, input)),
  list: procedure('pagina_inicial', 'employee', 'own')
    .meta({ exports: exportHeads(eventList) })
    .input(eventList.input)
    .output(answers(pageOf(calendarRow)))
    .query(({ ctx, input }) => listEvents(ctx.db, ctx.actor, input)),
  get: procedure('pagina_inicial', 'employee', 'providerRows')
    .input(byId)
    .output(answers(calendarGetAnswer))
    .query(async ({ ctx, input }) => found(await getEvent(ctx.db, ctx.actor, input.id))),
  create: procedure('pagina_inicial', 'employee', 'nothing')
    .input(createEventsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createEvents(ctx.db, ctx.actor, input.objects)),
  update: procedure('pagina_inicial', 'employee', 'nothing')
    .input(updateEventInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeEvent(ctx.db, ctx.actor, input)),
  move: procedure('pagina_inicial', 'employee', 'nothing')
    .input(moveEventInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => moveEvent(ctx.db, ctx.actor, input)),
  remove: procedure('pagina_inicial', 'employee', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => cancelEvent(ctx.db, ctx.actor, input.id)),
  answer: procedure('pagina_inicial', 'employee', 'nothing')
    .input(answerEventInput)
    .output(answers(calendarAnswerAnswer))
    .mutation(({ ctx, input }) => answerEvent(ctx.db, ctx.actor, input.id, input.resposta)),
  subscription: procedure('pagina_inicial', 'employee', 'own')
    .output(answers(calendarSubscriptionAnswer))
    .query(({ ctx }) => hasSubscription(ctx.db, ctx.actor)),
  subscribe: procedure('pagina_inicial', 'employee', 'own')
    .meta(takesNoKey)
    .output(answers(calendarSubscribeAnswer))
    .mutation(({ ctx }) => startSubscription(ctx.db, ctx.actor, ctx.deps.publicUrl)),
  unsubscribe: procedure('pagina_inicial', 'employee', 'nothing')
    .output(answers(nothing))
    .mutation(({ ctx }) => endSubscription(ctx.db, ctx.actor)),
})

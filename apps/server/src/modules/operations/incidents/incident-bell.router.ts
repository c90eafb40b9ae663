/** The bell of incidents: one's own lines, apart from all other notifications. */
import {
  incidentLinesAnswer,
  incidentMarkAllReadAnswer,
  incidentMarkReadAnswer,
  incidentUnreadAnswer,
} from '@intranet/contract/operations/incident-answers'
import {
  incidentLinesInput,
  markAllIncidentsReadInput,
  markIncidentsReadInput,
} from '@intranet/contract/operations/incidents'
import { answers } from '../../../platform/procedure/answers.ts'
import { allFound, assertOwn } from '../../../platform/own-lines.ts'
import { procedure } from '../../../platform/procedure/procedure.ts'
import { countLines, markAllLines, markLines, unreadLines } from './incident-bell.queries.ts'

export const incidentBell = {
  pending: procedure('incidentes', 'employee', 'own')
    .input(incidentLinesInput)
    .output(answers(incidentLinesAnswer))
    .query(({ ctx, input }) => unreadLines(ctx.db, ctx.actor.id, input)),
  unread: procedure('incidentes', 'employee', 'own')
    .output(answers(incidentUnreadAnswer))
    .query(({ ctx }) => countLines(ctx.db, ctx.actor.id)),
  markRead: procedure('incidentes', 'employee', 'nothing')
    .input(markIncidentsReadInput)
    .output(answers(incidentMarkReadAnswer))
    .mutation(async ({ ctx, input }) => {
      assertOwn(ctx.actor, input.objects)
      const read = await markLines(ctx.db, ctx.actor.id, input)
      return allFound(
        input.objects.map(({ id_incidente }) => id_incidente),
        read,
        ({ id_incidente }) => id_incidente,
      )
    }),
  markAllRead: procedure('incidentes', 'employee', 'nothing')
    .input(markAllIncidentsReadInput)
    .output(answers(incidentMarkAllReadAnswer))
    .mutation(({ ctx, input }) => markAllLines(ctx.db, ctx.actor.id, input.ate)),
}

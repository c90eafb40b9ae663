import { nothing } from '@intranet/contract/answer'
import { summaryChoiceInput, ownSummary } from '@intranet/contract/home/weekly-summary'
import { answers } from '../../../platform/procedure/answers.ts'
import { peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { saveSummaryChoice, wantsSummary } from './weekly-summary.queries.ts'

/** One's own choice alone: programs have none. */
export const weeklySummaryRouter = router({
  own: procedure('pagina_inicial', 'employee', 'own')
    .meta(peopleOnly)
    .output(answers(ownSummary))
    .query(async ({ ctx }) => ({
      ligado: await wantsSummary(ctx.db, ctx.actor.id),
      email: ctx.actor.email,
    })),
  choose: procedure('pagina_inicial', 'employee', 'nothing')
    .meta(peopleOnly)
    .input(summaryChoiceInput)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => void (await saveSummaryChoice(ctx.db, ctx.actor.id, input.ligado))),
})

import { answers } from '../../../platform/procedure/answers.ts'
import { obligationListAnswer } from '@intranet/contract/home/obligation-answers'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readObligations } from '../../../platform/obligations.ts'

export const obligationRouter = router({
  list: procedure('pagina_inicial', 'signedIn', 'own')
    .output(answers(obligationListAnswer))
    .query(({ ctx }) => readObligations(ctx.db, ctx.actor, ctx.deps.offers.obligations)),
})

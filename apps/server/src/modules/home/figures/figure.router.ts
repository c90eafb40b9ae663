import { cardFiguresInput } from '@intranet/contract/home/figures'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { figuresOf } from './figure.service.ts'

export const figureRouter = router({
  ofCards: procedure('pagina_inicial', 'signedIn', 'figures')
    .input(cardFiguresInput)
    .query(({ ctx, input }) => figuresOf(ctx.db, ctx.actor, input)),
})

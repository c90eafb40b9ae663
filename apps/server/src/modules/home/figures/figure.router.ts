import { answers } from '../../../platform/procedure/answers.ts'
import { figureOfCardsAnswer } from '@intranet/contract/home/figure-answers'
import { cardFiguresInput } from '@intranet/contract/home/figures'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { readFigures, type CardFigure } from '../../../platform/card-figures.ts'

/** Those of a hub's cards. */
const figuresOn = (figures: readonly CardFigure[], cards: readonly string[]) =>
  figures.filter(({ to }) => cards.includes(to))

/** A card without a figure, or whose figure is not for the actor, is left out. */
export const figureRouter = router({
  ofCards: procedure('pagina_inicial', 'signedIn', 'figures')
    .meta(readsWide)
    .input(cardFiguresInput)
    .output(answers(figureOfCardsAnswer))
    .query(({ ctx, input }) =>
      readFigures(ctx.db, ctx.actor, figuresOn(ctx.deps.offers.figures, input.cards)),
    ),
})

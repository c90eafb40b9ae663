import { answers } from '../../../platform/procedure/answers.ts'
import { searchPaletteAnswer } from '@intranet/contract/home/search-answers'
import { paletteInput } from '@intranet/contract/home/today'
import { emptySearchList, faqEmptySearchesRow } from '@intranet/contract/content/faq-schemas'
import { nothing, pageOf } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { listEmptySearches, recordEmptySearch } from '../../../platform/empty-searches.queries.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { findInPalette } from '../../../platform/palette.ts'

export const searchRouter = router({
  palette: procedure('pagina_inicial', 'employee', 'providerRows')
    .input(paletteInput)
    .output(answers(searchPaletteAnswer))
    .query(({ ctx, input }) => findInPalette(ctx.db, ctx.actor, input.q, ctx.deps.offers.search)),
  /** The browser says it: which screens there are, only it knows. */
  noteEmpty: procedure('pagina_inicial', 'employee', 'nothing')
    .input(paletteInput)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      await recordEmptySearch(ctx.db, input.q, 'telas')
    }),
  empty: procedure('configuracao', 'superadmin', 'reference')
    .meta({ exports: exportHeads(emptySearchList), ...readsWide })
    .input(emptySearchList.input)
    .output(answers(pageOf(faqEmptySearchesRow)))
    .query(({ ctx, input }) => listEmptySearches(ctx.db, input, ['telas'])),
})

import { sql } from 'kysely'
import { readsWholeFaq } from '@intranet/contract/content/knowledge-access'
import { titled, type PaletteSource } from '../../../platform/palette.ts'
import { readableQuestion } from './faq.queries.ts'

export const findQuestions: PaletteSource = {
  kind: 'pergunta',
  may: readsWholeFaq,
  find: (actor, q) => sql`
    select q.id, q.pergunta, c.titulo from faq_pergunta q join faq_categoria c on c.id = q.id_categoria and c.ativo
    where ${titled('q', 'pergunta', q)} and ${readableQuestion(actor)}`,
}

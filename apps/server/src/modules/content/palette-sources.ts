import { readsHandbook, readsWholeFaq } from '@intranet/contract/content/knowledge-access'
import { readsNews } from '@intranet/contract/content/news-access'
import { sql } from 'kysely'
import { named, type PaletteSource } from '../../platform/palette.ts'
import { holdsWords } from '../../platform/text-search.ts'
import { readableQuestion } from './faq/faq-scope.ts'
import { inForce } from './handbook/handbook-version.queries.ts'
import { readable } from './news/news-scope.ts'

/** By the title: `busca` has an index, and holds the text as well. */
const found = (alias: string, title: string, q: string) =>
  sql`${holdsWords(sql.ref(`${alias}.busca`), q)} and ${named(`${alias}.${title}`, q)}`

export const contentSources: PaletteSource[] = [
  {
    kind: 'novidade',
    may: readsNews,
    find: (actor, q) => sql`
      select n.id, n.titulo, c.titulo from novidade n join categoria c on c.id = n.id_categoria
      where ${found('n', 'titulo', q)} and ${readable(actor)}`,
  },
  {
    kind: 'pergunta',
    may: readsWholeFaq,
    find: (actor, q) => sql`
      select q.id, q.pergunta, c.titulo from faq_pergunta q join faq_categoria c on c.id = q.id_categoria and c.ativo
      where ${found('q', 'pergunta', q)} and ${readableQuestion(actor)}`,
  },
  {
    kind: 'artigo',
    may: readsHandbook,
    find: (actor, q) =>
      sql`select a.id, v.titulo, c.titulo from ${inForce(actor)} and ${found('v', 'titulo', q)}`,
  },
]

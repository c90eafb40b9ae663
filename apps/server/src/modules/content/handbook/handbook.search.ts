import { sql } from 'kysely'
import { readsHandbook } from '@intranet/contract/content/knowledge-access'
import { titled, type PaletteSource } from '../../../platform/palette.ts'
import { inForce } from './handbook-version.queries.ts'

export const findArticles: PaletteSource = {
  kind: 'artigo',
  may: readsHandbook,
  find: (actor, q) =>
    sql`select a.id, v.titulo, c.titulo from ${inForce(actor)} and ${titled('v', 'titulo', q)}`,
}

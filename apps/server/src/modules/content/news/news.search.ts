import { sql } from 'kysely'
import { readsNews } from '@intranet/contract/content/news-access'
import { titled, type PaletteSource } from '../../../platform/palette.ts'
import { readable } from './news-scope.ts'

export const findNews: PaletteSource = {
  kind: 'novidade',
  may: readsNews,
  find: (actor, q) => sql`
    select n.id, n.titulo, c.titulo from novidade n join categoria c on c.id = n.id_categoria
    where ${titled('n', 'titulo', q)} and ${readable(actor)}`,
}

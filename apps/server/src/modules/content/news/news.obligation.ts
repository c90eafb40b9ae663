import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { isPublished, owed } from './news-scope.ts'

/** News whose reading was asked of a person and that they have not confirmed in its present version. */
export const newsReading: ObligationKind = {
  tipo: 'leitura',
  modulo: 'novidades',
  nome: ['leitura pendente', 'leituras pendentes'],
  lista: '/news/list',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select n.id, n.titulo, c.titulo as detalhe, '/news/' || n.id as rota, 'Ler' as verbo, null as prazo,
      null as percentual, null as valor, coalesce(n.publicada_em, n.publicar_em) as desde
    from novidade n join categoria c on c.id = n.id_categoria
    where n.requer_lido and ${isPublished} and ${owed(actor)}`,
}

import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { asked, inForce } from './handbook-version.queries.ts'

/** Articles of the handbook whose version in force asks for a confirmation that a person has not given. */
export const handbookReading: ObligationKind = {
  tipo: 'manual',
  modulo: 'manual',
  nome: ['artigo do manual', 'artigos do manual'],
  lista: '/employee-handbook/view',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select a.id, v.titulo, c.titulo as detalhe, '/employee-handbook/view?artigo=' || a.id as rota, 'Ler' as verbo,
      null as prazo, null as percentual, null as valor, v.vigencia_inicio as desde
    from ${inForce(actor)} and ${asked(actor)}`,
}

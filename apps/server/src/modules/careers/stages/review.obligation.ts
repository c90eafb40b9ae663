import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { managesVacancies, worksWith } from '../vacancies/vacancy-scope.ts'
import { refuser } from './review.queries.ts'

/** Reviews that a refused candidate asked for, for managers who did not refuse it. */
export const waitingReviews: ObligationKind = {
  tipo: 'revisao_candidatura',
  modulo: 'banco_talentos',
  nome: ['revisão a responder', 'revisões a responder'],
  lista: '/careers/admin/list',
  may: managesVacancies,
  open: (actor) => sql`
    select a.id, 'Revisão pedida por ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/careers/candidate/' || a.id as rota, 'Responder' as verbo, null as prazo, null as percentual, null as valor,
      r.created_at as desde
    from candidatura_revisao r join candidatura a on a.id = r.id_candidatura
    join vagas_vaga v on v.id = a.id_vaga join rh_usuario u on u.id = a.id_usuario
    where r.situacao = 'pedida' and ${worksWith(actor)} and ${refuser} is distinct from ${actor.id}`,
}

import { can } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { checkedHere, stillAhead } from './first-day-scope.ts'

/** Papers that were sent and wait for HR's look. */
export const papersToCheck: ObligationKind = {
  tipo: 'admissao_papeis',
  modulo: 'rh',
  nome: ['admissão com papéis a conferir', 'admissões com papéis a conferir'],
  lista: '/human-resources/first-days/list',
  may: (actor) => can(actor, 'rh', 'manage'),
  open: (actor) => sql`
    select p.id, 'Papéis de ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/human-resources/first-days/view/' || p.id as rota, 'Conferir' as verbo, u.data_admissao as prazo,
      null as percentual, null as valor, x.desde
    from pre_admissao p join candidatura a on a.id = p.id_candidatura join vagas_vaga v on v.id = a.id_vaga
    join rh_usuario u on u.id = p.id_usuario
    join lateral (select min(y.enviado_em) as desde from pre_admissao_papel y
      where y.id_pre_admissao = p.id and y.situacao = 'enviado') x on x.desde is not null
    where p.situacao = 'aberta' and ${stillAhead} and ${checkedHere(actor)}`,
}

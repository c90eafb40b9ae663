import { sql } from 'kysely'
import { filterOf } from '../../../platform/list-address.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { keepsPeople, staffOf } from './employee-scope.ts'

/** Admissions to come of people without access: on the day nobody admits them (docs/people.md#admission-to-come). */
export const admissionWithoutAccess: ObligationKind = {
  tipo: 'admissao_sem_acesso',
  modulo: 'rh',
  nome: ['admissão sem acesso', 'admissões sem acesso'],
  lista: `/human-resources/employee/list?${filterOf({ situacao: 'admissao', ativo: false })}`,
  may: keepsPeople,
  open: (actor) => sql`
    select u.id, 'Admissão de ' || coalesce(u.nome, u.email) as titulo, 'O acesso está desativado' as detalhe,
      '/users/list?filtro=%7B%22id%22%3A' || u.id || '%7D' as rota, 'Ativar' as verbo, u.data_admissao as prazo, null as percentual, null as valor,
      u.updated_at as desde
    from rh_usuario u where u.situacao = 'admissao' and not u.ativo and ${staffOf(actor, 'u')}`,
}

import { can } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { worksWith } from '../vacancies/vacancy-scope.ts'
import { newlyHired, toMove } from './hire.queries.ts'

/** Who was hired within 90 days and is no employee yet, for who creates employees (docs/hiring.md#hire). */
export const missingEmployees: ObligationKind = {
  tipo: 'contratado_cadastro',
  modulo: 'banco_talentos',
  nome: ['contratado sem cadastro', 'contratados sem cadastro'],
  lista: '/careers/admin/list',
  may: (actor) => can(actor, 'rh', 'manage'),
  open: (actor) => sql`
    select a.id, 'Contratação de ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/careers/candidate/' || a.id as rota, 'Criar funcionário' as verbo, null as prazo, null as percentual,
      null as valor, a.movida_em as desde
    from candidatura a join vagas_vaga v on v.id = a.id_vaga join rh_usuario u on u.id = a.id_usuario
    where ${newlyHired} and u.ativo and not u.funcionario and u.situacao not in ('admissao', 'desligado')
      and ${worksWith(actor)}`,
}

/** Employees who were hired for another place, for who moves employees; done once they have it (docs/hiring.md#hire). */
export const employeesToMove: ObligationKind = {
  tipo: 'contratado_mudanca',
  modulo: 'banco_talentos',
  nome: ['contratado a mover', 'contratados a mover'],
  lista: '/careers/admin/list',
  may: (actor) => can(actor, 'rh', 'manage'),
  open: (actor) => sql`
    select a.id, 'Mudança de ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/careers/candidate/' || a.id as rota, 'Mover funcionário' as verbo, null as prazo, null as percentual,
      null as valor, a.movida_em as desde
    from candidatura a join vagas_vaga v on v.id = a.id_vaga join rh_usuario u on u.id = a.id_usuario
    where u.ativo and ${toMove(actor)} and ${worksWith(actor)}`,
}

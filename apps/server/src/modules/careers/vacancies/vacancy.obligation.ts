import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { holdsRoleFor } from '../../../platform/role-holders.ts'
import { managesVacancies, seenVacancy } from './vacancy-scope.ts'

/** Drafts whose writer may not publish them, for who may (docs/careers.md#vacancies). */
export const draftsToPublish: ObligationKind = {
  tipo: 'vaga_rascunho',
  modulo: 'banco_talentos',
  nome: ['vaga a publicar', 'vagas a publicar'],
  lista: '/careers/admin/list',
  may: managesVacancies,
  open: (actor) => sql`
    select v.id, 'Vaga ' || v.titulo_vaga as titulo, coalesce(u.nome, u.email) as detalhe, '/careers/edit/' || v.id as rota,
      'Conferir e publicar' as verbo, null as prazo, null as percentual, null as valor, v.created_at as desde
    from vagas_vaga v left join rh_usuario u on u.id = v.id_usuario
    where v.situacao = 'rascunho' and not (coalesce(u.funcionario, false)
        and ${holdsRoleFor(['banco_talentos:gestor', 'rh:gestor'], 'v.id_usuario', 'v.id_empresa')})
      and ${seenVacancy(actor, 'v')}`,
}

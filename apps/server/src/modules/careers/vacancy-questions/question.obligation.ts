import { can } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'

/** Questions that wait for HR's manager. */
export const waitingQuestions: ObligationKind = {
  tipo: 'pergunta_aprovacao',
  modulo: 'banco_talentos',
  nome: ['pergunta a aprovar', 'perguntas a aprovar'],
  lista: '/careers/questions/list',
  may: (actor) => can(actor, 'rh', 'manage'),
  open: () => sql`
    select p.id, p.texto as titulo, u.nome as detalhe, '/careers/questions/edit/' || p.id as rota, 'Decidir' as verbo,
      null as prazo, null as percentual, null as valor, p.created_at as desde
    from carreira_pergunta p left join rh_usuario u on u.id = p.id_autor where p.situacao = 'proposta'`,
}

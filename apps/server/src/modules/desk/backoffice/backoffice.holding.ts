import type { DeskQueue } from '@intranet/contract/desk/backoffice-options'
import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'
import { release } from './queue.service.ts'

const queueOf: Record<string, DeskQueue> = {
  bo_venda: 'vendas',
  bo_ativacao: 'ativacoes',
  bo_problema: 'problemas',
  bo_qualificacao: 'qualificacao',
}

/** What somebody of the desk has taken; a manager puts it back into its queue. */
export const deskHoldings: readonly HoldingSource[] = [
  {
    tipo: 'atendimento',
    columns: [
      'bo_venda.id_auditor',
      'bo_ativacao.id_responsavel',
      'bo_problema.id_responsavel',
      'bo_qualificacao.id_responsavel',
    ],
    of: (id) => sql`
      select 'bo_venda:' || v.id, 'Venda de ' || v.cliente, '/backoffice/vendas/listagem?ver=' || v.id from bo_venda v
        where v.id_auditor = ${id} and v.situacao = 'em_auditoria'
      union all select 'bo_ativacao:' || t.id, 'Instalação de ' || v.cliente, '/backoffice/ativacoes/listagem?ver=' || t.id
        from bo_ativacao t join bo_venda v on v.id = t.id_venda where t.id_responsavel = ${id} and t.aberta
      union all select 'bo_problema:' || p.id, 'Problema de ' || coalesce(p.cliente, 'cliente'), '/backoffice/problemas?ver=' || p.id
        from bo_problema p where p.id_responsavel = ${id} and p.aberto
      union all select 'bo_qualificacao:' || q.id, 'Ligação para ' || v.cliente, '/backoffice/qualificacao?ver=' || q.id
        from bo_qualificacao q join bo_ativacao t on t.id = q.id_ativacao join bo_venda v on v.id = t.id_venda
        where q.id_responsavel = ${id} and q.situacao = 'pendente'`,
    receive: {
      may: holds('backoffice', 'manage'),
      one: ({ db, actor }, { table, id }) => release(db, actor, { fila: queueOf[table]!, id }),
    },
  },
]

import { sql, type RawBuilder } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { giveBackAll } from './custody.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

const columns = ['suprimento_custodia.id_funcionario', 'suprimento_patrimonio.id_detentor'] as const

const items = (id: number, state: RawBuilder<boolean>, note: string) =>
  sql`select 'suprimento_custodia_item:' || i.id, p.nome || coalesce(' · ' || a.patrimonio, ' × ' || i.quantidade) || ${note}::text,
      '/supplies/custody/person/' || ${id}::text
    from suprimento_custodia_item i join suprimento_custodia c on c.id = i.id_custodia and c.assinado_em is not null
    join suprimento_produto p on p.id = i.id_produto left join suprimento_patrimonio a on a.id = i.id_patrimonio
    where c.id_funcionario = ${id} and i.aberto and ${state}`

export const supplyHoldings: readonly HoldingSource[] = [
  {
    tipo: 'equipamento',
    columns,
    of: (id) => items(id, sql<boolean>`i.id_custodia_devolucao is null`, ''),
    receive: {
      may: holds('suprimentos', 'create'),
      all: ({ db, actor }, { ids, from }) => giveBackAll(db, actor, from, ids),
    },
  },
  // Theirs until they have signed the term of giving back.
  {
    tipo: 'equipamento',
    columns,
    of: (id) => items(id, sql<boolean>`i.id_custodia_devolucao is not null`, ' · devolução a assinar'),
  },
  {
    tipo: 'equipamento',
    columns: ['suprimento_custodia.id_funcionario'],
    ends: true,
    of: (id) =>
      sql`select 'suprimento_custodia:' || c.id, 'Entrega de ' || to_char(c.created_at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') || ', a assinar',
        '/supplies/custody/term/' || c.id
        from suprimento_custodia c where c.id_funcionario = ${id} and c.tipo = 'entrega'
          and c.assinado_em is null and c.cancelada_em is null`,
  },
  {
    tipo: 'equipamento',
    columns: ['pedido_equipamento.id_usuario'],
    ends: true,
    of: (id) =>
      sql`select 'pedido_equipamento:' || d.id, 'Pedido de ' || d.quantidade || ' × ' || p.nome
          || case d.situacao when 'aprovado' then ', aprovado' else ', a decidir' end,
        '/supplies/requests/list?ver=' || d.id
        from pedido_equipamento d join suprimento_produto p on p.id = d.id_produto
        where d.id_usuario = ${id} and d.situacao in ('pedido', 'aprovado')`,
  },
]

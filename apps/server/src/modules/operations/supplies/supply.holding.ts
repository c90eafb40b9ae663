import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const supplyHoldings: readonly HoldingSource[] = [
  {
    tipo: 'equipamento',
    columns: ['suprimento_custodia.id_funcionario', 'suprimento_patrimonio.id_detentor'],
    of: (id) =>
      sql`select 'suprimento_custodia_item:' || i.id, p.nome || coalesce(' · ' || a.patrimonio, ' × ' || i.quantidade), '/supplies/custody/person/' || ${id}::text
        from suprimento_custodia_item i join suprimento_custodia c on c.id = i.id_custodia and c.assinado_em is not null
        join suprimento_produto p on p.id = i.id_produto left join suprimento_patrimonio a on a.id = i.id_patrimonio
        where c.id_funcionario = ${id} and i.aberto`,
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
]

import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

interface CustomerKey {
  id_empresa: number
  cod_cliente: string
}

/** Whether the actor opened a record of the customer on another screen within a day. */
export async function hasReadElsewhere(
  db: Database,
  actor: Actor,
  { id_empresa, cod_cliente }: CustomerKey,
): Promise<boolean> {
  const { rows } = await sql<{ lido: boolean }>`select exists (
      select from (
        select 'relationship_dados_pessoas' as tabela, p.id from relationship_dados_pessoas p
          where p.id_empresa = ${id_empresa} and p.codpessoa = ${cod_cliente}
        union all
        select 'bo_venda', v.id from bo_venda v where v.id_empresa = ${id_empresa} and v.cod_cliente = ${cod_cliente}
        union all
        select 'vendas_lead', l.id from vendas_lead l where l.id_empresa = ${id_empresa} and l.cod_cliente = ${cod_cliente}
      ) r
      join acesso_dado_pessoal a on a.tabela = r.tabela and a.id_item = r.id
      where a.id_usuario = ${actor.id} and a.data > now() - interval '1 day'
    ) as lido`.execute(db)
  return rows[0]!.lido
}

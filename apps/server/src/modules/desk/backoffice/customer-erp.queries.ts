import type { CustomerInput } from '@intranet/contract/desk/customer-details'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { connectionColumns, type StoredConnection } from '../../../platform/erp/erp-connections.queries.ts'
import { originColumns } from '../../../platform/origin.ts'
import { inScope } from '../../../platform/scope.ts'

/**
 * The connection to the system of a provider of the actor's, null where it has none; undefined for another provider.
 * That the customer was looked at is recorded by the same statement.
 */
export async function enterCustomerErp(
  db: Database,
  actor: Actor,
  { sistema, cod_cliente }: CustomerInput,
): Promise<{ conexao: StoredConnection | null } | undefined> {
  const { endereco, pedido } = originColumns()
  const { rows } = await sql<{ conexao: StoredConnection | null }>`
    with quem as (select e.id from empresa e where e.sistema = ${sistema} and ${inScope(actor, 'e.id', false)}),
    lida as (
      insert into acesso_dado_pessoal (id_usuario, tabela, id_item, campos, endereco, pedido)
      select ${actor.id}, 'relationship_dados_pessoas', p.id, array['sistema do provedor'], ${endereco}::text, ${pedido}::text
      from relationship_dados_pessoas p join quem on quem.id = p.id_empresa where p.codpessoa = ${cod_cliente}
    )
    select (select to_jsonb(x) from (select ${connectionColumns} from empresa_erp c
      where c.id_empresa = quem.id and c.ativo) x) as conexao from quem`.execute(db)
  return rows[0]
}

import type { ConsentInput } from '@intranet/contract/sales/link-consent'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { PublicLink } from './public-link.queries.ts'
import type { Proof } from './proof-of-work.ts'
import { waitForLock } from '../../../platform/locks.ts'

/** Marks a proof as used. False when it was used before; also deletes some that have expired. */
export async function useProof(db: Database, proof: Proof): Promise<boolean> {
  await sql`delete from formulario_prova where chave in (
    select chave from formulario_prova where expira_em < now() limit 100 for update skip locked)`.execute(db)
  const used = await db
    .insertInto('formulario_prova')
    .values(proof)
    .onConflict((conflict) => conflict.doNothing())
    .returning('chave')
    .executeTakeFirst()
  return used !== undefined
}

/** Whether the same person was sent through the same link within a day. Other requests at the same moment wait. */
export async function cameBefore(
  db: Database,
  link: PublicLink,
  { cpf, telefone }: Pick<ConsentInput, 'cpf' | 'telefone'>,
): Promise<boolean> {
  await waitForLock(db, 'consent', `${link.id} ${cpf}`)
  const row = await db
    .selectFrom('vendas_lead')
    .where('documento', '=', cpf)
    .where('id_empresa', '=', link.id_empresa)
    .where('id_tracking', '=', link.id)
    .where('fone', '=', telefone)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

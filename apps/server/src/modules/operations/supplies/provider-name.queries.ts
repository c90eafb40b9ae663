import type { Database } from '@intranet/db/connection'

export async function providerName(db: Database, id: number): Promise<string> {
  const { nome } = await db
    .selectFrom('empresa')
    .where('id', '=', id)
    .select('nome')
    .executeTakeFirstOrThrow()
  return nome
}

import type { Database } from '@intranet/db/connection'

/** The id of a city by its name. */
export async function cityNamed(db: Database, nome: string, uf: string): Promise<number> {
  const { id } = await db
    .selectFrom('cidade')
    .where('nome', '=', nome)
    .where('uf', '=', uf)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

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

/** `2026-08-12` some days from today, in São Paulo. */
export const rideDay = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Departments, sectors, positions and people that belong to the provider of a vacancy. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { mayHire } from './vacancy-scope.ts'

/** True for departments of the provider, and of none. */
const ofProvider = (column: string, id_empresa: number | undefined) =>
  sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} = ${id_empresa ?? null})`

/** Positions of the provider's departments. */
export const positions = (db: Database, id_empresa: number | undefined) =>
  db
    .selectFrom('rh_cargo')
    .where('ativo', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('rh_setor as s')
          .innerJoin('rh_departamento as d', 'd.id', 's.id_departamento')
          .whereRef('s.id', '=', 'rh_cargo.id_setor')
          .where(ofProvider('d.id_empresa', id_empresa))
          .select('s.id'),
      ),
    )

/** Who may hire for a vacancy of the provider. */
export const hirers = (db: Database, id_empresa: number | undefined) =>
  db.selectFrom('rh_usuario').where(mayHire('rh_usuario', sql`${id_empresa ?? null}::bigint`))

/** Those of these people who still see the provider: nobody else is notified of who applied there. */
export async function hirersAmong(
  db: Database,
  people: readonly (number | null)[],
  id_empresa: number,
): Promise<number[]> {
  const rows = await hirers(db, id_empresa)
    .where(sql<boolean>`id = any(${[...people]}::bigint[])`)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** An active department of the provider. */
export const departmentOf = (db: Database, id: number, id_empresa: number | undefined) =>
  db
    .selectFrom('rh_departamento')
    .where('ativo', '=', true)
    .where(ofProvider('id_empresa', id_empresa))
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()

export const sectorOf = (db: Database, id: number, id_departamento: number) =>
  db
    .selectFrom('rh_setor')
    .where('id', '=', id)
    .where('id_departamento', '=', id_departamento)
    .select('id')
    .executeTakeFirst()

import type { ParameterValues, UpdateModuleInput } from '@intranet/contract/access/settings'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { refusals } from '../../../platform/errors.ts'

/** Stores changed parameters; the others stay as they are. */
export const storeParameters = (db: Database, values: Partial<ParameterValues>) =>
  db
    .insertInto('parametro')
    .values(Object.entries(values).map(([chave, valor]) => ({ chave, valor: JSON.stringify(valor) })))
    .onConflict((conflict) =>
      conflict.column('chave').doUpdateSet({
        valor: (eb) => eb.ref('excluded.valor'),
        updated_at: sql<Date>`clock_timestamp()`,
      }),
    )
    .execute()

export const storedParameters = (db: Database) =>
  db.selectFrom('parametro').select(['chave', 'valor', 'updated_at']).execute()

/** The modules in the order of menu and hubs. */
export const listModules = (db: Database) =>
  db.selectFrom('modulo').selectAll().orderBy('secao').orderBy('ordem').orderBy('chave').execute()

export async function saveModule(db: Database, { chave, updated_at, ...fields }: UpdateModuleInput) {
  const saved = await db
    .updateTable('modulo')
    .set({ ...fields, updated_at: sql<Date>`clock_timestamp()` })
    .where('chave', '=', chave)
    .$if(updated_at !== undefined, (q) => q.where('updated_at', '=', new Date(updated_at!)))
    .returning(['chave', 'updated_at'])
    .executeTakeFirst()
  if (!saved) throw updated_at ? refusals.stale() : refusals.notFound()
  return saved
}

/** The people who are notified about the responsibility of a role. */
import { SUPERADMIN, type ModuleRole } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Mail, Mailer } from './mailer.ts'

/** The talent bank's roles count for employees alone, and HR's manager has them: docs/access.md#talent-banks-roles. */
const withOthers = (papel: ModuleRole): ModuleRole[] =>
  papel === 'banco_talentos:gestor' ? [papel, 'rh:gestor'] : [papel]
const forEmployees = (papel: ModuleRole) => papel.startsWith('banco_talentos:')

/** The people who hold a role for a provider (for any, when null) now. */
export async function holdersOf(
  db: Database,
  papel: ModuleRole,
  id_empresa: number | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from papel_em_vigor p join rh_usuario u on u.id = p.id_usuario and u.ativo
    where p.papel = any(${withOthers(papel)}::text[]) and (u.funcionario or not ${forEmployees(papel)}) and (${id_empresa}::bigint is null
      or exists (select from empresa_em_vigor e where e.id_usuario = u.id and e.id_empresa = ${id_empresa}))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Whether a person has one of these roles for a provider now, or is a superadmin; `person` and `provider` are columns. */
export const holdsRoleFor = (
  roles: readonly ModuleRole[],
  person: string,
  provider: string,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from papel_em_vigor p join rh_usuario w on w.id = p.id_usuario and w.ativo
    where w.id = ${sql.ref(person)} and (p.papel = ${SUPERADMIN} or p.papel = any (${[...roles]}::text[])
      and exists (select from empresa_em_vigor e where e.id_usuario = w.id and e.id_empresa = ${sql.ref(provider)})))`

/** Mails everybody who holds a role, in the caller's transaction. */
export async function mailHolders(
  mailer: Pick<Mailer, 'queue'>,
  db: Database,
  papel: ModuleRole,
  mail: Omit<Mail, 'destino'>,
): Promise<void> {
  const ids = await holdersOf(db, papel, null)
  if (!ids.length) return
  const people = await db.selectFrom('rh_usuario').select('email').where('id', 'in', ids).execute()
  for (const { email } of people) await mailer.queue(db, { destino: email, ...mail })
}

/** What a vacancy names: it has to be there for the actor, and to belong together. */
import type { VacancyFields } from '@intranet/contract/careers/vacancies'
import { vacancy as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertChoices } from '../../../platform/records.ts'
import { assertProvider, inScope } from '../../../platform/scope.ts'
import { mayHire } from './vacancy-scope.ts'

type Places = Partial<
  Pick<VacancyFields, 'id_empresa' | 'id_departamento' | 'id_setor' | 'id_cargo' | 'id_gestor' | 'id_cidade'>
>

/** True for departments of the provider, and of none. */
const ofProvider = (column: string, id_empresa: number | undefined) =>
  sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} = ${id_empresa ?? null})`

/** Positions of the provider's departments. */
const positions = (db: Database, id_empresa: number | undefined) =>
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
const hirers = (db: Database, id_empresa: number | undefined) =>
  db.selectFrom('rh_usuario').where(mayHire('rh_usuario', sql`${id_empresa ?? null}::bigint`))

async function assertDepartment(
  db: Database,
  { id_empresa, id_departamento, id_setor }: Places,
): Promise<void> {
  const department = await db
    .selectFrom('rh_departamento')
    .where('ativo', '=', true)
    .where(ofProvider('id_empresa', id_empresa))
    .where('id', '=', id_departamento!)
    .select('id')
    .executeTakeFirst()
  if (!department) throw refusals.field('id_departamento', text.wrongDepartment)
  if (!id_setor) return
  const sector = await db
    .selectFrom('rh_setor')
    .where('id', '=', id_setor)
    .where('id_departamento', '=', id_departamento!)
    .select('id')
    .executeTakeFirst()
  if (!sector) throw refusals.field('id_setor', text.wrongSector)
}

/** Checks what was sent, beside what stays: a new provider needs its own department and position. */
export async function assertPlaces(db: Database, actor: Actor, sent: Places, whole: Places): Promise<void> {
  assertProvider(actor, sent.id_empresa)
  await assertChoices(db.selectFrom('empresa').where('ativo', '=', true), [sent.id_empresa], 'id_empresa')
  await assertChoices(db.selectFrom('cidade').where('ativo', '=', true), [sent.id_cidade], 'id_cidade')
  const employees = db.selectFrom('rh_usuario').where('ativo', '=', true).where('funcionario', '=', true)
  await assertChoices(
    employees.where((eb) => inScope(actor, eb.ref('id_empresa'))),
    [sent.id_gestor],
    'id_gestor',
  )
  const moved = sent.id_empresa !== undefined
  if (moved || sent.id_gestor !== undefined)
    await assertChoices(hirers(db, whole.id_empresa), [whole.id_gestor], 'id_gestor')
  if (moved || sent.id_cargo !== undefined)
    await assertChoices(positions(db, whole.id_empresa), [whole.id_cargo], 'id_cargo')
  if (moved || sent.id_departamento !== undefined || sent.id_setor !== undefined)
    await assertDepartment(db, whole)
}

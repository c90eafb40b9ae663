/** Common to every report of HR: who may read it, whose employees it includes, and where its columns are. */
import {
  readsColleagueDays,
  readsSensitiveReports,
  reportReach,
} from '@intranet/contract/people/hr-reports-access'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { normalised } from '../../../platform/list.ts'
import { staffOf } from '../employees/employee-scope.ts'

const rules = { colleagues: readsColleagueDays, staff: reportReach, sensitive: readsSensitiveReports }

export function assertReport(actor: Actor, rule: keyof typeof rules): void {
  if (!rules[rule](actor)) throw refusals.forbidden()
}

/** Employees with where they work and live, before anybody's scope. */
export const everybody = (db: Database) =>
  db
    .selectFrom('rh_usuario as u')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('rh_setor as s', 's.id', 'u.id_setor')
    .leftJoin('rh_cargo as c', 'c.id', 'u.id_cargo')
    .leftJoin('cidade as m', 'm.id', 'u.id_cidade')
    .where('u.funcionario', '=', true)

/** The employees whose reports the actor reads: those of their providers, or of their department alone. */
export const staff = (db: Database, actor: Actor) => everybody(db).where(staffOf(actor, 'u'))

const ofPerson = ['u.id', 'u.nome', 'u.id_foto', 'u.id_cidade', 'u.id_contratante'] as const

/** What ended before somebody was hired again: where they worked then. Their own row says where they work now. */
const earlierEmployments = (db: Database) =>
  db
    .selectFrom('rh_desligamento as f')
    .innerJoin('rh_usuario as u', 'u.id', 'f.id_funcionario')
    .where('f.situacao', '=', 'efetivado')
    .whereRef('u.data_admissao', '>', 'f.data_desligamento')
    .select(ofPerson)
    .select(['f.id_empresa', 'f.id_departamento', 'f.id_setor', 'f.id_cargo', 'f.data_admissao'])
    .select([
      sql<string | null>`f.data_desligamento`.as('data_desligamento'),
      sql<boolean>`false`.as('ativo'),
    ])
    .select(sql<number | null>`f.id`.as('id_desligamento'))

/** Employments in the actor's reach, the earlier ones of who was hired again too (docs/people.md#closed-months). */
export const employments = (db: Database, actor: Actor) =>
  db
    .selectFrom(
      db
        .selectFrom('rh_usuario as u')
        .where('u.funcionario', '=', true)
        .select(ofPerson)
        .select(['u.id_empresa', 'u.id_departamento', 'u.id_setor', 'u.id_cargo', 'u.data_admissao'])
        .select(['u.data_desligamento', 'u.ativo', sql<number | null>`null::bigint`.as('id_desligamento')])
        .unionAll(earlierEmployments(db))
        .as('u'),
    )
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('rh_setor as s', 's.id', 'u.id_setor')
    .leftJoin('rh_cargo as c', 'c.id', 'u.id_cargo')
    .leftJoin('cidade as m', 'm.id', 'u.id_cidade')
    .where(staffOf(actor, 'u'))

/** Whether a shutdown `f` that was carried out ended the employment of this alias. */
export const endedBy = (alias: string) => {
  const ref = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<boolean>`(f.situacao = 'efetivado' and f.id_funcionario = ${ref('id')} and case
    when ${ref('id_desligamento')} is null then (${ref('data_admissao')} > f.data_desligamento) is not true
    else f.id = ${ref('id_desligamento')} end)`
}

export const placeRefs = {
  empresa: 'e.nome',
  departamento: 'd.nome',
  setor: 's.nome',
  cargo: 'c.nome',
  cidade: 'm.nome',
  uf: 'm.uf',
} as const

export const byName = normalised('u.nome')

/** Whole years, complete on the very day of the anniversary (docs/people.md#years-in-the-company). */
export const yearsBetween = (from: string, to: string) =>
  sql<number | null>`extract(year from age(${sql.ref(to)}, ${sql.ref(from)}))::int`

/** Whether somebody was an employee on a day, by these columns of `staff` (docs/people.md#head-count). */
export const employedOn = (day: RawBuilder<unknown>) =>
  sql<boolean>`(coalesce(data_admissao <= ${day}, true) and (ativo or data_desligamento > ${day}))`

/** Whether they were one before the first day of a period. */
export const employedBefore = (day: string) => employedOn(sql`${day}::date - 1`)

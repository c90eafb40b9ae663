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

import type { Kinship } from '@intranet/contract/people/family-options'
import {
  relativeSchemas,
  type ListRelativesInput,
  type RelativeFields,
  type UpdateRelativeInput,
} from '@intranet/contract/people/relative-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import { wholeYears } from '../../../platform/whole-years.ts'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { maskedCpfOf } from '../../../platform/masked-cpf.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { keepsRelativesOf, keptRelative } from './relative-scope.ts'

const maskedCpf = maskedCpfOf('p.cpf')
const age = wholeYears(today, sql`p.data_nascimento`)

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_familiar as p')
    .innerJoin('rh_usuario as u', 'u.id', 'p.id_funcionario')
    .leftJoin('rh_usuario as k', 'k.id', 'p.id_funcionario_familiar')
    .where(keepsRelativesOf(actor, 'u'))
    .select([
      'p.id',
      'p.id_funcionario',
      'u.nome as funcionario',
      'u.id_empresa',
      'p.nome',
      sql<Kinship>`p.parentesco`.as('parentesco'),
      'p.data_nascimento',
      age.as('idade'),
      'p.dependente_ir',
      'p.dependente_plano',
      'p.trabalha_no_grupo',
      'p.id_funcionario_familiar',
      'k.nome as colega',
      'p.contato_emergencia',
      'p.telefone',
      'p.created_at',
      'p.updated_at',
    ])

/** CPFs are masked in lists. */
export const listRelatives = (db: Database, actor: Actor, request: ListRelativesInput) =>
  readPage(visible(db, actor).select(maskedCpf.as('cpf')), request, {
    definition: relativeSchemas.list,
    alias: 'p',
    refs: { funcionario: 'u.nome', id_empresa: 'u.id_empresa', idade: age, cpf: maskedCpf },
    search: normalised('p.nome', 'u.nome'),
  })

export const countRelatives = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getRelative = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).select('p.cpf').where('p.id', '=', id).executeTakeFirst()

/** Employees whose relatives the actor may add and change. */
export const relativesOwners = (db: Database, actor: Actor) =>
  db.selectFrom('rh_usuario').where('funcionario', '=', true).where(keepsRelativesOf(actor, 'rh_usuario'))

/**
 * Locks an employee, so that no other request counts their emergency contacts at the same time; answers how many there
 * are.
 */
export async function holdEmergencyContacts(db: Database, id_funcionario: number): Promise<number> {
  await sql`select from rh_usuario where id = ${id_funcionario} for no key update`.execute(db)
  const { total } = await db
    .selectFrom('rh_familiar')
    .where('id_funcionario', '=', id_funcionario)
    .where('contato_emergencia', '=', true)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const insertRelatives = (db: Database, rows: (RelativeFields & { id_funcionario: number })[]) =>
  db.insertInto('rh_familiar').values(rows).returning('id').execute()

/** Names that are not among somebody's relatives yet become rows; said twice at once, they are written once. */
export async function insertRelativeNames(db: Database, id_funcionario: number, nomes: string[]) {
  const { rows } = await sql<{ id: number }>`
    insert into rh_familiar (id_funcionario, nome, parentesco, trabalha_no_grupo)
    select ${id_funcionario}, n.nome, 'outro', true from unnest(${nomes}::text[]) as n (nome)
    where not exists (select from rh_familiar f
      where f.id_funcionario = ${id_funcionario} and normaliza(f.nome) = normaliza(n.nome))
    on conflict do nothing returning id`.execute(db)
  return rows
}

export const updateRelative = (db: Database, input: UpdateRelativeInput) =>
  saveRecord(db.updateTable('rh_familiar'), input)

export const removeRelative = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('rh_familiar').where(keptRelative(actor, 'rh_familiar')), id)

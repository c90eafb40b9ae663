import { grantableModules, SUPERADMIN } from '@intranet/contract/access'
import {
  accessProfile,
  type AccessProfileFields,
  type ListAccessProfilesInput,
  type UpdateAccessProfileInput,
} from '@intranet/contract/access/access-profiles'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const usuarios = sql<number>`(select count(*) from users_profiles up where up.id_perfil = p.id)`
/** A superadmin's profile opens all of them. */
const modulos = sql<number>`case when ${SUPERADMIN} = any(p.roles) then ${grantableModules.length}::int
  else (select count(distinct split_part(papel, ':', 1)) from unnest(p.roles) as papel) end`

const profiles = (db: Database) =>
  db
    .selectFrom('perfil_acesso as p')
    .select([
      'p.id',
      'p.nome',
      'p.descricao',
      'p.roles',
      'p.sistema',
      'p.ativo',
      'p.created_at',
      'p.updated_at',
    ])
    .select([usuarios.as('usuarios'), modulos.as('modulos')])

export const listAccessProfiles = (db: Database, request: ListAccessProfilesInput) =>
  readPage(profiles(db), request, {
    definition: schemasOf(accessProfile).list,
    alias: 'p',
    refs: { usuarios, modulos },
    search: normalised('p.nome', 'p.descricao'),
  })

export const countAccessProfiles = (db: Database) => rowCount(profiles(db))

export const getAccessProfile = (db: Database, id: number) =>
  profiles(db).where('p.id', '=', id).executeTakeFirst()

/** Every active profile with its roles; `incluir` adds inactive ones that are already assigned. */
export const accessProfileOptions = (db: Database, incluir: readonly number[]) =>
  db
    .selectFrom('perfil_acesso as p')
    .where((eb) => eb.or([eb('p.ativo', '=', true), sql<boolean>`p.id = any(${[...incluir]}::bigint[])`]))
    .select(['p.id', 'p.nome', 'p.roles', 'p.ativo'])
    .orderBy('p.nome')
    .orderBy('p.id')
    .execute()

export const insertAccessProfiles = (db: Database, rows: AccessProfileFields[]) =>
  db.insertInto('perfil_acesso').values(rows).returning('id').execute()

/** The profiles among some that the system itself keeps. */
export const systemProfiles = (db: Database, ids: readonly number[]) =>
  db.selectFrom('perfil_acesso').where('id', 'in', ids).where('sistema', '=', true).select('id').execute()

export const saveAccessProfile = (db: Database, input: UpdateAccessProfileInput) =>
  saveRecord(db.updateTable('perfil_acesso'), input)

export const switchAccessProfiles = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('perfil_acesso'), input)

export const deleteAccessProfile = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('perfil_acesso'), id)

import { grantableModules, isSuperadmin, levelRank, levels } from '@intranet/contract/access'
import { can } from '@intranet/contract/access'
import {
  applicationSchemas,
  type ApplicationFields,
  type ListApplicationsInput,
  type UpdateApplicationInput,
} from '@intranet/contract/content/application-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { amongColleagues } from '../../../platform/scope.ts'

/** All roles that the actor's levels include: a gestor is a leitor too. */
const ownRoles = ({ roles }: Actor): string[] => [
  ...roles,
  ...grantableModules.flatMap((module) =>
    levels.filter((_, index) => levelRank(roles, module) >= 3 - index).map((level) => `${module}:${level}`),
  ),
]

const openTo = (actor: Actor) =>
  isSuperadmin(actor)
    ? sql<boolean>`true`
    : sql<boolean>`(a.roles = '{}' or a.roles && ${ownRoles(actor)}::text[])`

const applications = (db: Database, actor: Actor) =>
  db
    .selectFrom('aplicacao as a')
    .leftJoin('empresa as e', 'e.id', 'a.id_empresa')
    .where(amongColleagues(actor, 'a.id_empresa'))
    .select([
      'a.id',
      'a.nome',
      'a.descricao',
      'a.url',
      'a.icone',
      'a.categoria',
      'a.roles',
      'a.id_empresa',
      'e.nome as empresa',
      'a.nova_aba',
      'a.ordem',
      'a.ativo',
      'a.created_at',
      'a.updated_at',
    ])

export const keepsLauncher = (actor: Actor): boolean => can(actor, 'configuracao', 'read')

/** The keepers of the launcher see all of it, others what they may open. */
const visible = (db: Database, actor: Actor) =>
  applications(db, actor).$if(!keepsLauncher(actor), (query) =>
    query.where('a.ativo', '=', true).where(openTo(actor)),
  )

export const listApplications = (db: Database, actor: Actor, request: ListApplicationsInput) =>
  readPage(visible(db, actor), request, {
    definition: applicationSchemas.list,
    alias: 'a',
    refs: { empresa: 'e.nome' },
    search: normalised('a.nome', 'a.descricao', 'a.categoria'),
  })

export const getApplication = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('a.id', '=', id).executeTakeFirst()

const isFavourite = (actor: Actor) =>
  sql<boolean>`exists (select from aplicacao_favorito f where f.id_aplicacao = a.id and f.id_usuario = ${actor.id})`

/** What the actor may open, favourites first. */
export const ownApplications = (db: Database, actor: Actor) =>
  applications(db, actor)
    .where('a.ativo', '=', true)
    .where(openTo(actor))
    .select(isFavourite(actor).as('favorito'))
    .orderBy(isFavourite(actor), 'desc')
    .orderBy('a.ordem')
    .orderBy('a.nome')
    .orderBy('a.id')
    .limit(500)
    .execute()

/** Adds or removes the star of an application that the actor may open. */
export async function setFavourite(db: Database, actor: Actor, id: number, favorito: boolean) {
  if (favorito)
    await db
      .insertInto('aplicacao_favorito')
      .values({ id_usuario: actor.id, id_aplicacao: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('aplicacao_favorito')
      .where('id_usuario', '=', actor.id)
      .where('id_aplicacao', '=', id)
      .execute()
  return { favorito }
}

export const insertApplications = (db: Database, rows: ApplicationFields[]) =>
  db.insertInto('aplicacao').values(rows).returning('id').execute()

export const updateApplication = (db: Database, input: UpdateApplicationInput) =>
  saveRecord(db.updateTable('aplicacao'), input)

export const switchApplications = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('aplicacao'), input)

export const removeApplication = (db: Database, id: number) => removeRecord(db.deleteFrom('aplicacao'), id)

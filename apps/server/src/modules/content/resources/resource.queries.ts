import { can } from '@intranet/contract/access'
import type { ResourceType } from '@intranet/contract/content/resource-words'
import {
  resource,
  type ListResourcesInput,
  type ResourceFields,
  type UpdateResourceInput,
} from '@intranet/contract/content/resources'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { amongColleagues, inScope } from '../../../platform/scope.ts'

const cityName = sql<string | null>`c.nome || '/' || c.uf`

export const keepsResources = (actor: Actor): boolean => can(actor, 'rh', 'manage')

/** Keepers of resources also see inactive ones. */
const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('recurso as r')
    .leftJoin('empresa as e', 'e.id', 'r.id_empresa')
    .leftJoin('cidade as c', 'c.id', 'r.id_cidade')
    .leftJoin('arquivo as f', 'f.id', 'r.id_arquivo')
    .where(amongColleagues(actor, 'r.id_empresa'))
    .$if(!keepsResources(actor), (query) => query.where('r.ativo', '=', true))
    .select([
      'r.id',
      'r.nome',
      sql<ResourceType>`r.tipo`.as('tipo'),
      'r.descricao',
      'r.id_empresa',
      'e.nome as empresa',
      'r.id_cidade',
      cityName.as('cidade'),
      'r.capacidade',
      'r.id_arquivo',
      'f.nome as arquivo',
      'r.link',
      'r.reservavel',
      'r.ativo',
      'r.created_at',
      'r.updated_at',
    ])

export const listResources = (db: Database, actor: Actor, request: ListResourcesInput) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(resource).list,
    alias: 'r',
    refs: { empresa: 'e.nome', cidade: cityName },
    search: normalised('r.nome', 'r.descricao'),
  })

export const getResource = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('r.id', '=', id).executeTakeFirst()

export const insertResources = (db: Database, rows: ResourceFields[]) =>
  db.insertInto('recurso').values(rows).returning('id').execute()

export const updateResource = (db: Database, actor: Actor, input: UpdateResourceInput) =>
  saveRecord(
    db.updateTable('recurso').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    input,
  )

export const switchResources = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(
    db.updateTable('recurso').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    input,
  )

export const removeResource = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('recurso').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    id,
  )

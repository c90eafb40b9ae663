import {
  treatment,
  type ListTreatmentsInput,
  type TreatmentFields,
  type UpdateTreatmentInput,
} from '@intranet/contract/access/treatment'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('tratamento as t')
    .leftJoin('empresa as e', 'e.id', 't.id_empresa')
    .where((eb) => inScope(actor, eb.ref('t.id_empresa')))
    .select([
      't.id',
      't.nome',
      't.id_empresa',
      'e.nome as empresa',
      't.finalidade',
      sql<TreatmentFields['base_legal']>`t.base_legal`.as('base_legal'),
      't.titulares',
      't.dados',
      't.compartilhamento',
      't.retencao',
      't.medidas',
      't.ativo',
      't.created_at',
      't.updated_at',
    ])

export const listTreatments = (db: Database, actor: Actor, request: ListTreatmentsInput) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(treatment).list,
    alias: 't',
    refs: { empresa: 'e.nome' },
    search: normalised('t.nome'),
  })

export const countTreatments = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getTreatment = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('t.id', '=', id).executeTakeFirst()

export const insertTreatments = (db: Database, rows: TreatmentFields[]) =>
  db.insertInto('tratamento').values(rows).returning('id').execute()

export const updateTreatment = (db: Database, actor: Actor, input: UpdateTreatmentInput) =>
  saveRecord(
    db.updateTable('tratamento').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    input,
  )

export const switchTreatments = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(
    db.updateTable('tratamento').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    input,
  )

export const removeTreatment = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('tratamento').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    id,
  )

import {
  careerTemplate,
  type ListTemplatesInput,
  type TemplateFields,
  type TemplateOccasion,
  type UpdateTemplateInput,
} from '@intranet/contract/careers/career-templates'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const stage = sql<TemplateOccasion>`m.etapa`.as('etapa')
const rows = (db: Database) => db.selectFrom('carreira_modelo as m')

export const listTemplates = (db: Database, request: ListTemplatesInput) =>
  readPage(
    rows(db).select([
      'm.id',
      stage,
      'm.nome',
      'm.assunto',
      'm.padrao',
      'm.ativo',
      'm.created_at',
      'm.updated_at',
    ]),
    request,
    { definition: schemasOf(careerTemplate).list, alias: 'm', search: normalised('m.nome', 'm.assunto') },
  )

export const getTemplate = (db: Database, id: number) =>
  rows(db)
    .where('m.id', '=', id)
    .select([
      'm.id',
      stage,
      'm.nome',
      'm.assunto',
      'm.texto',
      'm.padrao',
      'm.ativo',
      'm.created_at',
      'm.updated_at',
    ])
    .executeTakeFirst()

export const templateOptions = (db: Database) =>
  rows(db)
    .where('m.ativo', '=', true)
    .select(['m.id', stage, 'm.nome', 'm.assunto', 'm.texto', 'm.padrao'])
    .orderBy('m.padrao', 'desc')
    .orderBy('m.nome')
    .orderBy('m.id')
    .limit(500)
    .execute()

/** The template of a stage: the one named, else its default. */
export const templateOf = (db: Database, etapa: TemplateOccasion, id: number | undefined) =>
  rows(db)
    .where('m.etapa', '=', etapa)
    .where('m.ativo', '=', true)
    .where((eb) => (id === undefined ? eb('m.padrao', '=', true) : eb('m.id', '=', id)))
    .select(['m.id', 'm.assunto', 'm.texto'])
    .executeTakeFirst()

/** Makes room for a new default of a stage. */
export const clearDefault = (db: Database, etapa: TemplateOccasion) =>
  db
    .updateTable('carreira_modelo')
    .set({ padrao: false })
    .where('etapa', '=', etapa)
    .where('padrao', '=', true)
    .execute()

export const insertTemplate = (db: Database, row: TemplateFields) =>
  db.insertInto('carreira_modelo').values(row).returning('id').executeTakeFirstOrThrow()

export const updateTemplate = (db: Database, input: UpdateTemplateInput) =>
  saveRecord(db.updateTable('carreira_modelo'), input)

/** Whether one of these is what its stage sends; nobody else changes them until the transaction ends. */
export const holdDefaults = async (db: Database, ids: readonly number[]): Promise<boolean> => {
  const locked = await db
    .selectFrom('carreira_modelo')
    .where('id', 'in', [...ids])
    .select('padrao')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return locked.some(({ padrao }) => padrao)
}

export const switchOn = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('carreira_modelo'), input)

export const removeTemplate = (db: Database, id: number) => removeRecord(db.deleteFrom('carreira_modelo'), id)

import type { TemplateCategory, TemplateState } from '@intranet/contract/marketing/communication-words'
import {
  whatsappTemplateSchemas,
  type ListWhatsappTemplatesInput,
  type TemplateOptionsInput,
  type WhatsappTemplateFields,
} from '@intranet/contract/marketing/whatsapp-template-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/actor.ts'
import { normalised, readPage } from '../../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../../platform/records.ts'
import { inScope } from '../../../../platform/scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('template_whatsapp as t')
    .innerJoin('empresa as e', 'e.id', 't.id_empresa')
    .where((eb) => inScope(actor, eb.ref('t.id_empresa'), false))
    .select([
      't.id',
      't.nome',
      't.id_empresa',
      'e.sistema',
      'e.nome as provedor',
      't.idioma',
      sql<TemplateCategory>`t.categoria`.as('categoria'),
      't.corpo',
      't.botao',
      sql<TemplateState>`t.status`.as('status'),
      't.created_at',
      't.updated_at',
    ])

export const listTemplates = (db: Database, actor: Actor, request: ListWhatsappTemplatesInput) =>
  readPage(visible(db, actor), request, {
    definition: whatsappTemplateSchemas.list,
    alias: 't',
    refs: { sistema: 'e.sistema', provedor: 'e.nome' },
    search: normalised('t.nome', 't.corpo'),
  })

export const getTemplate = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('t.id', '=', id).executeTakeFirst()

/** Templates of a provider to choose from, with their text and state: one that is not approved sends nothing yet. */
export const templateOptions = (db: Database, actor: Actor, { sistema, incluir }: TemplateOptionsInput) =>
  visible(db, actor)
    .$if(sistema !== undefined, (query) => query.where('e.sistema', '=', sistema!))
    .where((eb) => eb.or([eb('t.status', '<>', 'rejeitado'), eb('t.id', '=', incluir ?? 0)]))
    .orderBy('t.nome')
    .orderBy('t.id')
    .execute()

export type TemplateRow = Omit<WhatsappTemplateFields, 'sistema'> & { id_empresa: number }

export const insertTemplates = (db: Database, actor: Actor, rows: TemplateRow[]) =>
  db
    .insertInto('template_whatsapp')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'nome'])
    .execute()

export const updateTemplate = (
  db: Database,
  actor: Actor,
  row: Partial<TemplateRow> & { id: number; updated_at?: string },
) =>
  saveRecord(
    db.updateTable('template_whatsapp').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    row,
  )

export const removeTemplate = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('template_whatsapp').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )

/** Whether a rule sends the template. */
export const isSent = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .selectFrom('campanha_regras')
    .where('template_whatsapp', '=', id)
    .where('whatsapp', '=', true)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

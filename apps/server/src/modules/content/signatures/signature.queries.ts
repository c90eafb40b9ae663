import {
  signatureSchemas,
  type ListSignaturesInput,
  type SignatureFields,
  type UpdateSignatureInput,
} from '@intranet/contract/content/signature-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { amongColleagues, inScope } from '../../../platform/scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('assinatura_modelo as m')
    .leftJoin('empresa as e', 'e.id', 'm.id_empresa')
    .where((eb) => inScope(actor, eb.ref('m.id_empresa')))
    .select([
      'm.id',
      'm.nome',
      'm.id_empresa',
      'e.nome as empresa',
      'm.html',
      'm.site',
      'm.padrao',
      'm.ativo',
      'm.created_at',
      'm.updated_at',
    ])

export const listSignatures = (db: Database, actor: Actor, request: ListSignaturesInput) =>
  readPage(visible(db, actor), request, {
    definition: signatureSchemas.list,
    alias: 'm',
    refs: { empresa: 'e.nome' },
    search: normalised('m.nome'),
  })

export const getSignature = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('m.id', '=', id).executeTakeFirst()

/** Active templates of the person's provider and of the group, the provider's choice first. */
export const signaturesFor = (db: Database, actor: Actor) =>
  db
    .selectFrom('assinatura_modelo as m')
    .leftJoin('empresa as e', 'e.id', 'm.id_empresa')
    .where('m.ativo', '=', true)
    .where(
      actor.id_empresa
        ? sql<boolean>`(m.id_empresa is null or m.id_empresa = ${actor.id_empresa})`
        : amongColleagues(actor, 'm.id_empresa'),
    )
    .select([
      'm.id',
      'm.nome',
      'm.html',
      'm.site',
      'm.padrao',
      'm.id_empresa',
      'e.nome as empresa',
      'e.id_logo',
    ])
    .orderBy(sql`m.id_empresa is null`)
    .orderBy('m.padrao', 'desc')
    .orderBy('m.nome')
    .orderBy('m.id')
    .limit(50)
    .execute()

/** The data of a signature: corporate data only. */
export const signatureData = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario as u')
    .leftJoin('rh_cargo as k', 'k.id', 'u.id_cargo')
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .where('u.id', '=', actor.id)
    .select([
      'u.nome',
      'k.nome as cargo',
      'd.nome as departamento',
      'u.email_corp',
      'u.telefone_corp',
      'u.ramal',
      'e.nome as empresa',
      'e.id_logo',
    ])
    .executeTakeFirstOrThrow()

/** A provider has one default template: the earlier one loses the mark. */
export const stepBack = (db: Database, id_empresa: number | null, except?: number) =>
  db
    .updateTable('assinatura_modelo')
    .set({ padrao: false })
    .where('padrao', '=', true)
    .where(sql<boolean>`id_empresa is not distinct from ${id_empresa}`)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .execute()

export const insertSignatures = (db: Database, rows: SignatureFields[]) =>
  db.insertInto('assinatura_modelo').values(rows).returning('id').execute()

export const updateSignature = (db: Database, actor: Actor, input: UpdateSignatureInput) =>
  saveRecord(
    db.updateTable('assinatura_modelo').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    input,
  )

export const switchSignatures = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(
    db.updateTable('assinatura_modelo').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    input,
  )

export const removeSignature = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('assinatura_modelo').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    id,
  )

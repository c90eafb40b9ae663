import {
  documentSchemas,
  type DocumentFields,
  type ListDocumentsInput,
  type UpdateDocumentInput,
} from '@intranet/contract/people/document-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { found, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { addressedDocument, keptDocument } from './document-scope.ts'

const daysLeft = sql<number | null>`(d.data_validade - ${today})`
const target = sql<string>`coalesce(u.nome, u.email, nullif(concat_ws(' · ', e.nome, dep.nome), ''), 'Todo o grupo')`

/** `assinado_em`: of the person themselves; for a document of many, nothing in HR's list and one's own in one's own. */
const documents = (db: Database, signer: ReturnType<typeof sql>) =>
  db
    .selectFrom('rh_documento as d')
    .innerJoin('rh_documento_categoria as c', 'c.id', 'd.id_categoria')
    .leftJoin('rh_usuario as u', 'u.id', 'd.id_funcionario')
    .leftJoin('empresa as e', 'e.id', 'd.id_empresa')
    .leftJoin('rh_departamento as dep', 'dep.id', 'd.id_departamento')
    .leftJoin('rh_documento_ciencia as s', (join) =>
      join.onRef('s.id_documento', '=', 'd.id').on(sql<boolean>`s.id_usuario = ${signer}`),
    )
    .select([
      'd.id',
      'd.titulo',
      'd.id_categoria',
      'c.titulo as categoria',
      'c.color',
      'c.icone',
      'c.sensivel',
      'd.id_funcionario',
      'd.id_empresa',
      'd.id_departamento',
      target.as('destino'),
      'd.id_arquivo',
      'd.versao',
      'd.data_emissao',
      'd.data_validade',
      daysLeft.as('dias'),
      'd.requer_assinatura',
      's.assinado_em',
      sql<number>`(select count(*) from rh_documento_ciencia x where x.id_documento = d.id)`.as(
        'assinaturas',
      ),
      'd.substituido',
      'd.ativo',
      'd.created_at',
      'd.updated_at',
    ])

const source = {
  definition: documentSchemas.list,
  alias: 'd',
  refs: { categoria: 'c.titulo', destino: target, dias: daysLeft, assinado_em: 's.assinado_em' },
  search: normalised('d.titulo', 'c.titulo', 'u.nome', 'e.nome', 'dep.nome'),
} as const

/** The newest versions of what HR keeps. */
const kept = (db: Database, actor: Actor) =>
  documents(db, sql`d.id_funcionario`)
    .where(keptDocument(actor, 'd'))
    .where('d.substituido', '=', false)

export const listDocuments = (db: Database, actor: Actor, request: ListDocumentsInput) =>
  readPage(kept(db, actor), request, source)

export const countDocuments = (db: Database, actor: Actor) => rowCount(kept(db, actor))

/** What is meant for the person themselves. */
export const listOwnDocuments = (db: Database, actor: Actor, request: ListDocumentsInput) =>
  readPage(documents(db, sql`${actor.id}::bigint`).where(addressedDocument(actor, 'd')), request, source)

const versions = sql<
  { id: number; versao: number; data_emissao: string; data_validade: string | null; id_arquivo: string }[]
>`(
  with recursive antes as (
    select x.* from rh_documento x where x.id = d.id_anterior
    union all select x.* from rh_documento x join antes a on x.id = a.id_anterior
  ) select coalesce(json_agg(json_build_object('id', a.id, 'versao', a.versao, 'data_emissao', a.data_emissao,
      'data_validade', a.data_validade, 'id_arquivo', a.id_arquivo) order by a.versao desc), '[]') from antes a)`

/** A document with its earlier versions and its signatures, for HR. */
export const getDocument = (db: Database, actor: Actor, id: number) =>
  documents(db, sql`d.id_funcionario`)
    .where('d.id', '=', id)
    .where(keptDocument(actor, 'd'))
    .select((eb) => [
      versions.as('versoes'),
      jsonArrayFrom(
        eb
          .selectFrom('rh_documento_ciencia as x')
          .innerJoin('rh_usuario as p', 'p.id', 'x.id_usuario')
          .whereRef('x.id_documento', '=', 'd.id')
          .select(['p.id', 'p.nome', 'x.assinado_em'])
          .orderBy('x.assinado_em')
          .orderBy('p.id')
          .limit(500),
      ).as('ciencias'),
    ])
    .executeTakeFirst()

export const getOwnDocument = (db: Database, actor: Actor, id: number) =>
  documents(db, sql`${actor.id}::bigint`)
    .where('d.id', '=', id)
    .where(addressedDocument(actor, 'd'))
    .executeTakeFirst()

/** What the rule for files needs to know: the owner, whether reading is recorded, and who may read. */
export const findForFile = (db: Database, actor: Actor, id: number, keeps: boolean) =>
  db
    .selectFrom('rh_documento as d')
    .innerJoin('rh_documento_categoria as c', 'c.id', 'd.id_categoria')
    .where('d.id', '=', id)
    .where(
      keeps
        ? sql<boolean>`(${addressedDocument(actor, 'd')} or ${keptDocument(actor, 'd')})`
        : addressedDocument(actor, 'd'),
    )
    .select(['d.id_funcionario', 'd.titulo', 'c.sensivel'])
    .executeTakeFirst()

export const getCategory = (db: Database, id: number) =>
  db
    .selectFrom('rh_documento_categoria')
    .where('id', '=', id)
    .select(['ativo', 'exige_validade'])
    .executeTakeFirst()

/** Employees whom the actor may give a document to. */
export const possibleOwners = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario')
    .where('funcionario', '=', true)
    .where((eb) => inScope(actor, eb.ref('id_empresa')))

type Audience = Pick<DocumentFields, 'id_empresa' | 'id_departamento'>

/** The employees of a provider and department, of all where it is null: who reads a document for them. */
export async function employeesOf(
  db: Database,
  { id_empresa, id_departamento }: Audience,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from rh_usuario u, (select ${id_empresa ?? null}::bigint as id_empresa,
      ${id_departamento ?? null}::bigint as id_departamento) d
    where u.funcionario and (d.id_empresa is null or u.id_empresa = d.id_empresa)
      and (d.id_departamento is null or u.id_departamento = d.id_departamento)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Departments of a provider, and those of the whole group. */
export const departmentsOf = (db: Database, id_empresa: number | null) =>
  db
    .selectFrom('rh_departamento')
    .where((eb) => eb.or([eb('id_empresa', 'is', null), eb('id_empresa', '=', id_empresa)]))

interface NewDocument extends DocumentFields {
  versao?: number
  id_anterior?: number
}

export const insertDocuments = (db: Database, rows: NewDocument[]) =>
  db.insertInto('rh_documento').values(rows).returning(['id', 'id_arquivo']).execute()

export const updateDocument = (db: Database, actor: Actor, input: UpdateDocumentInput) =>
  saveRecord(
    db
      .updateTable('rh_documento')
      .where('substituido', '=', false)
      .where(keptDocument(actor, 'rh_documento')),
    input,
  )

/** Marks a version as replaced; false when another one replaced it first. */
export async function replaceVersion(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rh_documento')
    .set({ substituido: true })
    .where('id', '=', id)
    .where('substituido', '=', false)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Those of these documents that are inactive and the newest version, locked until the transaction ends. */
export const holdHidden = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('rh_documento')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('ativo', '=', false)
    .where('substituido', '=', false)
    .where(keptDocument(actor, 'rh_documento'))
    .select(['id_funcionario', 'id_empresa', 'id_departamento', 'titulo'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const switchDocuments = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('rh_documento').where(keptDocument(actor, 'rh_documento')), input)

/** Deletes a document's newest version; the version before it becomes valid again. */
export async function removeDocument(db: Database, actor: Actor, id: number): Promise<void> {
  const removed = await db
    .deleteFrom('rh_documento')
    .where('id', '=', id)
    .where(keptDocument(actor, 'rh_documento'))
    .returning('id_anterior')
    .executeTakeFirst()
  const { id_anterior } = found(removed)
  if (id_anterior === null) return
  await db.updateTable('rh_documento').set({ substituido: false }).where('id', '=', id_anterior).execute()
}

/** Whether anybody has signed it. It holds the document, so that nobody signs while it changes. */
export async function isSigned(db: Database, id: number): Promise<boolean> {
  await db.selectFrom('rh_documento').where('id', '=', id).select('id').forUpdate().executeTakeFirst()
  const row = await db
    .selectFrom('rh_documento_ciencia')
    .where('id_documento', '=', id)
    .select('id_documento')
    .executeTakeFirst()
  return row !== undefined
}

/** Signs once, even if called again; answers when it was signed. */
export async function insertSignature(db: Database, id_documento: number, id_usuario: number) {
  await sql`insert into rh_documento_ciencia (id_documento, id_usuario) values (${id_documento}, ${id_usuario})
    on conflict do nothing`.execute(db)
  return db
    .selectFrom('rh_documento_ciencia')
    .where('id_documento', '=', id_documento)
    .where('id_usuario', '=', id_usuario)
    .select('assinado_em')
    .executeTakeFirstOrThrow()
}

/** Employees of the actor's providers by CPF or registration. */
export const ownersByKey = (db: Database, actor: Actor, cpfs: string[], matriculas: string[]) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.funcionario', '=', true)
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
    .where(sql<boolean>`(u.cpf = any(${cpfs}::text[]) or lower(u.matricula) = any(${matriculas}::text[]))`)
    .select(['u.id', 'u.nome', 'u.cpf', sql<string | null>`lower(u.matricula)`.as('matricula')])
    .execute()

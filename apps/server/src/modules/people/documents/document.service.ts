import { refusal } from '@intranet/contract/messages/refusals'
import { ownerOfFile } from '@intranet/contract/people/document-options'
import type {
  DocumentFields,
  NewDocumentVersionInput,
  UpdateDocumentInput,
} from '@intranet/contract/people/document-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import { documents as text } from '@intranet/contract/messages/staff'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { FileRule } from '../../../platform/file-rule.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { keepsPeople } from '../employees/employee-scope.ts'
import { recordReading } from '../employees/personal-reading.queries.ts'
import {
  departmentsOf,
  employeesOf,
  findForFile,
  getCategory,
  getDocument,
  getOwnDocument,
  holdHidden,
  insertDocuments,
  insertSignature,
  isSigned,
  ownersByKey,
  possibleOwners,
  removeDocument,
  replaceVersion,
  switchDocuments,
  updateDocument,
} from './document.queries.ts'

/** An active category, or the one that the document already has; a validity it requires must be sent. */
async function assertCategory(
  db: Database,
  id_categoria: number,
  dates: { data_emissao: string; data_validade?: string | null },
  saved?: number,
): Promise<void> {
  const category = await getCategory(db, id_categoria)
  if (!category || (!category.ativo && id_categoria !== saved))
    throw refusals.field('id_categoria', refusal.noOption)
  if (category.exige_validade && !dates.data_validade)
    throw refusals.field('data_validade', text.expiryRequired)
  if (dates.data_validade && dates.data_validade < dates.data_emissao)
    throw refusals.field('data_validade', text.expiryBeforeIssue)
}

/** A document is somebody's, or for everybody of a place that is the actor's. */
async function assertTarget(db: Database, actor: Actor, fields: DocumentFields): Promise<void> {
  const { id_funcionario, id_empresa, id_departamento } = fields
  if (id_funcionario && (id_empresa || id_departamento))
    throw refusals.invalid({ id_empresa: 'Escolha o funcionário ou o público.' })
  if (id_funcionario) return assertChoices(possibleOwners(db, actor), [id_funcionario], 'id_funcionario')
  assertProvider(actor, id_empresa)
  await assertChoices(departmentsOf(db, id_empresa ?? null), [id_departamento], 'id_departamento')
}

type Readers = Pick<DocumentFields, 'titulo' | 'id_funcionario' | 'id_empresa' | 'id_departamento'>

async function notifyReaders(db: Database, actor: Actor, document: Readers) {
  await notifyOthers(db, actor, {
    usuarios: document.id_funcionario ? [document.id_funcionario] : await employeesOf(db, document),
    data: { modulo: 'rh', msg: `Você recebeu o documento ${document.titulo}.`, rota: '/documents/list' },
  })
}

/** The readers of an inactive document are notified once it is switched on (docs/people.md#notice-of-a-document). */
export async function createDocuments(db: Database, actor: Actor, objects: DocumentFields[]) {
  for (const fields of objects) {
    await assertTarget(db, actor, fields)
    await assertCategory(db, fields.id_categoria, fields)
  }
  const created = await insertDocuments(db, objects)
  for (const [place, { id, id_arquivo }] of created.entries()) {
    await attachUpload(db, actor, id_arquivo, 'rh_documento', id)
    const fields = objects[place]!
    if (fields.ativo !== false) await notifyReaders(db, actor, fields)
  }
  return created.map(({ id }) => ({ id }))
}

/** HR's reading of a sensitive document's record is recorded. */
export async function readDocument(db: Database, actor: Actor, id: number) {
  const document = found(await getDocument(db, actor, id))
  if (document.sensivel)
    await recordReading(db, actor, [document.id_funcionario], `documento: ${document.titulo}`)
  return document
}

export async function changeDocument(db: Database, actor: Actor, input: UpdateDocumentInput) {
  const before = found(await getDocument(db, actor, input.id))
  if (before.substituido) throw new AppError('conflict', text.superseded)
  await assertUnsigned(db, before, input)
  const { data_emissao = before.data_emissao, data_validade = before.data_validade } = input
  const category = input.id_categoria ?? before.id_categoria
  await assertCategory(db, category, { data_emissao, data_validade }, before.id_categoria)
  const saved = await updateDocument(db, actor, input)
  if (input.ativo && !before.ativo)
    await notifyReaders(db, actor, { ...before, titulo: input.titulo ?? before.titulo })
  return saved
}

export async function setDocumentsActive(db: Database, actor: Actor, input: SetActiveInput) {
  const shown = input.ativo ? await holdHidden(db, actor, input.ids) : []
  const switched = await switchDocuments(db, actor, input)
  for (const document of shown) await notifyReaders(db, actor, document)
  return switched
}

const signedFor = ['titulo', 'id_categoria', 'data_emissao', 'data_validade', 'requer_assinatura'] as const
type SignedFor = Partial<Record<(typeof signedFor)[number], unknown>>

/** What people have signed stays as they signed it; a change is a new version (docs/people.md#signed-documents). */
async function assertUnsigned(
  db: Database,
  before: SignedFor & { id: number },
  input: SignedFor,
): Promise<void> {
  const changed = signedFor.filter(
    (field) => input[field] !== undefined && (input[field] ?? null) !== (before[field] ?? null),
  )
  if (!changed.length || !(await isSigned(db, before.id))) return
  throw refusals.invalid(Object.fromEntries(changed.map((field) => [field, text.signedBefore])))
}

/**
 * Replaces a document's file by a new version; HR can still read the earlier ones, and nobody can sign them any more.
 */
export async function addVersion(db: Database, actor: Actor, input: NewDocumentVersionInput) {
  const before = found(await getDocument(db, actor, input.id))
  const { id: id_anterior, ...fields } = input
  await assertCategory(db, before.id_categoria, fields, before.id_categoria)
  if (!(await replaceVersion(db, id_anterior))) throw new AppError('conflict', text.superseded)
  const { titulo, id_categoria, id_funcionario, id_empresa, id_departamento, requer_assinatura } = before
  const kept = { titulo, id_categoria, id_funcionario, id_empresa, id_departamento, requer_assinatura }
  const [created] = await insertDocuments(db, [
    { ...kept, ...fields, versao: before.versao + 1, id_anterior },
  ])
  await attachUpload(db, actor, fields.id_arquivo, 'rh_documento', created!.id)
  // A new version is active, whatever the one before it was.
  await notifyReaders(db, actor, before)
  return { id: created!.id }
}

/** "Declaro ciência": whom the document is for says once that they read it. */
export async function signDocument(db: Database, actor: Actor, id: number) {
  const document = found(await getOwnDocument(db, actor, id))
  if (!document.requer_assinatura) throw new AppError('conflict', text.noSignature)
  return insertSignature(db, id, actor.id)
}

/** Deletes the newest version while nobody has signed it; the version before it is valid again. */
export async function dropDocument(db: Database, actor: Actor, id: number): Promise<void> {
  found(await getDocument(db, actor, id))
  if (await isSigned(db, id)) throw new AppError('conflict', text.signedKept)
  await removeDocument(db, actor, id)
}

/** Whose each file is, by the CPF or registration at the start of its name; for a preview before anything is kept. */
export async function matchFiles(db: Database, actor: Actor, nomes: string[]) {
  const keys = nomes.map(ownerOfFile)
  const cpfs = keys.flatMap((key) => (key && 'cpf' in key ? [key.cpf] : []))
  const matriculas = keys.flatMap((key) => (key && 'matricula' in key ? [key.matricula.toLowerCase()] : []))
  const people = await ownersByKey(db, actor, cpfs, matriculas)
  return nomes.map((nome, place) => {
    const key = keys[place]
    const matches = people.filter((person) =>
      key && 'cpf' in key ? person.cpf === key.cpf : key && person.matricula === key.matricula.toLowerCase(),
    )
    // Two providers may use the same registration number: then it is not clear which person is meant.
    const owner = matches.length === 1 ? matches[0] : undefined
    return { nome, id_funcionario: owner?.id ?? null, funcionario: owner?.nome ?? null }
  })
}

/** A document's file is for employees who see it and for HR; the reading of a sensitive one is recorded. */
export const documentFiles: FileRule = {
  maySee: async (db, actor, id) =>
    actor !== null &&
    (actor.employee || keepsPeople(actor)) &&
    (await findForFile(db, actor, id, keepsPeople(actor))) !== undefined,
  async recordReading(db, actor, id) {
    const document = await findForFile(db, actor, id, keepsPeople(actor))
    if (document?.sensivel)
      await recordReading(db, actor, [document.id_funcionario], `documento: ${document.titulo}`)
  },
}

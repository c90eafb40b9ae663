/** The actions on an import: start it, choose the columns, confirm it, correct participants. */
import { can } from '@intranet/contract/access'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { file as fileText } from '@intranet/contract/messages/files'
import type {
  ConfirmImportInput,
  LeadImportFields,
  MapColumnsInput,
  UpdateParticipantsInput,
} from '@intranet/contract/sales/lead-imports'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { FileRule } from '../../../platform/file-rule.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertAllFound, assertNewest, found } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { recordItemReading } from '../item-reading.queries.ts'
import { assertTakesLeads, wrongCampaignOrChannel } from '../offered-choices.ts'
import { lockedImport } from './imported-leads.service.ts'
import {
  getLeadImport,
  getParticipant,
  insertLeadImports,
  ownImportFiles,
  setImport,
} from './lead-import.queries.ts'
import { holdSeenParticipants, updateParticipants } from './participant.queries.ts'
import { advanceImport, leadImportJob } from './run-import.service.ts'

async function fileNames(db: Database, actor: Actor, ids: string[]): Promise<Map<string, string>> {
  const files = await ownImportFiles(db, actor, ids)
  const names = new Map(files.map(({ id, nome }) => [id, nome]))
  if (ids.some((id) => !names.has(id))) throw refusals.invalid({ id_file: fileText.invalidOrMissing })
  return names
}

/** Creates imports, each with its own uploaded file. Nothing is read yet. */
export async function createLeadImports(db: Database, actor: Actor, objects: LeadImportFields[]) {
  for (const fields of objects) {
    const errors = await wrongCampaignOrChannel(db, actor, fields)
    assertNoErrors(errors)
    await assertTakesLeads(db, actor, fields.id_campanha)
  }
  const ids = objects.map(({ id_file }) => id_file.toLowerCase())
  const names = await fileNames(db, actor, ids)
  const created = await insertLeadImports(
    db,
    objects.map((fields, n) => ({ ...fields, id_usuario: actor.id, nome_arquivo: names.get(ids[n]!)! })),
  )
  for (const [n, { id }] of created.entries())
    await attachUpload(db, actor, ids[n]!, 'vendas_lead_importacao', id)
  return created
}

/** The sheet shows what is masked for participants, so that its reading is recorded (docs/lead-imports.md#preview). */
export const sheetFiles: FileRule = {
  maySee: async (db, actor, id) =>
    actor !== null && can(actor, 'vendas', 'read') && Boolean((await getLeadImport(db, actor, id))?.editavel),
  recordReading: (db, actor, id) => recordItemReading(db, actor, 'vendas_lead_importacao', [id], 'planilha'),
}

interface Within {
  db: Database
  actor: Actor
  deps: Deps
}

/** Has the file read for the preview: nothing is written but what the preview shows. Answers the import as it is then. */
export async function startReading({ db, actor, deps }: Within, id: number) {
  await lockedImport(db, actor, id, ['nova', 'conferida', 'falhou'])
  await setImport(db, id, { situacao: 'lendo', direta: false, progresso: 0, erro: null })
  await deps.jobs.send(db, leadImportJob, { id })
  return found(await getLeadImport(db, actor, id))
}

/** Reads the file again with the columns that somebody chose. */
export async function mapColumns({ db, actor, deps }: Within, { id, mapa }: MapColumnsInput): Promise<void> {
  const { situacao } = await lockedImport(db, actor, id, ['conferida', 'falhou'])
  const chosen = { mapa: JSON.stringify(mapa), situacao: 'lendo' as const, direta: false, progresso: 0 }
  await setImport(db, id, { ...chosen, ...(situacao === 'falhou' && { erro: null }) })
  await deps.jobs.send(db, leadImportJob, { id })
}

/** Lets in what the preview showed. */
export async function confirmImport(
  { db, actor, deps }: Within,
  { id, com_lead_aberta }: ConfirmImportInput,
): Promise<void> {
  const { mapa, linhas, linhas_com_erro } = await lockedImport(db, actor, id, ['conferida'])
  if (!mapa) throw new AppError('invalid', text.headerMissing)
  if (linhas <= linhas_com_erro) throw new AppError('invalid', text.noRows)
  await setImport(db, id, {
    situacao: 'importando',
    progresso: 0,
    bloco: 0,
    ...(com_lead_aberta && { com_lead_aberta }),
  })
  await deps.jobs.send(db, leadImportJob, { id })
}

/** What a call answers whose import continues. */
const goesOn = { success: true, message: text.running }

/** How long the documented call waits for its import before it answers that the import continues. */
const MAX_WAIT_MS = 55_000

interface Slow {
  deps: Deps
  db: Database
  actor: Actor
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/**
 * Reads and confirms in one step: the documented call. A repeated call continues what a crash interrupted, and repeats
 * the result of a finished import. Answers the documented pair.
 */
export async function importAtOnce({ deps, db, actor, write }: Slow, id: number) {
  await write(async (transaction) => {
    const { situacao, editavel } = found(await getLeadImport(transaction, actor, id))
    if (!editavel) throw refusals.forbidden()
    if (!['nova', 'conferida', 'falhou'].includes(situacao)) return goesOn
    const { mapa } = await lockedImport(transaction, actor, id, ['nova', 'conferida', 'falhou'])
    const next = situacao === 'conferida' && mapa ? 'importando' : 'lendo'
    await setImport(transaction, id, { situacao: next, direta: true, progresso: 0, erro: null })
    // If this server stops now, another one continues.
    await deps.jobs.send(transaction, leadImportJob, { id })
    return goesOn
  })
  const work = advanceImport(deps, id)
  work.catch((error: unknown) => deps.log.error({ err: error }, 'import'))
  const waited = new Promise<void>((done) => setTimeout(done, MAX_WAIT_MS).unref())
  await Promise.race([work, waited])
  const { situacao, erro, total_participantes, linhas_com_erro } = found(await getLeadImport(db, actor, id))
  if (situacao === 'falhou') return { success: false, message: erro ?? text.unreadable }
  if (situacao === 'desfeita') return { success: false, message: text.undone }
  if (situacao !== 'importada') return goesOn
  return { success: true, message: text.imported(total_participantes, linhas_com_erro) }
}

/** One participant; showing a complete document is recorded. */
export async function readParticipant(db: Database, actor: Actor, id: number) {
  const row = found(await getParticipant(db, actor, id))
  if (row.cpf && row.editavel)
    await recordItemReading(db, actor, 'vendas_lead_participante', [id], 'documento')
  return row
}

/** Corrects participants that have no lead yet: all of them or none. */
export async function mendParticipants(db: Database, actor: Actor, { updates }: UpdateParticipantsInput) {
  const ids = updates.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw refusals.invalid({ updates: 'Participante repetido.' })
  const rows = await holdSeenParticipants(db, actor, ids)
  assertAllFound(ids, rows, 'updates')
  if (rows.some(({ editavel }) => !editavel)) throw refusals.forbidden()
  if (rows.some(({ lead }) => lead)) throw new AppError('conflict', text.alreadyLead)
  const saved = new Map(rows.map((row) => [row.id, row]))
  for (const update of updates) assertNewest(update, saved.get(update.id)!)
  return { alterados: await updateParticipants(db, updates) }
}

import { monthsLater, todayInBrazil } from '@intranet/contract/today'
import { can, isSuperadmin } from '@intranet/contract/access'
import { common } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import { blacklist as text } from '@intranet/contract/messages/registries'
import {
  blacklistErrors,
  blacklistFields,
  type BlacklistFields,
  type ReviewBlacklistInput,
  type UpdateBlacklistInput,
  type VerifyBlacklistInput,
} from '@intranet/contract/sales/blacklist'
import { keepsBlacklist } from '@intranet/contract/sales/blacklist-words'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { FileRule } from '../../../platform/file-rule.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import type { Job } from '../../../platform/job.ts'
import { assertAllFound, assertChanges, found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { recordItemReading } from '../item-reading.queries.ts'
import { markLeads, matchBlacklist } from './blacklist-marks.queries.ts'
import {
  expireBlacklist,
  getBlacklistEntry,
  insertBlacklist,
  ownProviders,
  removeBlacklistEntry,
  stampReview,
  switchBlacklist,
  updateBlacklist,
  type BlacklistKey,
  writableEntries,
} from './blacklist.queries.ts'
import { usableMotives } from './motive.queries.ts'

/** Leads that some entries name are marked again, in the entries' transaction. */
async function remark(db: Database, keys: readonly BlacklistKey[]): Promise<void> {
  const documentos = keys.flatMap(({ cpf_cnpj }) => cpf_cnpj ?? [])
  const ceps = keys.flatMap(({ cep }) => cep ?? [])
  if (documentos.length || ceps.length) await markLeads(db, { documentos, ceps })
}

/** Only the blacklist's manager writes entries for the whole group; everybody else writes in their providers. */
function assertGroup(actor: Actor, id_empresa: number | null | undefined): void {
  if (id_empresa) return assertProvider(actor, id_empresa)
  if (!keepsBlacklist(actor) && !isSuperadmin(actor))
    throw new AppError('forbidden', common.forbidden, {
      campos: { id_empresa: 'Escolha um dos seus provedores.' },
    })
}

/** A motive that may be chosen, or the one the entry has; one like fraud needs a file. */
async function assertMotive(db: Database, fields: BlacklistFields, saved?: number): Promise<void> {
  const motive = (await usableMotives(db, saved)).find(({ id }) => id === fields.id_motivo)
  if (!motive) throw refusals.field('id_motivo', refusal.noOption)
  if (motive.exige_evidencia && !fields.id_evidencia) throw refusals.field('id_evidencia', text.evidence)
}

/** Of a client the document counts, of an address the place: what the other kind holds is not kept. */
const ofKind = (fields: BlacklistFields): BlacklistFields =>
  fields.tipo === 'endereco'
    ? { ...fields, cpf_cnpj: null }
    : {
        ...fields,
        cep: null,
        logradouro: null,
        numero: null,
        complemento: null,
        bairro: null,
        cidade: null,
        uf: null,
      }

function assertDates({ data_inicio }: { data_inicio?: string | null }): void {
  if (data_inicio && data_inicio > todayInBrazil()) throw refusals.field('data_inicio', text.future)
}

/** Adds entries, which expire in `months` by default, and marks the open leads that match them. */
export async function addToBlacklist(
  db: Database,
  actor: Actor,
  objects: BlacklistFields[],
  months: number,
): Promise<{ id: number }[]> {
  const rows = []
  for (const fields of objects) {
    assertGroup(actor, fields.id_empresa)
    assertDates(fields)
    await assertMotive(db, fields)
    const data_inicio = fields.data_inicio ?? todayInBrazil()
    const data_fim = fields.data_fim ?? monthsLater(data_inicio, months)
    rows.push({ ...ofKind(fields), data_inicio, data_fim })
  }
  const created = await insertBlacklist(db, actor, rows)
  for (const [place, { id }] of created.entries()) {
    const file = objects[place]?.id_evidencia
    if (file) await attachUpload(db, actor, file, 'blacklist', id)
  }
  await remark(db, created)
  return created.map(({ id }) => ({ id }))
}

/** One complete entry: the reading is recorded. */
export async function readBlacklistEntry(db: Database, actor: Actor, id: number) {
  const entry = found(await getBlacklistEntry(db, actor, id))
  await recordItemReading(db, actor, 'blacklist', [id], 'blacklist')
  return entry
}

/** An entry that the actor may change, locked until the transaction ends. */
async function holdEntry(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'blacklist', id)
  const entry = found(await getBlacklistEntry(db, actor, id))
  if (!entry.editavel) throw refusals.forbidden()
  return entry
}

/** Changes an entry; the rules are asked of what it will be, and leads of before and after are marked again. */
export async function changeBlacklistEntry(db: Database, actor: Actor, input: UpdateBlacklistInput) {
  const { id, updated_at, ...change } = input
  assertChanges(change)
  const before = await holdEntry(db, actor, id)
  if (change.id_empresa !== undefined) assertGroup(actor, change.id_empresa)
  assertDates(change)
  const own = Object.keys(blacklistFields.shape).map((key) => [key, before[key as keyof typeof before]])
  const whole = { ...(Object.fromEntries(own) as BlacklistFields), ...change }
  whole.data_inicio ??= before.data_inicio
  assertNoErrors(blacklistErrors(whole))
  await assertMotive(db, whole, before.id_motivo)
  const kept = ofKind(whole)
  const saved = await updateBlacklist(db, actor, { id, updated_at, ...kept })
  if (change.id_evidencia && change.id_evidencia !== before.id_evidencia)
    await attachUpload(db, actor, change.id_evidencia, 'blacklist', id)
  await remark(db, [before, { cpf_cnpj: kept.cpf_cnpj ?? null, cep: kept.cep ?? null }])
  return saved
}

export async function setBlacklistActive(db: Database, actor: Actor, input: SetActiveInput) {
  assertAllFound(input.ids, await writableEntries(db, actor, input.ids))
  const changed = await switchBlacklist(db, actor, input)
  await remark(db, changed)
  return { alterados: changed.length }
}

/** The decision on a request to be removed: the entry stays or is switched off, and the decider is recorded. */
export async function reviewBlacklistEntry(db: Database, actor: Actor, input: ReviewBlacklistInput) {
  const entry = await holdEntry(db, actor, input.id)
  const saved = await stampReview(db, actor, input, input.observacao ?? entry.observacao)
  if (input.decisao === 'retirar') await remark(db, [entry])
  return saved
}

export async function dropBlacklistEntry(db: Database, id: number): Promise<void> {
  await remark(db, [found(await removeBlacklistEntry(db, id))])
}

/** Whether one may sell to somebody or somewhere: `{ blacklist: null }` when nothing is against it. */
export async function verifyBlacklist(db: Database, actor: Actor, input: VerifyBlacklistInput) {
  const { cpf_cnpj, id_empresa, ...address } = input
  assertProvider(actor, id_empresa)
  const wanted = id_empresa ? [id_empresa] : await ownProviders(db, actor)
  const subjects = [null, ...wanted].map((provider) => ({
    ...address,
    documento: cpf_cnpj,
    id_empresa: provider,
  }))
  const matches = (await matchBlacklist(db, subjects)).filter((match) => match !== null)
  const match = matches.find(({ blacklist }) => blacklist === 'cliente') ?? matches[0]
  return match ?? { blacklist: null, motivo: null }
}

/** Files of evidence are seen by the one who may read their entry; the reading is recorded (docs/sales.md#evidence). */
export const evidenceFiles: FileRule = {
  maySee: async (db, actor, id) =>
    actor !== null &&
    can(actor, 'blacklist', 'read') &&
    (await getBlacklistEntry(db, actor, id)) !== undefined,
  recordReading: (db, actor, id) => recordItemReading(db, actor, 'blacklist', [id], 'evidência'),
}

/** Every night: what is over is switched off, and every mark is looked at again. Safe to run twice. */
export const blacklistExpiryJob: Job = {
  name: 'blacklist-validade',
  cron: '7 0 * * *',
  async run({ connection }) {
    await connection.db.transaction().execute(async (db) => {
      await expireBlacklist(db)
      await markLeads(db, 'all')
    })
  },
}

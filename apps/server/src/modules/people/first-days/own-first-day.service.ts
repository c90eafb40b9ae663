/** What who is admitted sends of themselves. */
import type { BankInput, OwnSizesInput, SendPaperInput } from '@intranet/contract/people/first-day'
import { firstDay as text } from '@intranet/contract/messages/first-day'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { FileRule } from '../../../platform/file-rule.ts'
import { AppError } from '../../../platform/errors.ts'
import { notify } from '../../../platform/notify.ts'
import { assertChanges, found, touchRecord } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { recordReading } from '../employees/personal-reading.queries.ts'
import { inScopeOf } from './first-day-scope.ts'
import { sealBank } from './bank.ts'
import { ADMISSION_PAPERS, assertOpen } from './first-day.service.ts'
import { holdOwnFirstDay, keepBank, keepSizes, ownFirstDays, withPaperMoments } from './first-day.queries.ts'
import { holdOwnPaper, keepSentPaper, ownerOfPaper } from './sent-paper.queries.ts'
import { offeredReadings } from './paper.queries.ts'

/** One's own requests, and what may be read: that it is read is not kept. */
export async function readOwnFirstDays(db: Database, actor: Actor, aviso: string) {
  const rows = await ownFirstDays(db, actor.id)
  return {
    aviso,
    admissoes: rows.map(withPaperMoments),
    leituras: rows.length ? await offeredReadings(db) : [],
  }
}

export async function sendPaper(db: Database, actor: Actor, { id, id_arquivo }: SendPaperInput) {
  const paper = found(await holdOwnPaper(db, actor.id, id))
  assertOpen({ ...paper, situacao: paper.pedido })
  if (paper.situacao === 'validado') throw new AppError('conflict', text.validated)
  await attachUpload(db, actor, id_arquivo, 'pre_admissao_papel', id, 'documentos')
  const saved = await keepSentPaper(db, id, id_arquivo)
  await touchRecord(db, 'pre_admissao', paper.id_pre_admissao)
  await notify(db, {
    remetente: null,
    // Who was hired may be one of them: they cannot open their own.
    usuarios: (await holdersOf(db, 'rh:gestor', paper.id_empresa)).filter((one) => one !== actor.id),
    data: {
      modulo: 'rh',
      msg: text.sentNotice(paper.nome ?? paper.email),
      rota: `/human-resources/first-days/view/${paper.id_pre_admissao}`,
    },
    sobre: `rh_usuario:${paper.id_usuario}`,
    // Many papers of one day are one notice.
    chave: `pre_admissao:${paper.id_pre_admissao}:${todayInBrazil()}`,
  })
  return saved
}

async function ownOpen(db: Database, actor: Actor, id: number): Promise<void> {
  assertOpen(found(await holdOwnFirstDay(db, actor.id, id)))
}

export async function saveSizes(db: Database, actor: Actor, { id, ...sizes }: OwnSizesInput) {
  assertChanges(sizes)
  await ownOpen(db, actor, id)
  return keepSizes(db, id, sizes)
}

export async function saveBank(deps: Deps, db: Database, actor: Actor, { id, ...bank }: BankInput) {
  await ownOpen(db, actor, id)
  return keepBank(db, id, sealBank(deps.sealed, { ...bank, pix_chave: bank.pix_chave ?? null }))
}

/** A paper's file is for its person, and for HR's manager of the provider, whose reading is recorded. */
export const paperFiles: FileRule = {
  async maySee(db, actor, id) {
    const owner = actor && (await ownerOfPaper(db, id))
    return Boolean(owner && (owner.id_usuario === actor.id || inScopeOf(actor, owner.id_empresa)))
  },
  async recordReading(db, actor, id) {
    const owner = await ownerOfPaper(db, id)
    if (owner) await recordReading(db, actor, [owner.id_usuario], ADMISSION_PAPERS)
  },
}

/** Two leads that are one: the loser becomes wrong/duplicada and points at the other. It can be undone. */
import { isSuperadmin } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type { MergeLeadsInput } from '@intranet/contract/sales/lead'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { holdRecords } from '../../../platform/records.ts'
import { markLeads } from '../blacklist/blacklist-marks.queries.ts'
import { assertOnlyOpen } from './lead-checks.queries.ts'
import { fillFrom, keptLead, moveOutsideIds, takeBack } from './lead-duplicates.queries.ts'
import { markElsewhere } from './lead-price.service.ts'
import { assertNamed, changeLead, holdLead, recordHistory } from './lead-writes.queries.ts'

export async function mergeLeads(db: Database, actor: Actor, { id, id_mantida }: MergeLeadsInput) {
  if (id === id_mantida) throw refusals.field('id_mantida', text.sameLead)
  await holdRecords(db, 'vendas_lead', [id, id_mantida])
  const [one, other] = [await holdLead(db, actor, id), await holdLead(db, actor, id_mantida)]
  if (one.desfecho !== 'aberta' || other.desfecho !== 'aberta')
    throw new AppError('conflict', text.mergeClosed)
  for (const lead of [one, other]) assertNamed(lead)
  if (one.id_empresa !== other.id_empresa && !isSuperadmin(actor))
    throw new AppError('forbidden', text.mergeOtherProvider)
  await fillFrom(db, actor, id, id_mantida)
  await moveOutsideIds(db, id, id_mantida)
  await recordHistory(db, actor, [
    { id_lead: id, acao: 'unida', texto: `Lead ${id_mantida}` },
    { id_lead: id_mantida, acao: 'unida', texto: `Lead ${id}` },
  ])
  await changeLead(db, id, { wrong_motivo: 'duplicada', id_lead_associada: id_mantida })
  const filled = await holdLead(db, actor, id_mantida)
  const mark = await markElsewhere(db, actor, { ...other, fora_tabela_em: filled.fora_tabela_em }, filled)
  if (Object.keys(mark).length) await changeLead(db, id_mantida, mark)
  // One of another provider brings a document of which a third lead may be open here.
  if (filled.documento !== other.documento) await assertOnlyOpen(db, id_mantida)
  await markLeads(db, { ids: [id_mantida] })
  return { id, id_mantida }
}

/** Reopens the merged lead and removes what the merge filled in on the other one. */
export async function unmergeLead(db: Database, actor: Actor, id: number) {
  const kept = await keptLead(db, actor, id)
  if (kept) await holdRecords(db, 'vendas_lead', [id, kept])
  const locked = await holdLead(db, actor, id)
  const id_mantida = locked.desfecho === 'errada' ? await takeBack(db, id) : undefined
  if (!id_mantida) throw new AppError('conflict', text.notMerged)
  await recordHistory(db, actor, [
    { id_lead: id, acao: 'separada', texto: `Lead ${id_mantida}` },
    { id_lead: id_mantida, acao: 'separada', texto: `Lead ${id}` },
  ])
  await changeLead(db, id, { wrong_motivo: null, id_lead_associada: null })
  // The two were open before the merge; a third one is not.
  await assertOnlyOpen(db, id, [id_mantida])
  await markLeads(db, { ids: [id, id_mantida] })
  return { id, id_mantida }
}

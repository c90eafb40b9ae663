/** New leads and their changes: the checks that are the same for screens, REST and imports. */
import { can } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type {
  CreatedLead,
  CreateLeadsInput,
  PossibleDuplicate,
  UpdateLeadInput,
} from '@intranet/contract/sales/lead'
import { leadReach } from '@intranet/contract/sales/lead-reach'
import { NO_COVERAGE, type LeadOrigin } from '@intranet/contract/sales/lead-words'
import type { Parameters } from '../../../platform/parameters.ts'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertChanges, assertNewest, found, withoutMissing } from '../../../platform/records.ts'
import { holdSalesOf } from '../../desk/open-sale.queries.ts'
import { markLeads } from '../blacklist/blacklist-marks.queries.ts'
import { coversAll, type Place } from '../coverage/covers.queries.ts'
import { sendToErp } from '../erp/send-to-erp.queries.ts'
import { recordItemReading } from '../item-reading.queries.ts'
import { assertTakesLeads, wrongCampaignOrChannel, type OfferedChoices } from '../offered-choices.ts'
import {
  assertNoneOpen,
  assertOnlyOpen,
  linksOf,
  outcomesOf,
  providersWithCoverage,
} from './lead-checks.queries.ts'
import { resemblingLeads, seenLead, type Resembling } from './lead-duplicates.queries.ts'
import { getLead, seesMasked } from './lead-list.queries.ts'
import type { LeadWaits } from './lead-lists.ts'
import {
  assertNamed,
  changedLead,
  changeLead,
  holdLead,
  insertLeads,
  type InsertedLead,
  type LeadChange,
  type LeadDraft,
} from './lead-writes.queries.ts'
import { notifySeller } from './lead-assign.service.ts'
import { isOtherPlan, markElsewhere, planAfter, planJudge } from './lead-price.service.ts'
import { assertSeller } from './seller.queries.ts'
import { agreedBefore, correctSale } from './sold-lead.service.ts'

/** Drafts whose provider has registered coverage that does not include their address are lost at once. */
async function withoutCoverage(db: Database, drafts: readonly LeadDraft[]): Promise<LeadDraft[]> {
  const covered = await providersWithCoverage(
    db,
    drafts.map(({ id_empresa }) => id_empresa),
  )
  const placed = drafts.map(
    (draft) => covered.has(draft.id_empresa) && Boolean(draft.cidade) && Boolean(draft.estado),
  )
  const places = drafts.filter((_, n) => placed[n]).map((draft) => ({ ...draft, uf: draft.estado }) as Place)
  const reached = (await coversAll(db, places)).values()
  return drafts.map((draft, n) =>
    placed[n] && !reached.next().value ? { ...draft, motivo_inviabilidade: NO_COVERAGE } : draft,
  )
}

/**
 * Creates any number of leads in a few statements: coverage checked, history 'criada', blacklist marked, queued for the
 * ERP. The consent form and the imports call it too, with `actor` null if nobody is signed in. A participant with a lead
 * gets no other, so it may be called again. For thousands set `app.sem_historico` before.
 */
export async function createLeads(
  db: Database,
  actor: Actor | null,
  drafts: readonly LeadDraft[],
): Promise<InsertedLead[]> {
  if (!drafts.length) return []
  const made = await insertLeads(db, await withoutCoverage(db, drafts), actor?.id ?? null)
  const ids = made.map(({ id }) => id)
  await markLeads(db, { ids, novas: true })
  await sendToErp(db, ids)
  return made
}

/** The provider is the actor's, and offers campaign and channel; each pair is asked for once. */
async function assertOffered(db: Database, actor: Actor, rows: readonly OfferedChoices[]): Promise<void> {
  const pairs = rows.map(({ id_empresa, id_campanha, id_canal }) => ({ id_empresa, id_campanha, id_canal }))
  for (const pair of new Map(pairs.map((one) => [JSON.stringify(one), one])).values()) {
    assertNoErrors(await wrongCampaignOrChannel(db, actor, pair))
    await assertTakesLeads(db, actor, pair.id_campanha)
  }
}

/** The links that brought people, by their codes: refuses one of another provider than the lead's. */
async function assertLinks(db: Database, rows: CreateLeadsInput['objects']) {
  const brought = rows.flatMap(({ trk, id_empresa }) => (trk ? [{ trk, id_empresa }] : []))
  const codes = brought.map(({ trk }) => trk)
  const named = codes.length ? await linksOf(db, codes) : []
  const links = new Map(named.map((link) => [link.codigo, link]))
  if (brought.some(({ trk, id_empresa }) => links.get(trk)?.id_empresa !== id_empresa))
    throw refusals.field('trk', text.unknownLink)
  return links
}

function originOf(actor: Actor): LeadOrigin {
  if (actor.chave) return 'api'
  return leadReach(actor) === 'own' ? 'externo' : 'interno'
}

/** Leads that people enter: a seller's lead is their own, a manager chooses the seller. */
export async function createTypedLeads(
  db: Database,
  actor: Actor,
  { objects: rows, fora_tabela }: CreateLeadsInput,
): Promise<CreatedLead[]> {
  await assertOffered(db, actor, rows)
  await assertNoneOpen(
    db,
    rows.flatMap(({ id_empresa, documento }) => (documento ? [{ id_empresa, documento }] : [])),
  )
  const chooses = can(actor, 'vendas', 'manage')
  const ofSellers = chooses ? Map.groupBy(rows, ({ id_vendedor }) => id_vendedor) : []
  for (const [id_vendedor, theirs] of ofSellers)
    await assertSeller(
      db,
      id_vendedor,
      theirs.map(({ id_empresa }) => id_empresa),
    )
  const judge = planJudge(db, actor, fora_tabela)
  const marks = await Promise.all(rows.map((row) => judge(row, row.motivo_fora_tabela)))
  const links = await assertLinks(db, rows)
  const drafts = rows.map(({ aceite_lgpd, trk, ...row }, n) => ({
    ...row,
    ...marks[n],
    tipo: row.tipo ?? 'novo',
    origem: originOf(actor),
    id_tracking: (trk && links.get(trk)?.id) || null,
    id_vendedor: chooses ? (row.id_vendedor ?? null) : actor.id,
    aceite_lgpd_em: aceite_lgpd ? new Date().toISOString() : null,
  }))
  const ids = (await createLeads(db, actor, drafts)).map(({ id }) => id)
  const sellers = Map.groupBy(ids, (_, n) => drafts[n]!.id_vendedor)
  for (const [id_vendedor, theirs] of sellers) await notifySeller(db, actor, id_vendedor, theirs)
  const outcomes = await outcomesOf(db, ids)
  const resembling = new Map((await resemblingLeads(db, actor, ids, 1)).map((one) => [one.id_lead, one]))
  return outcomes.map((row) => ({ ...row, aviso: noticeOf(row.desfecho, resembling.get(row.id)) }))
}

const sameNames = { documento: 'documento', fone: 'telefone', endereco: 'endereço' }

/** What the person who made a lead should know: it was lost at once, or there is one like it already. */
function noticeOf(outcome: string, like: Resembling | undefined): string | null {
  const lost = outcome === 'sem_cobertura' && text.createdWithoutCoverage
  if (!like) return lost || null
  const same = like.iguais.map((one) => sameNames[one]).join(' e ')
  return `${lost || text.created} ${text.resembles(like.id, same)}`
}

/** Leads that may be the same as this one; 404 if the actor does not see it. */
export async function possibleDuplicates(
  db: Database,
  actor: Actor,
  id: number,
): Promise<PossibleDuplicate[]> {
  const rows = await resemblingLeads(db, actor, [id], 20)
  if (!rows.length) found(await seenLead(db, actor, id))
  return rows.map(({ id_lead: _, ...row }) => row)
}

/** Changes what was typed; a new document or address is looked up in the blacklist again. A sold lead is final. */
export async function changeTypedLead(
  deps: { parameters: Parameters },
  db: Database,
  actor: Actor,
  input: UpdateLeadInput,
) {
  const { id, updated_at: _, fora_tabela, motivo_fora_tabela, motivo, ...fields } = input
  await holdSalesOf(db, [id])
  const locked = await holdLead(db, actor, id)
  assertNewest(input, locked)
  if (locked.desfecho === 'excluida') throw refusals.notFound()
  assertNamed(locked)
  const set: LeadChange = withoutMissing(fields)
  assertChanges(set)
  const changed = (key: 'id_campanha' | 'id_canal') => (fields[key] === locked[key] ? null : fields[key])
  await assertOffered(db, actor, [
    { id_empresa: locked.id_empresa, id_campanha: changed('id_campanha'), id_canal: changed('id_canal') },
  ])
  const plan = planAfter(locked, fields)
  const mark = isOtherPlan(locked, fields)
    ? await planJudge(db, actor, fora_tabela)(plan, motivo_fora_tabela ?? motivo)
    : await markElsewhere(db, actor, locked, plan)
  Object.assign(set, mark)
  const before = await agreedBefore(db, locked)
  const { id: saved } = await changeLead(db, id, set)
  await correctSale(deps, db, actor, { id, before, motivo })
  if (set.documento && set.documento !== locked.documento) await assertOnlyOpen(db, id)
  await markLeads(db, { ids: [saved] })
  return changedLead(db, id)
}

/** The complete lead. Reading a complete document is recorded (docs/platform.md#recorded-readings). */
export async function readLead(db: Database, actor: Actor, id: number, waits: LeadWaits) {
  const row = found(await getLead(db, actor, id, waits))
  if (row.documento && !seesMasked(actor))
    await recordItemReading(db, actor, 'vendas_lead', [id], 'documento')
  return row
}

import { lead as leadText } from '@intranet/contract/messages/leads'
import { daysBetween, daysLater, todayInBrazil } from '@intranet/contract/today'
import type { LinkFigures, LinkFiguresInput } from '@intranet/contract/sales/tracking-link-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { readLinkFigures } from './link-figures.queries.ts'
import { getTrackingLink } from './tracking-link.queries.ts'

const USUAL_DAYS = 30
const MAX_DAYS = 366
/** More bars than this are shown by month. */
const MAX_BARS = 62

/** The link with what it was clicked and brought in the period, in all and over time. 12 months at most. */
export async function viewLinkFigures(
  db: Database,
  actor: Actor,
  publicUrl: string,
  input: LinkFiguresInput,
) {
  const to = input.data_fim ?? todayInBrazil()
  const from = input.data_ini ?? daysLater(to, 1 - USUAL_DAYS)
  const days = daysBetween(from, to) + 1
  if (days < 1)
    throw refusals.invalid({ data_fim: 'A data de fim deve ser maior ou igual à data de início.' })
  if (days > MAX_DAYS) throw refusals.invalid({ data_fim: leadText.maxPeriod })
  const link = found(await getTrackingLink(db, actor, publicUrl, input.id))
  const step = days > MAX_BARS ? 'month' : 'day'
  const dados = await readLinkFigures(db, link.id, { from, to, step })
  const total: LinkFigures = { cliques: 0, robos: 0, leads: 0, vendas: 0 }
  for (const row of dados)
    for (const key of ['cliques', 'robos', 'leads', 'vendas'] as const) total[key] += row[key]
  return {
    link,
    data_ini: from,
    data_fim: to,
    por: step === 'day' ? ('dia' as const) : ('mes' as const),
    total,
    dados,
  }
}

/** A lead that was won becomes a sale of the backoffice, in the transaction of its move (docs/desk.md#sales). */
import type { Database } from '@intranet/db/connection'
import type { Parameters } from '../../platform/parameters.ts'
import { deadlineFor } from './deadline.service.ts'
import { insertSales, placeOfLead, renewSales, setDeadlines, type RenewedSale } from './open-sale.queries.ts'

/** Opens the sale of a won lead; one that is open already stays. */
export async function openSale(db: Database, parameters: Parameters, id_lead: number): Promise<void> {
  const place = await placeOfLead(db, id_lead)
  const prazo = await deadlineFor(db, parameters, 'vendas', { from: new Date(), place })
  await insertSales(db, { ids: [id_lead], prazo })
}

/** Sales as their leads are now; one that is audited again has the time of a new one (docs/desk.md#clocks). */
export async function followLeads(
  db: Database,
  parameters: Parameters,
  ids: readonly number[],
): Promise<RenewedSale[]> {
  const sales = await renewSales(db, ids)
  const times = []
  for (const { id, reaberta, ...place } of sales)
    if (reaberta)
      times.push({ id, prazo: await deadlineFor(db, parameters, 'vendas', { from: new Date(), place }) })
  if (times.length) await setDeadlines(db, times)
  return sales
}

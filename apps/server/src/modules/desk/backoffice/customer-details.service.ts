import type { CustomerInput } from '@intranet/contract/desk/customer-details'
import { dialog } from '@intranet/contract/messages'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { readCustomerDetails } from './customer-details.queries.ts'

/** One customer whole; the reading is recorded. 404 where neither the register nor the desk knows the code. */
export async function readCustomer(db: Database, actor: Actor, input: CustomerInput) {
  const details = found(await readCustomerDetails(db, actor, input))
  if (!details.dados && !details.linha_do_tempo.length) throw new AppError('not_found', dialog.noResult)
  if (details.dados)
    await recordItemReading(db, actor, 'relationship_dados_pessoas', [details.dados.id], 'detalhes')
  return details
}

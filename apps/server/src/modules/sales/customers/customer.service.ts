import { mayLookUpCustomers } from '@intranet/contract/sales/customer-access'
import type { LookUpCustomersInput } from '@intranet/contract/sales/customers'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { recordItemReading } from '../item-reading.queries.ts'
import { findCustomers, getCustomer } from './customer.queries.ts'

const TABLE = 'relationship_dados_pessoas'

/** One customer whole: the reading is recorded. */
export async function readCustomer(db: Database, actor: Actor, id: number) {
  const customer = found(await getCustomer(db, actor, id))
  await recordItemReading(db, actor, TABLE, [id], 'cadastro')
  return customer
}

/** Customers to choose from; whose documents were shown is recorded. */
export async function lookUpCustomers(db: Database, actor: Actor, input: LookUpCustomersInput) {
  if (!mayLookUpCustomers(actor)) throw refusals.forbidden()
  const customers = await findCustomers(db, actor, input)
  await recordItemReading(
    db,
    actor,
    TABLE,
    customers.map(({ id }) => id),
    'consulta',
  )
  return customers
}

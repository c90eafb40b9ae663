import { findsWholeCustomers, maySeeCustomers } from '@intranet/contract/sales/customer-access'
import type { ListCustomersInput, LookUpCustomersInput } from '@intranet/contract/sales/customers'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { markAsked } from '../asked-facts.ts'
import { recordItemReading } from '../item-reading.queries.ts'
import { searchCounted } from './customer-guessing.service.ts'
import { findCustomers, getCustomer, listCustomers } from './customer.queries.ts'

const TABLE = 'relationship_dados_pessoas'

const markFoundByPhone = (deps: Deps, rows: readonly { id_empresa: number; codpessoa: string }[]) =>
  markAsked(
    deps,
    'telefone',
    rows.map(({ id_empresa, codpessoa }) => ({ id_empresa, cod_cliente: codpessoa })),
  )

/** A list of more customers than this finds none of them. */
const MOST_FOUND = 20

const asksPhone = ({ telefone, _and = [], _or = [] }: ListCustomersInput['filtro']): boolean =>
  telefone !== undefined || [..._and, ..._or].some(asksPhone)

/** One page of the register, for the staff of sales. */
export async function readCustomers(deps: Deps, db: Database, actor: Actor, request: ListCustomersInput) {
  const page = await listCustomers(db, actor, request)
  if (asksPhone(request.filtro) && page.dados.length <= MOST_FOUND) await markFoundByPhone(deps, page.dados)
  return page
}

/** One customer, complete from solicitante up: the reading is recorded. */
export async function readCustomer(db: Database, actor: Actor, id: number) {
  if (!maySeeCustomers(actor)) throw refusals.forbidden()
  const customer = found(await getCustomer(db, actor, id))
  await recordItemReading(db, actor, TABLE, [id], 'cadastro')
  return customer
}

/**
 * Customers to choose from; it is recorded which ones were shown. An external seller finds a customer by the exact code
 * or CPF, never by a part of the name or a phone.
 */
export async function lookUpCustomers(deps: Deps, db: Database, actor: Actor, input: LookUpCustomersInput) {
  const whole = findsWholeCustomers(actor)
  const { codpessoa, cpf, telefone } = input
  if (!whole && !maySeeCustomers(actor) && !codpessoa && !cpf) throw refusals.forbidden()
  const page = await searchCounted({
    deps,
    db,
    actor,
    asked: { documento: cpf, fone: telefone },
    run: () => findCustomers(db, actor, input, whole),
    isMiss: ({ total }) => total === 0,
  })
  if (telefone)
    await markAsked(
      deps,
      'telefone',
      page.dados.map((one) => ({ id_empresa: one.id_empresa, cod_cliente: one.codpessoa })),
    )
  await recordItemReading(
    db,
    actor,
    TABLE,
    page.dados.map(({ id }) => id),
    'consulta',
  )
  return page
}

import { DAY_SECONDS } from '@intranet/contract/durations'
import type { Fact } from '@intranet/contract/desk/client-panel-words'
import type { Deps } from '../../platform/deps.ts'
import type { Limit } from '../../platform/limits.ts'

const askedBy = (fact: Fact): Limit => ({
  name: `painel-perguntado-${fact}`,
  points: 1,
  seconds: DAY_SECONDS,
})

interface CustomerKey {
  id_empresa: number
  cod_cliente: string
}
const keyOf = ({ id_empresa, cod_cliente }: CustomerKey) => `${id_empresa}:${cod_cliente}`

type Marks = Pick<Deps, 'limits'>

/**
 * Marks customers as found by a fact. For a day it identifies nobody on the client panel, whichever
 * colleague opens the attendance: docs/client-panel.md#identification.
 */
export async function markAsked({ limits }: Marks, fact: Fact, customers: readonly CustomerKey[]) {
  for (const customer of customers) await limits.take(askedBy(fact), keyOf(customer))
}

/** Whether somebody found the customer by this fact within a day. */
export const wasAsked = async ({ limits }: Marks, fact: Fact, customer: CustomerKey): Promise<boolean> =>
  (await limits.wait(askedBy(fact), keyOf(customer))) !== null

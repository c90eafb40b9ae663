import type { CustomerInput } from '@intranet/contract/desk/customer-details'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { openMemory } from '../../../platform/erp/erp-memory.ts'
import { openErp } from '../../../platform/erp/erp-system.ts'
import { found } from '../../../platform/records.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { wholeOf } from '../client-panel/view.service.ts'
import { enterCustomerErp } from './customer-erp.queries.ts'

/**
 * What the provider's system answers of a customer: three statements and one round of parallel calls. A part that the
 * system does not answer within moments is what was known of it, or null. Throws 404 for another provider.
 */
export async function readCustomerErp(deps: Deps, actor: Actor, input: CustomerInput) {
  const ground = groundOf(deps)
  const { conexao } = found(await enterCustomerErp(ground.db, actor, input))
  const nothing = { contratos: null, conexoes: null, faturas: null, os: null }
  if (!conexao) return { ligado: false, ...nothing }
  const { cod_cliente } = input
  const memory = await openMemory(ground, openErp(ground, conexao), cod_cliente, { gathers: true })
  const whole = await wholeOf({ memory, cod_cliente })
  await memory.keep()
  return { ligado: true, ...whole }
}

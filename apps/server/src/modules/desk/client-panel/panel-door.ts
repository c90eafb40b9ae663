/** The builders of the panel's procedures: none of them runs without an identified customer. */
import type { Ability } from '@intranet/contract/access'
import { panelCustomer } from '@intranet/contract/desk/client-panel'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import * as z from 'zod'
import { AppError } from '../../../platform/errors.ts'
import { toTrpcError } from '../../../platform/procedure/error-map.ts'
import type { Asked, Meta } from '../../../platform/procedure/meta.ts'
import { procedure, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { enterAttendance, type EnteredVisit } from './attendance.queries.ts'
import { randomId } from '@intranet/contract/record'

const named = z.object(panelCustomer.shape)
const header = randomId()

export const notIdentified = () =>
  new AppError('forbidden', text.identify, { nome: 'ClienteNaoIdentificado' })

/** Throws 403 with the documented text; who may call at all was looked at before. */
async function enter({ ctx, path, getRawInput }: Omit<Asked, 'meta'>): Promise<EnteredVisit> {
  const customer = named.safeParse(await getRawInput().catch(() => undefined))
  const chave = header.safeParse(ctx.attendance)
  const { actor, deps } = ctx
  // Outside any transaction: what was seen is logged although the call fails afterwards.
  const visit =
    actor && customer.success && chave.success
      ? await enterAttendance(deps.connection.db, actor, { chave: chave.data, ...customer.data }, path)
      : undefined
  if (!visit) throw toTrpcError(notIdentified())
  return visit
}

const door: Meta = { passes: enter, attended: true }

/** A view of, or a change about, the customer in view. */
export const atCustomer = <A extends Exclude<Ability, 'public'>>(
  ability: A,
  exposure: 'providerRows' | 'nothing',
) =>
  procedure('painel_cliente', ability, exposure)
    .meta(door)
    .use(async (asked) => asked.next({ ctx: { visit: await enter(asked) } }))

/** The same for what calls the ERP to act: no transaction is open meanwhile. */
export const slowAtCustomer = () =>
  slowProcedure('painel_cliente', 'create', 'nothing')
    .meta(door)
    .use(async (asked) => asked.next({ ctx: { visit: await enter(asked) } }))

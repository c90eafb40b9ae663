/** Parameters that a documented path does not accept are refused: ignoring them would answer another question. */
import { rest as words } from '@intranet/contract/messages/list-requests'
import { refusal } from '@intranet/contract/messages/refusals'
import { unknownKeys } from '@intranet/contract/zod-locale'
import { refusals } from '../../platform/errors.ts'
import { isOfFilter } from '../../platform/rest/filter-parameters.ts'
import { decidedByServer, isFields, unwrapped } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

const NUL = '\0'

/** Throws 422 for a query parameter that the route does not know, or that was sent twice. */
function assertQuery({ query: names = [] }: RestRoute, query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) {
    if ([value].flat().some((one) => String(one).includes(NUL)))
      throw refusals.invalid({ [name.slice(0, 80)]: refusal.nul })
    if (names.includes('filtro') && isOfFilter(name)) continue
    if (!names.includes(name)) throw refusals.invalid({ [name.slice(0, 80)]: unknownKeys([name]) })
    // Clients write an order by several columns with commas, or a parameter for each.
    if (typeof value !== 'string' && name !== 'sort') throw refusals.invalid({ [name]: words.once })
  }
}

/** Throws 422 where a route without a body is sent more than `{}` and what the server decides itself. */
function assertNoBody({ method, wrap }: RestRoute, body: unknown): void {
  if (method === 'GET' || wrap || body === undefined || body === null) return
  const sent = isFields(body) ? unwrapped(body) : body
  if (!isFields(sent)) throw refusals.invalid({ corpo: words.otherType('object') })
  const [extra] = Object.keys(sent).filter((key) => !decidedByServer.includes(key))
  if (extra !== undefined) throw refusals.invalid({ [extra.slice(0, 80)]: unknownKeys([extra]) })
}

export function assertTaken(route: RestRoute, query: Record<string, unknown>, body: unknown): void {
  assertQuery(route, query)
  assertNoBody(route, body)
}

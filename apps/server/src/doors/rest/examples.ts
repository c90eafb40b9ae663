/** Bodies that tests sent and that were answered with 200 (`node tools/examples.ts`): the examples of the document. */
import { restRequest } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import recorded from './examples.json' with { type: 'json' }

interface Sent {
  params: Record<string, string>
  body: unknown
}
const sent: Record<string, Sent | undefined> = recorded

/** The example of an operation; none where its schemas have changed since it was recorded. */
export function exampleOf({ method, path, contract }: RestRoute): unknown {
  const { params, body } = sent[`${method} ${path}`] ?? {}
  if (!contract || !params) return undefined
  try {
    const fields = contract.read(restRequest(params, {}, body))
    return contract.takes.every((schema) => schema.safeParse(fields).success) ? body : undefined
  } catch {
    return undefined
  }
}

/** Which verbs the addresses of programs take: what asks otherwise is 405, and not an address that is not there. */
import type { FastifyInstance } from 'fastify'

/** The verbs of the routes that an address has; none for an unknown one. */
export type VerbsOf = (url: string) => string[]

const formOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}/?$`,
  )

/** Notes every route below `/v1` that is added from now on. */
export function noteVerbs(app: FastifyInstance): VerbsOf {
  const routes: { form: RegExp; verbs: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/v1/')) routes.push({ form: formOf(url), verbs: [method].flat() })
  })
  return (url) => {
    const address = url.split('?')[0]!
    const found = routes.filter(({ form }) => form.test(address)).flatMap(({ verbs }) => verbs)
    return [...new Set(found)].toSorted()
  }
}

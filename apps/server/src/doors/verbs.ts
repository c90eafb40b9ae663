/** Which verbs the addresses of programs take: what asks otherwise is 405, and not an address that is not there. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The verbs of the routes that an address has; none for an unknown one. */
export type VerbsOf = (url: string) => string[]

const formOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}/?$`,
  )

const isOfPrograms = (url: string) => /^\/(v1|files)(\/|$)/.test(url)

/** Notes every route of programs that is added from now on. */
export function noteVerbs(app: FastifyInstance): VerbsOf {
  const routes: { form: RegExp; names: number; verbs: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    const names = [...url.matchAll(/:\w+|\*/g)].length
    if (isOfPrograms(url)) routes.push({ form: formOf(url), names, verbs: [method].flat() })
  })
  return (url) => {
    const address = url.split('?')[0]!
    const found = routes.filter(({ form }) => form.test(address))
    // `/v1/empresa/filtro` is an address, and no company of that name.
    const fewest = Math.min(...found.map(({ names }) => names))
    const verbs = found.flatMap((route) => (route.names === fewest ? route.verbs : []))
    return [...new Set(verbs)].toSorted()
  }
}

/** What an address takes, where another one with a name in its place took the call: `GET /v1/empresa/filtro`. */
export function otherVerbs(verbsOf: VerbsOf, { url, method, routeOptions }: FastifyRequest): string[] {
  if (!routeOptions.url?.includes(':')) return []
  const verbs = verbsOf(url)
  return verbs.includes(method) ? [] : verbs
}

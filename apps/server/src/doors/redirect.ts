/**
 * GET /r/:codigo: a tracking link leads on, and its click is counted. Printed on paper, so that it must answer for
 * years.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sourceCode } from '@intranet/contract/careers/vacancies'
import { slugify } from '@intranet/contract/formats'
import { isbot } from 'isbot'
import type { Deps } from '../platform/deps.ts'
import { createClickCounter } from '../modules/sales/tracking-links/click-counter.ts'
import { findSource, addVisits } from '../modules/careers/vacancies/source.queries.ts'
import { createLinkAddresses } from '../modules/sales/tracking-links/link-addresses.ts'

const MAX_BROWSERS = 2000

/** Whether the caller is a program. The result is cached, since browsers send the same header again and again. */
function createRobotCheck() {
  const cached = new Map<string, boolean>()
  return (browser: string | undefined): boolean => {
    if (!browser) return true
    let robot = cached.get(browser)
    if (robot === undefined) {
      robot = isbot(browser)
      if (cached.size >= MAX_BROWSERS) cached.clear()
      cached.set(browser, robot)
    }
    return robot
  }
}

/** Not a click: HEAD, and requests of browsers that load a page in advance. */
const isClick = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && !headers['sec-purpose'] && headers.purpose !== 'prefetch'

/**
 * Registered beside the other doors, not below them, since it does not need their hooks: it has no body to protect and
 * logs no line per click. It redirects to the superadmins' destinations and to the intranet's own form, never to an address from a
 * request. `secure` is what every answer says.
 */
export async function redirectDoor(
  app: FastifyInstance,
  deps: Deps,
  secure: Record<string, string>,
): Promise<void> {
  // Names and values in one list, which the socket writes fastest.
  const always = Object.entries({ ...secure, 'x-robots-tag': 'noindex', 'content-length': '0' }).flat()
  const { db } = deps.connection
  const clicks = createClickCounter(db, deps.log)
  const visits = createClickCounter(db, deps.log, addVisits)
  const links = createLinkAddresses(db)
  const isRobot = createRobotCheck()
  app.addHook('onClose', async () => {
    await clicks.close()
    await visits.close()
  })

  /** A vacancy's page, with the code for who applies; the list where the source is gone. */
  async function ofVacancy(codigo: string) {
    const source = await findSource(db, codigo)
    if (!source) return { id: null, location: '/careers/list' }
    const page = `/careers/role/${source.id_vaga}/${slugify(source.titulo_vaga)}`
    return { id: source.id, location: `${page}?fonte=${codigo}` }
  }

  await app.register(async (door) => {
    door.get<{ Params: { codigo: string } }>('/r/:codigo', async (request, reply) => {
      const { codigo } = request.params
      // The codes of vacancies are longer than those of sales.
      const vacancy = sourceCode.safeParse(codigo).success ? await ofVacancy(codigo) : undefined
      const { id, location } = vacancy ?? links.peek(codigo) ?? (await links.read(codigo))
      const counter = vacancy ? visits : clicks
      if (id !== null && isClick(request)) counter.count(id, isRobot(request.headers['user-agent']))
      // Directly to the socket: Fastify's reply, made for bodies and hooks, needed a third of a click's time.
      reply.hijack()
      reply.raw.writeHead(302, ['location', location, ...always]).end()
    })
  })
}

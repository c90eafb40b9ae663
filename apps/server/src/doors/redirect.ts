/** GET /r/:codigo: a tracking link leads on, and its click is counted. Printed on paper, so that it must answer for years. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { Deps } from '../deps.ts'
import { createClickCounter } from '../modules/sales/tracking-links/click-counter.ts'
import { createLinkAddresses } from '../modules/sales/tracking-links/link-addresses.ts'

const MAX_BROWSERS = 2000
const always = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-length': 0 }

/** Whether a program asks. Browsers repeat themselves: what was found out about one is remembered. */
function createRobotCheck() {
  const known = new Map<string, boolean>()
  return (browser: string | undefined): boolean => {
    if (!browser) return true
    let robot = known.get(browser)
    if (robot === undefined) {
      robot = isbot(browser)
      if (known.size >= MAX_BROWSERS) known.clear()
      known.set(browser, robot)
    }
    return robot
  }
}

/** A look ahead is no click: HEAD, and what browsers fetch before somebody chose to go there. */
const isClick = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && !headers['sec-purpose'] && headers.purpose !== 'prefetch'

/**
 * Registered before the other doors' hooks, which it goes without: it has no body to protect and leaves no line a click.
 * It leads to destinations that superadmins keep and to our own form, never to what is in a request.
 */
export async function redirectDoor(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps.connection
  const clicks = createClickCounter(db, deps.log)
  const links = createLinkAddresses(db)
  const isRobot = createRobotCheck()
  app.addHook('onClose', () => clicks.close())
  await app.register(async (door) => {
    door.get<{ Params: { codigo: string } }>('/r/:codigo', async (request, reply) => {
      const { codigo } = request.params
      const { id, location } = links.peek(codigo) ?? (await links.read(codigo))
      if (id !== null && isClick(request)) clicks.count(id, isRobot(request.headers['user-agent']))
      // Straight to the socket: the reply's own way, made for bodies and hooks, took a third of a click's time.
      reply.hijack()
      reply.raw.writeHead(302, { location, ...always }).end()
    })
  })
}

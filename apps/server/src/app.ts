/** The HTTP application: doors on one origin. Pure of process and sockets; main listens, tests inject. */
import { READ_ONLY_HEADER, REQUEST_ID } from '@intranet/contract/request-headers'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Deps } from './platform/deps.ts'
import { calendarFeedDoor } from './doors/calendar-feed.ts'
import { compressAnswers } from './doors/compression.ts'
import { assetLabelsDoor } from './doors/asset-labels.ts'
import { curriculumDoor } from './doors/curriculum.ts'
import { publicHeadDoor } from './doors/public-vacancies.ts'
import { fineTermDoor } from './doors/fine-term.ts'
import { offerLetterDoor } from './doors/offer-letter.ts'
import { apiDocs } from './doors/rest/docs.ts'
import { eventsDoor } from './doors/events/plugin.ts'
import { exportDoor } from './doors/export/plugin.ts'
import { filesDoor } from './doors/files/plugin.ts'
import { optOutDoor } from './doors/opt-out.ts'
import { refuseForeignHosts } from './doors/own-host.ts'
import { ownDataDoor } from './doors/own-data.ts'
import { healthDoor } from './doors/health.ts'
import { takeJson } from './doors/json-body.ts'
import { readAway } from './doors/unread-body.ts'
import { fromHttp, refusalsWith } from './doors/http-refusals.ts'
import { providerWebhookDoor } from './doors/provider-webhooks.ts'
import { redirectDoor } from './doors/redirect.ts'
import { noteAtDoor, sourceOf } from './doors/request-context.ts'
import { newRequestId } from './doors/request-id.ts'
import { logRequests } from './doors/request-log.ts'
import { restDoor } from './doors/rest/plugin.ts'
import { trpcDoor } from './doors/trpc/plugin.ts'
import { noteVerbs, otherVerbs } from './doors/verbs.ts'
import { webDoor } from './doors/web/plugin.ts'
import { refusals } from './platform/errors.ts'
import { inRequest } from './platform/origin.ts'
import { toAppError } from './platform/procedure/error-map.ts'
import { singleSignOnDoor } from './doors/single-sign-on.ts'
import { securityTextDoor } from './doors/security-text.ts'
import { tlsOption } from './platform/server-tls.ts'
import { securityHeaders } from './platform/security-headers.ts'

const OWN_PREFIX = /^\/api\/rest(?=\/v1(\/|\?|$))/

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const secure = await securityHeaders(deps.publicUrl)
  const { refuse, badAddress, badMessage } = refusalsWith(secure)
  const app = Fastify({
    loggerInstance: deps.log,
    ...tlsOption(deps.env),
    logController: new LogController({ disableRequestLogging: true }),
    // Every line names its request itself: a separate logger for each cost more than the line.
    childLoggerFactory: (logger) => logger,
    genReqId: newRequestId,
    trustProxy: (_address: string, hop: number) => hop < deps.env.TRUST_PROXY,
    // A busy machine may take longer to start than the ten seconds that are the default.
    pluginTimeout: 60_000,
    bodyLimit: 1024 * 1024,
    // For all of a request, a file of 100 MB with it; the library's default waits for ever.
    requestTimeout: 10 * 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // A stopping server answers what reaches it on open connections, and closes each with its answer.
    return503OnClosing: false,
    frameworkErrors: badAddress,
    clientErrorHandler: badMessage,
    rewriteUrl: (request) => (request.url ?? '/').replace(OWN_PREFIX, ''),
  })

  const verbsOf = noteVerbs(app)
  app.setErrorHandler(async (raw, request, reply) => {
    await readAway(request, reply)
    const found = toAppError(fromHttp(raw), deps.offers.refusals)
    const verbs = found.code === 'not_found' ? otherVerbs(verbsOf, request) : []
    const answer = verbs.length ? refusals.wrongVerb(verbs) : found
    if (answer.code === 'internal') request.log.error({ reqId: request.id, err: raw }, 'request failed')
    noteAtDoor(deps, request, answer)
    if (answer.details.allow) reply.header('allow', answer.details.allow.join(', '))
    if (answer.details.retryAfter) reply.header('retry-after', String(answer.details.retryAfter))
    return refuse(request, reply, answer)
  })
  endKept(app)
  refuseForeignHosts(app, deps)
  await redirectDoor(app, deps, secure)
  await app.register((inner) => openDoors(inner, deps, { verbsOf, secure }))
  return app
}

/** Milliseconds between two looks for kept connections, of a server that stops. */
const LOOK_MS = 1000

/**
 * Node closes idle connections once, when a stop begins. One that was being answered then is kept by its client, and
 * would hold the stop up until it is cut off.
 */
function endKept(app: FastifyInstance): void {
  let looking: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(looking))
}

/** An instance beside the redirect's, not above it: a hook reaches all children of its instance, earlier ones too. */
async function openDoors(
  app: FastifyInstance,
  deps: Deps,
  { verbsOf, secure }: { verbsOf: ReturnType<typeof noteVerbs>; secure: Record<string, string> },
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(secure).header(REQUEST_ID, request.id)
    if (deps.replicas.isReadOnly()) reply.header(READ_ONLY_HEADER, '1')
    done()
  })
  // After the body was read: what reads it may run as part of another request.
  app.addHook('preValidation', (request, _reply, done) => inRequest(sourceOf(request), done))
  logRequests(app, deps)
  takeJson(app)

  await app.register(cookie)
  compressAnswers(app)
  app.addHook(
    'onClose',
    async () => void (await Promise.all([deps.keyLimits.settle(), deps.keyCalls.settle()])),
  )
  trpcDoor(app, deps)
  restDoor(app, deps)
  await apiDocs(app)
  await filesDoor(app, deps)
  exportDoor(app, deps)
  ownDataDoor(app, deps)
  eventsDoor(app, deps)
  calendarFeedDoor(app, deps)
  fineTermDoor(app, deps)
  offerLetterDoor(app, deps)
  curriculumDoor(app, deps)
  await publicHeadDoor(app, deps)
  assetLabelsDoor(app, deps)
  await optOutDoor(app, deps)
  await providerWebhookDoor(app, deps)
  await singleSignOnDoor(app, deps)
  healthDoor(app, deps)
  securityTextDoor(app, deps)
  await webDoor(app, deps, { verbsOf })
}

/**
 * Serves the procedures to the browser app and to typed scripts under /trpc, on tRPC's own wire (single and batched JSON).
 * tRPC's adapter builds a web Request, a Response and streams for each call: that cost a fifth of a list's requests per second.
 */
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server'
import { EXPIRY_HEADER } from '@intranet/contract/access/session-headers'
import { refusal as text } from '@intranet/contract/messages/refusals'
import { idempotency } from '@intranet/contract/messages/access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { fromHttp } from '../http-refusals.ts'
import { noteCalled } from '../key-request.ts'
import { readAway } from '../unread-body.ts'
import { buildContext, keyHeader, noteAtDoor } from '../request-context.ts'
import { cookieSession } from '../session-door.ts'
import { appRouter } from './app-router.ts'
import type { Context } from '../../platform/procedure/context.ts'
import { sawOwnWrite } from '../../platform/procedure/wide-reading.ts'
import { proceduresOf } from '../../platform/procedure/procedures-of.ts'
import { procedureStatusOf, toAppError, toTrpcError } from '../../platform/procedure/error-map.ts'

const MAX_BATCH = 10
/** A batch must not use all connections of the pool. */
const AT_ONCE = 3

const procedures = new Map(Object.entries(proceduresOf(appRouter)))

/** Only our own names: a label for each word that somebody asks for would fill the memory. */
const nameOf = (path: string) => (procedures.has(path) ? path : 'unknown')

type Called = { result: { data: unknown } } | { error: unknown; failure: TRPCError }
interface Named {
  Params: { '*': string }
  Querystring: { batch?: string; input?: string }
}
type Wire = FastifyRequest<Named>

const keyedBatch = () => new AppError('unreadable', idempotency.batched, { nome: 'IdempotencyKey' })
const unreadable = () => new AppError('unreadable', text.unreadable)

/** The inputs by position: `{"0":…}` of a batch, the input itself of a single call. */
function readInputs({ method, query, body }: Wire, batched: boolean): Record<number, unknown> {
  let given = method === 'GET' ? undefined : body
  try {
    if (method === 'GET' && query.input !== undefined) given = JSON.parse(query.input)
  } catch {
    throw unreadable()
  }
  if (!batched) return { 0: given }
  if (given === undefined) return {}
  if (typeof given !== 'object' || given === null) throw unreadable()
  return given as Record<number, unknown>
}

/** Calls the procedures of a batch, a few at a time; answers in their order. */
async function fewAtOnce(
  paths: string[],
  call: (path: string, place: number) => Promise<Called>,
): Promise<Called[]> {
  const called: Called[] = []
  const waiting = paths.entries()
  const work = async () => {
    for (const [place, path] of waiting) called[place] = await call(path, place)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, paths.length) }, work))
  return called
}

/** A question may come in a body too: an address may not hold the number of a person that is asked for. */
function typeOf({ method }: Wire, path: string): 'query' | 'mutation' {
  if (method === 'GET') return 'query'
  return procedures.get(path)?._def.type === 'query' ? 'query' : 'mutation'
}

/** One status when all are the same, otherwise 207. */
function statusOf(called: Called[]): number {
  const statuses = new Set(called.map((one) => ('error' in one ? procedureStatusOf(one.failure) : 200)))
  return statuses.size === 1 ? [...statuses][0]! : 207
}

function writeHeaders(reply: FastifyReply, called: Called[], ctx: Context | undefined): void {
  const waits = called.map((one) => 'error' in one && toAppError(one.failure).details.retryAfter)
  const wait = waits.find(Boolean)
  if (wait) reply.header('retry-after', String(wait))
  // Use moves the end of a session: the browser has to know it to warn in time.
  if (ctx?.actor && !ctx.actor.chave) reply.header(EXPIRY_HEADER, String(ctx.actor.expira_em.getTime()))
}

export function trpcDoor(app: FastifyInstance, deps: Deps): void {
  async function openContext(request: FastifyRequest, reply: FastifyReply) {
    try {
      return { ctx: await buildContext(deps, request, reply, cookieSession(deps, reply)) }
    } catch (error) {
      noteAtDoor(deps, request, error)
      return { refusal: toTrpcError(error) }
    }
  }

  function failed(
    cause: unknown,
    path: string,
    type: 'query' | 'mutation',
    ctx: Context | undefined,
  ): Called {
    const failure = getTRPCErrorFromUnknown(cause)
    if (toAppError(failure).code === 'internal')
      deps.log.error({ err: failure.cause ?? failure, path, reqId: ctx?.requestId }, 'procedure failed')
    const config = appRouter._def._config
    return {
      error: getTRPCErrorShape({ config, error: failure, type, path, input: undefined, ctx }),
      failure,
    }
  }

  async function handle(request: Wire, reply: FastifyReply) {
    const batched = request.query.batch === '1'
    const paths = batched ? request.params['*'].split(',') : [request.params['*']]
    if (paths.length > MAX_BATCH) throw unreadable()
    if (paths.length > 1 && keyHeader(request) !== undefined) throw keyedBatch()
    const inputs = readInputs(request, batched)
    const { ctx, refusal } = await openContext(request, reply)
    // They are called at once: which of a batch reads first is not known.
    if (ctx && paths.some((path) => typeOf(request, path) === 'mutation')) sawOwnWrite(ctx)
    noteCalled(request, `/trpc/${paths.map(nameOf).join()}`)
    const answer = async (path: string, batchIndex: number): Promise<Called> => {
      const type = typeOf(request, path)
      try {
        if (refusal) throw refusal
        const getRawInput = async () => inputs[batchIndex]
        const given = {
          router: appRouter,
          path,
          getRawInput,
          ctx,
          type,
          signal: undefined,
          batchIndex,
        } as const
        return { result: { data: await callTRPCProcedure(given) } }
      } catch (cause) {
        return failed(cause, path, type, ctx)
      }
    }
    const call = async (path: string, batchIndex: number): Promise<Called> => {
      const began = performance.now()
      const one = await answer(path, batchIndex)
      deps.metrics.answered({
        door: 'trpc',
        name: nameOf(path),
        status: statusOf([one]),
        seconds: (performance.now() - began) / 1000,
      })
      return one
    }
    const called = await fewAtOnce(paths, call)
    writeHeaders(reply, called, ctx)
    const wire = called.map((one) => ('error' in one ? { error: one.error } : one))
    return reply.code(statusOf(called)).send(batched ? wire : wire[0])
  }

  /** What is refused before a procedure was found, on the same wire: clients read no other. */
  async function refuse(raw: unknown, request: FastifyRequest, reply: FastifyReply) {
    await readAway(request, reply)
    const called = failed(
      toTrpcError(fromHttp(raw)),
      '',
      request.method === 'GET' ? 'query' : 'mutation',
      undefined,
    )
    return reply.code(statusOf([called])).send({ error: (called as { error: unknown }).error })
  }

  app.get<Named>('/trpc/*', { exposeHeadRoute: false, errorHandler: refuse }, handle)
  app.post<Named>('/trpc/*', { errorHandler: refuse }, handle)
}

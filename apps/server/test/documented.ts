/** Every answer of a documented path is checked by the API document, in every test that asks for one. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import { tidied } from './tidied.ts'
import { writtenDocument } from './written-document.ts'

type Json = Record<string, unknown>
type Operation = { requestBody?: unknown; responses: Record<string, { $ref?: string }> }

const pointer = (...parts: string[]) =>
  `document#/${parts.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`

/** Paths are compared without the names of their parameters. */
const formOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, ':')

type Schema = { type?: unknown; properties?: object; additionalProperties?: unknown }

/**
 * An answer of today has no field beside those of the document, which says nothing of the fields of tomorrow. A part of
 * an `allOf` that has no type only says more of some fields.
 */
function closed<Part>(part: Part): Part {
  const text = JSON.stringify(part, (_key, value: Schema | null) =>
    value?.type && value.properties && !('additionalProperties' in value)
      ? { ...value, additionalProperties: false }
      : value,
  )
  return JSON.parse(text) as Part
}

const media = ['content', 'application/json', 'schema']

/** The document with validators of what it says, each made when it is first asked for. */
function readDocument() {
  const document = closed(writtenDocument<{ paths: Record<string, Record<string, Operation>> }>())
  // A validator runs a few times: with references inlined and its code optimized it takes 14 times as long to make.
  const quick = { inlineRefs: false, code: { optimize: false } }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, ...quick })
  ajv.addSchema(document, 'document')
  const paths = new Map(Object.keys(document.paths).map((path) => [formOf(path), path]))
  const made = new Map<string, ValidateFunction>()
  const at = (...parts: string[]): ValidateFunction => {
    const $ref = pointer(...parts)
    const cached = made.get($ref) ?? ajv.compile({ $ref })
    made.set($ref, cached)
    return cached
  }
  return { document, paths, at }
}

let read: ReturnType<typeof readDocument> | undefined

/** The operation of a route, and validators of its parts; undefined for paths that the document does not have. */
export function operationOf(method: string, path: string) {
  const { document, paths, at } = (read ??= readDocument())
  const template = paths.get(formOf(path))
  const verb = method.toLowerCase()
  const operation = template && document.paths[template]?.[verb]
  if (!template || !operation) return undefined
  return {
    operation,
    at: (...parts: string[]) => at('paths', template, verb, ...parts),
    /** Of a response that is described among the components. */
    named: ({ $ref = '' }: { $ref?: string }) =>
      at('components', 'responses', $ref.split('/').at(-1)!, ...media),
  }
}

/** What is wrong with an answer; undefined if the document says the same. */
function fault(method: string, path: string, status: number, payload: string): string | undefined {
  const known = operationOf(method, path)
  // A failure of ours is in no document; a verb that is refused is one of another address.
  if (!known || status === 500 || status === 405) return undefined
  const { operation, at, named } = known
  const anywhere = [400, 413, 502, 503].includes(status)
  if (!(status in operation.responses) && !anywhere)
    return `answers ${status}, which the document does not have (pnpm openapi writes it)`
  const { [status]: own = operation.responses.default! } = operation.responses
  const validate = status === 200 ? at('responses', '200', ...media) : named(own)
  if (validate(JSON.parse(payload) as Json)) return undefined
  return JSON.stringify(validate.errors)
}

/** Longer ones are no examples: tools/examples.ts takes shorter ones where it has the choice. */
const LONGEST = 3000
/** Files that send anything at all: what they get through is no example. */
const anything = /\/(bad-input|taken|wire|hostile|documented)\.test\.ts$/

const short = (value: unknown) => JSON.stringify(value).length <= LONGEST

/** A field in two forms of one body: the door takes it, and a reader would not know which of them to send. */
export function isTwice(body: object): boolean {
  const { object, filtro, ...beside } = body as Json
  const parts = [beside, object, filtro].flatMap((part) => (part ? [Object.keys(part)] : []))
  return new Set(parts.flat()).size < parts.flat().length
}

/** The parts of an exchange that are as documented and short. */
function exampleOf(operation: string, { body, params }: FastifyRequest, payload: string) {
  const [method = '', path = ''] = operation.split(' ')
  const known = operationOf(method, path)
  if (!known) return undefined
  // Doors take more forms than they document: a flat body too, where that is in `object`.
  const forms = body && known.operation.requestBody ? [tidied(body), { object: tidied(body) }] : []
  const sent = forms.find((form) => Boolean(known.at('requestBody', ...media)(form)))
  // A mark is of one answer alone.
  const takes =
    sent !== undefined && !JSON.stringify(sent).includes('"depois"') && !isTwice(Object(sent)) && short(sent)
  const answer = tidied(JSON.parse(payload))
  const answers = known.at('responses', '200', ...media)(answer) && short(answer)
  if (!takes && !answers) return undefined
  return { operation, params: tidied(params), ...(takes && { body: sent }), ...(answers && { answer }) }
}

/** Keeps what was sent and answered, where tools/examples.ts asks for it. */
function record(operation: string, request: FastifyRequest, payload: string): void {
  const file = process.env.EXAMPLES
  if (!file || anything.test(expect.getState().testPath ?? '')) return
  const example = exampleOf(operation, request, payload)
  if (example) appendFileSync(file, `${JSON.stringify(example)}\n`)
}

/** Has the application answer 500, and the test say why, where an answer is not as documented. */
export function holdDocument(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, url = '' } = request.routeOptions
    if (!url.startsWith('/v1/') || typeof payload !== 'string') return done(null, payload)
    // A record in place of its id is another form.
    const asks = Object.hasOwn(Object(request.query), 'retorno')
    if (reply.statusCode === 200 && !asks) record(`${String(method)} ${url}`, request, payload)
    // Columns that were not asked for are missing.
    const chosen = [request.query, request.body].some((sent) => Object.hasOwn(Object(sent), 'campos'))
    const wrong = chosen ? undefined : fault(String(method), url, reply.statusCode, payload)
    if (!wrong) return done(null, payload)
    process.stderr.write(`${String(method)} ${url} ${wrong}\n${payload.slice(0, 500)}\n`)
    done(new Error(`${url} is not as documented: ${wrong}`))
  })
}

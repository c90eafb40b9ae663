/** A documented path that is one procedure: it takes that procedure's input and answers its output. */
import { rest as text } from '@intranet/contract/messages/list-requests'
import type { AnyProcedure } from '@trpc/server'
import type { output as Parsed, ZodType } from 'zod'
import { refusals } from '../errors.ts'
import { most } from '../list-limit.ts'
import { rowsOf } from '../person-limits.ts'
import { answerSchema } from '../procedure/answers.ts'
import {
  accessOf,
  callProcedure,
  procedurePath,
  takesKey,
  type InputOf,
  type OutputOf,
} from '../procedure/caller.ts'
import type { Access } from '../procedure/meta.ts'
import type { Shape } from './answer-shapes.ts'
import { withNames, withText } from './field-names.ts'
import { bodyFields, queryFields } from './fields.ts'
import { formerNames } from './former-names.ts'
import { inputsOf } from '../procedure/inputs.ts'
import { inputShape, kindOf, objectShape } from './input-fields.ts'
import { booleanIn, type RestRequest } from './request.ts'
import { rememberRowForm } from './row-forms.ts'
import type { BoundRoute, Documented } from './route.ts'

/** Calls another procedure for the same person. */
export type Ask = <P extends AnyProcedure>(procedure: P, input: InputOf<P>) => Promise<OutputOf<P>>

/** A documented form that differs from the input of the procedure, and its one translation into it. */
export interface Form<Input, Param extends string = never> {
  schema: ZodType
  into: (fields: unknown, request: RestRequest<Param>, ask: Ask) => Input | Promise<Input>
}

/**
 * Declares such a form: `schema` refuses what it does not name, `into` gets what is left. One that reads the path says of
 * its request what the path has: `request: RestRequest<'id'>`.
 */
export const form = <S extends ZodType, Input, Param extends string = never>(
  schema: S,
  into: (fields: Parsed<S>, request: RestRequest<Param>, ask: Ask) => Input | Promise<Input>,
): Form<Input, Param> => ({
  schema,
  into: (fields, request, ask) => into(schema.parse(fields) as Parsed<S>, request, ask),
})

type KeysOf<Input> = Input extends unknown ? keyof Input & string : never
type KeyOf<P extends AnyProcedure> = KeysOf<InputOf<P>>
type ColumnOf<P extends AnyProcedure> =
  InputOf<P> extends { filtro?: infer Filter } ? keyof NonNullable<Filter> & string : never

/** The names in a path: `'campaignId' | 'ownerId'` of `/v1/roulette/user/:campaignId/:ownerId`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamOf<`/${Tail}`>
    : Rest
  : never

/**
 * What reads the names in the path: the input by the same names, `params` where the input calls them otherwise, a form, or
 * the filter of a list below a record.
 */
type PathReader<P extends AnyProcedure, Path extends string> =
  | ({ params?: { [Name in ParamOf<Path>]?: KeyOf<P> } } & {
      [Required in 'params' as Exclude<ParamOf<Path>, KeyOf<P>> extends never ? never : Required]: {
        [Name in Exclude<ParamOf<Path>, KeyOf<P>>]: KeyOf<P>
      }
    })
  | { takes: Form<InputOf<P>, ParamOf<Path>> }
  | { below: { column: ColumnOf<P> } }

interface ProcedureRoute<
  P extends AnyProcedure,
  Path extends string,
  Above extends AnyProcedure,
> extends Pick<
  Documented,
  'method' | 'summary' | 'note' | 'says' | 'wrap' | 'bodyLimit' | 'looksUp' | 'ends' | 'refuses' | 'replaced'
> {
  path: Path
  procedure: P
  /** Who may, where what the path itself says is refused to others by the procedure. */
  access?: Access
  answer: Shape<OutputOf<P>>
  /** Names in the path that the input calls otherwise. */
  params?: { [Name in ParamOf<Path>]?: KeyOf<P> }
  /** What the path itself says of the input. */
  fixed?: Partial<InputOf<P>>
  /** What a field is where the client sends none. */
  defaults?: Partial<InputOf<P>>
  /**
   * A list of what belongs to a record of the path: its name there, and the column of the filter that holds it where the
   * input does not. `record` reads that record by `key`, and says 404 where there is none.
   */
  below?: { param: ParamOf<Path>; column?: ColumnOf<P>; record: Above; key: KeyOf<Above> }
  takes?: Form<InputOf<P>, ParamOf<Path>>
  /** Fields of the input that are for screens. */
  hides?: readonly KeyOf<P>[]
  /** Fields that clients send back as they read them and the server decides. */
  drops?: readonly string[]
  /** Fields that a refusal blames → their names here; names of the path are known. */
  blames?: Record<string, string>
  /** The documented text of its refusals, whatever is wrong; a missing session keeps its own. */
  refusal?: string
}

const parameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

type Fields = Record<string, unknown>

/** A path that is the given procedure: path, query and body are its input, the answer is its output in a shape. */
export function route<
  P extends AnyProcedure,
  const Path extends string,
  Above extends AnyProcedure = AnyProcedure,
>(declared: ProcedureRoute<P, Path, Above> & PathReader<P, Path>): BoundRoute {
  const { procedure, access, answer, fixed = {}, defaults = {}, below, takes, ...rest } = declared
  const { drops = [], blames = {}, hides = [], refusal, ...documented } = rest
  const { method, path, wrap = 'object' } = documented
  const params: Record<string, string | undefined> = declared.params ?? {}
  const shape = takes ? objectShape(takes.schema) : inputShape(procedure)
  const input = inputShape(procedure)
  const named = parameters(path)
    .filter((name) => !below?.column || name !== below.param)
    .map((name) => [name, params[name] ?? name] as const)
    .filter(([, key]) => key in input)
  // A separate form has no fields that the path gives.
  const given = [...(takes ? [] : [...named.map(([, key]) => key), ...Object.keys(fixed)]), ...hides]
  const fields = Object.fromEntries(Object.entries(shape).filter(([key]) => !given.includes(key)))
  const names = Object.keys(fields)
  const hasBody = method !== 'GET' && names.length > 0
  const changes =
    ['PUT', 'PATCH'].includes(method) &&
    Object.values(fields).every((one) => one.safeParse(undefined).success)
  if (answer.row) rememberRowForm(procedure, answer.row)
  const output = answerSchema(procedure)
  if (!output) throw new Error(`${method} ${path} names a procedure that does not say what it answers.`)

  const ofPath = (request: RestRequest): Fields =>
    Object.fromEntries(named.map(([name, key]) => [key, pathValue(request, name, input[key])]))

  const sent = (request: RestRequest): Fields => {
    if (method === 'GET') return onePlace(queryFields(request.query, fields))
    return hasBody ? onePlace(bodyFields(request, fields, wrap, drops)) : {}
  }

  function read(request: RestRequest): Fields {
    if (takes) return { ...defaults, ...sent(request) }
    const whole: Fields = { ...defaults, ...sent(request), ...ofPath(request), ...fixed }
    if (below?.column) whole.filtro = withinRecord(whole.filtro, below.column, request.id(below.param))
    return whole
  }

  function inputOf(asked: Fields, request: RestRequest, ask: Ask): unknown {
    if (takes) return takes.into(asked, request, ask)
    return Object.keys(input).length ? asked : undefined
  }

  const namesHere = { ...Object.fromEntries(named.map(([name, key]) => [key, name])), ...blames }
  const former = Object.entries(formerNames(fields))
  /** A procedure may still have the former name of a field that was sent under the one of today. */
  const namesFor = (asked: Fields) => ({
    ...namesHere,
    ...Object.fromEntries(former.filter(([name]) => !(name in asked))),
  })

  /** Whether the path answers every row, however many: where the client says nothing of `limit`. */
  const endless = (request: RestRequest) =>
    limitOf(defaults) === 0 && limitOf(sent(request)) === undefined && sent(request).depois === undefined

  const isList = method === 'GET' && kindOf(fields.filtro) === 'json' && !documented.replaced

  return {
    ...documented,
    ...(isList && { filtered: () => filteredOf(declared) }),
    open: accessOf(procedure)?.ability === 'public',
    ...(hasBody && { wrap }),
    ...(method === 'GET' && { query: names }),
    contract: {
      procedure,
      access: access ?? accessOf(procedure),
      keyed: takesKey(procedure),
      changes,
      converts: Boolean(takes),
      takes: takes ? [takes.schema] : inputsOf(procedure),
      read,
      params: Object.fromEntries(named),
      given,
      defaults,
      answers: answer.schema(output),
    },
    bind(routers) {
      const name = procedurePath(routers, procedure)
      const recordName = below && procedurePath(routers, below.record)
      return async (context, request) => {
        const ask: Ask = (other, otherInput) =>
          callProcedure(other, procedurePath(routers, other), context, () => otherInput)
        const call = (page: Fields = {}) =>
          withNames((reading) =>
            callProcedure(procedure, name, context, () =>
              reading(async () => {
                if (changes) assertNamed(sent(request))
                const fieldsSent = read(request)
                const asked = await inputOf(fieldsSent, request, ask)
                const whole = endless(request) && { limit: most.list, ...page }
                return {
                  asked: whole ? { ...(asked as Fields), ...whole } : asked,
                  names: namesFor(fieldsSent),
                }
              }),
            ),
          )
        const found = await withText(refusal, async () => {
          const first = await call()
          return endless(request) ? withRest(first, call) : first
        })
        // A list of what belongs to a record that is not there is 404, not empty.
        if (below && rowsOf(found)?.length === 0)
          await callProcedure(below.record, recordName!, context, () => ({
            [below.key]: request.id(below.param),
          }))
        return answer.wrap(found, request, context)
      }
    },
  }
}

/** `POST <path>/filtro`: the same list, for the same people, with its filter in a body. */
const filteredOf = <P extends AnyProcedure, Path extends string, Above extends AnyProcedure>(
  declared: ProcedureRoute<P, Path, Above> & PathReader<P, Path>,
): BoundRoute =>
  route<P, Path, Above>({
    ...declared,
    method: 'POST',
    // The names in the path are those of the list.
    path: `${declared.path}/filtro` as Path,
    wrap: 'filtro',
    summary: `${declared.summary}, com o filtro no corpo`,
  })

/** The filter of what belongs to a record; a condition on the same column, sent along, holds as well. */
function withinRecord(sent: unknown, column: string, id: number): Fields {
  const { [column]: own, ...filter } = (sent ?? {}) as Fields
  if (own === undefined) return { ...filter, [column]: id }
  return { ...filter, [column]: own, _and: [...[filter._and ?? []].flat(), { [column]: id }] }
}

/** A page begins after a mark or at an offset. Throws 422 where both are sent: one of them would be ignored. */
function onePlace(fields: Fields): Fields {
  if (fields.depois && fields.offset) throw refusals.invalid({ offset: text.markOrOffset })
  return fields
}

/** Throws 422 for a change that names no field (docs/rest.md#refusals). */
function assertNamed({ updated_at: _, ...fields }: Fields): void {
  if (!Object.keys(fields).length) throw refusals.nothingChanged()
}

const limitOf = (fields: object) => (fields as Fields).limit

/** A list with the rows of all its pages. */
async function withRest<Found>(first: Found, call: (page: Fields) => Promise<Found>): Promise<Found> {
  const dados: unknown[] = []
  let page = first as Found & { dados: unknown[]; depois: string | null }
  for (;;) {
    dados.push(...page.dados)
    if (!page.depois) return { ...first, dados, depois: null }
    page = (await call({ depois: page.depois, contar: false })) as typeof page
  }
}

function pathValue(request: RestRequest, name: string, schema: ZodType | undefined): unknown {
  const kind = kindOf(schema)
  if (kind === 'number') return request.id(name)
  return kind === 'boolean' ? booleanIn(name, request.param(name)) : request.param(name)
}

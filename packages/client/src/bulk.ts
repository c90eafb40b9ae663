/** Many records at once, where one that is refused does not stop the others. */
import { createHash } from 'node:crypto'
import { IntranetError, isRefusal, type Refusal } from './refusals.ts'

/** A procedure that takes up to 500 records, all or none. */
export interface CreateProcedure<Row, Made> {
  mutate(input: { objects: Row[] }, options?: { context?: { idempotencyKey?: string } }): Promise<Made[]>
}

export interface BulkOptions<Row> {
  /** Records of one call: 500 unless said. */
  size?: number
  /**
   * What makes a row the same one: its number in the file, an outside id. Each row is then one call, with an
   * idempotency key made of this text, so that within a day a second run makes nothing twice.
   */
  key?: (row: Row, place: number) => string | number
}

export interface RefusedRow<Row> {
  /** Its place among the rows that were given, from 0. */
  place: number
  row: Row
  mensagem: string
  /** Field → text. */
  campos: Record<string, string>
}

export interface BulkResult<Row, Made> {
  made: Made[]
  refused: RefusedRow<Row>[]
}

interface Placed<Row> {
  place: number
  row: Row
}

/** Of the `left` of a run: how many of its first rows were one call, and the key of that call. */
interface OpenCall {
  key: string
  rows: number
}
const openCalls = new WeakMap<readonly unknown[], OpenCall>()

/**
 * The work ended early: what was made stays, and what is left can be given to `bulk` again. Its cause says why. A call
 * without an answer may have been done: within a day `left`, the same array, is sent by the key of that call.
 */
export class BulkEnded<Row, Made> extends IntranetError implements BulkResult<Row, Made> {
  override readonly name: string = 'BulkEnded'
  readonly made: Made[]
  readonly refused: RefusedRow<Row>[]
  /** The rows of which nothing is said: not sent, or without an answer. */
  readonly left: Row[]
  /** Of a cause that is a refusal. */
  readonly data?: Refusal['data']

  constructor({ made, refused }: BulkResult<Row, Made>, left: Row[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.made = made
    this.refused = refused
    this.left = left
    if (isRefusal(cause)) this.data = cause.data
  }
}

/** The rows that a refusal names (`objects.2.nome`), by their place in what was sent. */
function namedRows(campos: Record<string, string> = {}): Map<number, Record<string, string>> {
  const named = new Map<number, Record<string, string>>()
  for (const [name, text] of Object.entries(campos)) {
    const [, place, field = ''] = /^objects\.(\d+)(?:\.(.*))?$/.exec(name) ?? []
    if (place === undefined) continue
    named.set(Number(place), { ...named.get(Number(place)), [field]: text })
  }
  return named
}

/** The rows of a slice that were refused; throws a refusal that is about none of them. */
function refusedOf<Row>(error: unknown, slice: Placed<Row>[]): RefusedRow<Row>[] {
  if (!isRefusal(error)) throw error
  const named = namedRows(error.data.campos)
  if (slice.length === 1 && named.size === 0 && [404, 409, 422].includes(error.data.httpStatus))
    named.set(0, error.data.campos ?? {})
  if (named.size === 0) throw error
  return [...named].map(([at, campos]) => ({
    ...slice[at]!,
    campos,
    mensagem: Object.values(campos)[0] ?? error.message,
  }))
}

/** What has been done so far, by the place of each row. */
interface Progress<Row, Made> {
  made: Map<number, Made>
  refused: RefusedRow<Row>[]
  /** The call that was sent last. */
  open?: OpenCall
}

function resultOf<Row, Made>({ made, refused }: Progress<Row, Made>): BulkResult<Row, Made> {
  const inOrder = [...made].sort(([one], [other]) => one - other)
  refused.sort((one, other) => one.place - other.place)
  return { made: inOrder.map(([, one]) => one), refused }
}

/**
 * Sends slices, each by a key; one whose rows are refused is sent again without them. `open` is the call that an earlier
 * run had no answer to.
 */
async function inSlices<Row, Made>(
  create: CreateProcedure<Row, Made>,
  placed: readonly Placed<Row>[],
  progress: Progress<Row, Made>,
  { size, open }: { size: number; open?: OpenCall },
): Promise<void> {
  const { made, refused } = progress
  let resumed = open
  for (let from = 0; from < placed.length;) {
    let slice = placed.slice(from, from + (resumed?.rows ?? size))
    from += slice.length
    while (slice.length) {
      const key = resumed?.key ?? crypto.randomUUID()
      resumed = undefined
      progress.open = { key, rows: slice.length }
      try {
        const objects = slice.map(({ row }) => row)
        const answered = await create.mutate({ objects }, { context: { idempotencyKey: key } })
        for (const [at, one] of answered.entries()) made.set(slice[at]!.place, one)
        break
      } catch (error) {
        const wrong = refusedOf(error, slice)
        refused.push(...wrong)
        const places = new Set(wrong.map(({ place }) => place))
        slice = slice.filter(({ place }) => !places.has(place))
      }
    }
  }
}

/** Calls at the same time where each row is one. */
const AT_ONCE = 4

const keyOf = (text: string | number) => createHash('sha256').update(`bulk:${text}`).digest('hex')

/** A key for each row; throws a TypeError where two are the same. */
function keysOf<Row>(rows: readonly Row[], key: NonNullable<BulkOptions<Row>['key']>): string[] {
  const keys = rows.map((row, place) => keyOf(key(row, place)))
  const first = new Map<string, number>()
  for (const [place, one] of keys.entries()) {
    if (first.has(one)) throw new TypeError(`rows ${first.get(one)} and ${place} have the same key`)
    first.set(one, place)
  }
  return keys
}

/** Sends each row by its own key, a few at a time. */
async function rowByRow<Row, Made>(
  create: CreateProcedure<Row, Made>,
  placed: readonly Placed<Row>[],
  { made, refused }: Progress<Row, Made>,
  keys: readonly string[],
): Promise<void> {
  const waiting = placed[Symbol.iterator]()
  let failure: { error: unknown } | undefined
  const work = async () => {
    for (const one of waiting) {
      if (failure) return
      try {
        const options = { context: { idempotencyKey: keys[one.place]! } }
        const [answered] = await create.mutate({ objects: [one.row] }, options)
        made.set(one.place, answered!)
      } catch (error) {
        try {
          refused.push(...refusedOf(error, [one]))
        } catch {
          failure ??= { error }
        }
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (failure) throw failure.error
}

/**
 * Makes many records: `bulk(api.departments.create, rows)`. Rows that are refused do not stop the others. Throws BulkEnded
 * for what is not about single rows, such as 403 or an intranet that is away: it says what was made and what is left.
 */
export async function bulk<Row, Made>(
  create: CreateProcedure<Row, Made>,
  rows: readonly Row[],
  options: BulkOptions<Row> | number = {},
): Promise<BulkResult<Row, Made>> {
  const { size = 500, key } = typeof options === 'number' ? { size: options } : options
  const placed = rows.map((row, place) => ({ place, row }))
  const keys = key && keysOf(rows, key)
  const progress: Progress<Row, Made> = { made: new Map(), refused: [] }
  try {
    await (keys
      ? rowByRow(create, placed, progress, keys)
      : inSlices(create, placed, progress, { size, open: openCalls.get(rows) }))
  } catch (error) {
    const said = new Set([...progress.made.keys(), ...progress.refused.map(({ place }) => place)])
    const left = placed.filter(({ place }) => !said.has(place)).map(({ row }) => row)
    if (progress.open) openCalls.set(left, progress.open)
    throw new BulkEnded(resultOf(progress), left, error)
  }
  return resultOf(progress)
}

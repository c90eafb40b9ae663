/** Asks an IXC server: its lists and its actions, and its errors, which come inside of HTTP 200, as those of all ERPs. */
import { erp as text } from '@intranet/contract/messages/registries'
import * as z from 'zod'
import type { WholeAnswer } from '../../outgoing.ts'
import { statusError } from '../answer-status.ts'
import { ErpError } from '../erp-error.ts'
import type { ErpWay } from '../erp-way.ts'
import { jsonOf } from '../json-body.ts'

const API = '/webservice/v1'
/** More rows than these pages hold are not one customer's. */
const MOST_PAGES = 40

const complaint = z
  .union([
    z.object({ type: z.literal('error'), message: z.string().nullish() }),
    z.object({ tipo: z.literal('erro'), mensagem: z.string().nullish() }),
  ])
  .transform((said) => ('message' in said ? said.message : 'mensagem' in said ? said.mensagem : null))

/** Its texts are made for its own screens. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500)

interface Ask {
  path: string
  body: unknown
  timeout: number
  /** A header alone distinguishes lists from new records. */
  lists?: boolean
  /** Of what acts: then an answer that never came, or cannot be read, leaves it open whether it was done. */
  acts?: boolean
}

export async function sendIxc(way: ErpWay, { path, body, timeout, lists, acts = false }: Ask) {
  const answer = await way.ask(`${API}/${path}`, {
    method: 'POST',
    timeout,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(way.token).toString('base64')}`,
      ...(lists && { ixcsoft: 'listar' }),
    },
    body: JSON.stringify(body),
  })
  if (answer.status !== 200 && answer.status !== 201) throw statusError(answer.status, acts)
  return answer
}

function opened(answer: WholeAnswer, acts: boolean): unknown {
  const body = jsonOf(answer, acts)
  const refused = complaint.safeParse(body)
  if (refused.success) throw new ErpError('refused', plain(refused.data ?? '') || text.refused)
  return body
}

/** Asks, and checks the answer. Throws ErpError. */
export async function askIxc<S extends z.ZodType>(way: ErpWay, ask: Ask, schema: S): Promise<z.output<S>> {
  const checked = schema.safeParse(opened(await sendIxc(way, ask), ask.acts ?? false))
  if (!checked.success) throw new ErpError('bad_answer', text.badAnswer, ask.acts)
  return checked.data
}

type Operator = '=' | '!=' | '>' | '<' | '>=' | '<=' | 'L'

export interface ListQuery {
  resource: string
  /** Column, operator, value: the first one is the list's own question. */
  where: readonly (readonly [column: string, operator: Operator, value: string])[]
  sort: string
  /** At most so many rows. */
  limit: number
  page?: number
}

/** A page of a list; a list without rows has none at all in the answer. */
export async function pageIxc<S extends z.ZodType>(
  way: ErpWay,
  { resource, where, sort, limit, page = 1 }: ListQuery,
  row: S,
  timeout: number,
): Promise<z.output<S>[]> {
  const [[column, operator, value] = ['id', '>', '0'], ...more] = where
  const named = (name: string) => `${resource}.${name}`
  const grid = more.map(([name, OP, P]) => ({ TB: named(name), OP, P }))
  const { registros } = await askIxc(
    way,
    {
      path: resource,
      lists: true,
      timeout,
      body: {
        qtype: named(column),
        query: value,
        oper: operator,
        page: String(page),
        rp: String(limit),
        sortname: named(sort),
        sortorder: 'asc',
        ...(grid.length > 0 && { grid_param: JSON.stringify(grid) }),
      },
    },
    z.object({ total: z.union([z.string(), z.number()]).nullish(), registros: z.array(row).nullish() }),
  )
  return registros ?? []
}

/** All rows of a list, page by page. Throws `bad_answer` where it never ends. */
export async function allIxc<S extends z.ZodType>(
  way: ErpWay,
  query: Omit<ListQuery, 'page'>,
  row: S,
  timeout: number,
): Promise<z.output<S>[]> {
  const all: z.output<S>[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const rows = await pageIxc(way, { ...query, page }, row, timeout)
    all.push(...rows)
    if (rows.length < query.limit) return all
  }
  throw new ErpError('bad_answer', text.badAnswer)
}

/** Whether the server takes the token. Throws ErpError where it does not. */
export async function greetIxc(way: ErpWay, timeout: number): Promise<void> {
  const any = { resource: 'cliente', where: [['id', '>', '0']], sort: 'id', limit: 1 } as const
  await pageIxc(way, any, z.object({}), timeout)
}

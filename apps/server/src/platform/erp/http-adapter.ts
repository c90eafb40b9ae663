/** A system that speaks our own JSON contract (docs/erp-contract.json): what a provider's team can build in a day. */
import { erp as text } from '@intranet/contract/messages/registries'
import type { ErpAbility } from '@intranet/contract/sales/erp'
import * as z from 'zod'
import type { WholeAnswer } from '../outgoing.ts'
import { erpCalls, type CallOptions, type ErpAdapter, type ErpCall } from './erp-calls.ts'
import { ErpError, type ErpFault } from './erp-error.ts'
import { erpLead } from './erp-records.ts'
import type { ErpWay } from './erp-way.ts'
import { jsonOf } from './json-body.ts'

/** An answer about one lead: a longer text is not an answer. */
const MAX_LEAD = 64 * 1024

const faultOf: Record<number, ErpFault> = {
  400: 'invalid',
  401: 'auth',
  403: 'auth',
  404: 'not_found',
  409: 'refused',
  422: 'refused',
  501: 'unsupported',
}
const refusal = z.object({ mensagem: z.string().min(1).max(500) })

function refusedBy({ status, body }: WholeAnswer, writes: boolean): ErpError {
  const fault = faultOf[status]
  if (!fault) return new ErpError('unavailable', text.status(status), writes)
  if (fault === 'auth') return new ErpError(fault, text.wrongCredentials)
  const answered = refusal.safeParse(safeJson(body))
  return new ErpError(fault, answered.success ? answered.data.mensagem : text.status(status))
}

function checked<S extends z.ZodType>(schema: S, answered: unknown, writes: boolean): z.output<S> {
  const parsed = schema.safeParse(answered)
  if (!parsed.success) throw new ErpError('bad_answer', text.badAnswer, writes)
  return parsed.data
}

function safeJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const headersOf = ({ token }: ErpWay, { chave }: CallOptions, writes: boolean) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  ...(writes && { 'idempotency-key': chave }),
  ...(token && { authorization: `Bearer ${token}` }),
})

/** Leads go to the address itself, as they did before there were other calls. */
async function sendLead(way: ErpWay, body: unknown, options: CallOptions): Promise<z.input<typeof erpLead>> {
  const answer = await way.ask('', {
    method: 'POST',
    timeout: options.timeout,
    maxBytes: MAX_LEAD,
    headers: headersOf(way, options, true),
    body: JSON.stringify(body),
  })
  if (answer.status !== 200 && answer.status !== 201) throw refusedBy(answer, true)
  return checked(erpLead, jsonOf(answer, true), true)
}

const call = (way: ErpWay, name: ErpCall) => async (input: unknown, options: CallOptions) => {
  const { writes, answer: schema } = erpCalls[name]
  const answer = await way.ask(`/${name}`, {
    method: 'POST',
    timeout: options.timeout,
    headers: headersOf(way, options, writes),
    body: JSON.stringify(input),
  })
  if (answer.status !== 200) throw refusedBy(answer, writes)
  return checked(schema, jsonOf(answer, writes), writes)
}

/** Which calls the other side has (`POST /capacidades`). Throws ErpError. */
export async function declaredAbilities(way: ErpWay, timeout: number): Promise<ErpAbility[]> {
  const answer = await way.ask('/capacidades', {
    method: 'POST',
    timeout,
    headers: headersOf(way, { chave: '', timeout }, false),
    body: '{}',
  })
  if (answer.status !== 200) throw refusedBy(answer, false)
  const parsed = z.object({ capacidades: z.array(z.string()).max(200) }).safeParse(jsonOf(answer))
  if (!parsed.success) throw new ErpError('bad_answer', text.badAnswer)
  const names = Object.keys(erpCalls) as ErpCall[]
  return names.filter((name) => parsed.data.capacidades.includes(name))
}

export function httpAdapter(way: ErpWay): ErpAdapter {
  const names = (Object.keys(erpCalls) as ErpCall[]).filter((name) => way.capacidades.has(name))
  const calls = Object.fromEntries(names.map((name) => [name, call(way, name)])) as ErpAdapter
  return way.capacidades.has('lead')
    ? { ...calls, lead: (body, options) => sendLead(way, body, options) }
    : calls
}

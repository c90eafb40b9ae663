/** What a request says of its answer, beside what the procedure takes: `campos`, `retorno`, `Accept: text/csv`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { assertMayUse, procedurePath } from '../../platform/procedure/caller.ts'
import type { Context } from '../../platform/procedure/context.ts'
import { isFields, restRequest, type RestRequest } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { choosable, chosenFields, withChosen } from './chosen-fields.ts'
import { answerCsv, wantsCsv } from './csv-answer.ts'
import { nextPage } from './next-page.ts'
import { asksRecord, recordReader, withRecords } from './returned-record.ts'
import { assertTaken } from './taken.ts'

type Fields = Record<string, unknown>

/** A field of a request that is about its answer, and the request without it. */
function taken(fields: unknown, name: string, takes: boolean): { value: unknown; rest: unknown } {
  if (!takes || !isFields(fields) || !(name in fields)) return { value: undefined, rest: fields }
  const { [name]: value, ...rest } = fields
  return { value, rest }
}

/** Answers a path as its request wants it: `campos` and `retorno` are in the query, `campos` of a filter in its body. */
export async function answered(
  route: RestRoute,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { procedure, access } = route.contract
  assertMayUse(procedure, procedurePath(route.routers, procedure), context, access)
  const chooses = choosable(route) !== undefined
  const inBody = taken(request.body, 'campos', chooses && route.method !== 'GET')
  const inQuery = taken(request.query, 'campos', chooses)
  const { value: retorno, rest: query } = taken(inQuery.rest, 'retorno', recordReader(route) !== undefined)
  const campos = inQuery.value ?? inBody.value
  const { params } = request
  assertTaken(route, query as Fields, inBody.rest)
  const read = restRequest(params as Record<string, string>, query as RestRequest['query'], inBody.rest)
  if (chooses && wantsCsv(request)) return answerCsv(route, context, { request, reply, read, campos })
  const chosen = chosenFields(route, campos)
  const records = asksRecord(route, context, retorno, inBody.rest)
  const found = await route.answer(context, read)
  const answer = records ? await withRecords(route, context, found) : withChosen(route, found, chosen)
  const next = route.method === 'GET' ? nextPage(request.originalUrl, answer) : undefined
  if (next) reply.header('link', next)
  return reply.code(200).send(answer)
}

/** What the document says that a path takes goes through the path's own reading and arrives as its procedure's input. */
import { describe, expect, it } from 'vitest'
import { operationOf } from '../../../test/documented.ts'
import { plausible } from '../../../test/plausible.ts'
import { kindOf, objectShape } from '../../platform/rest/input-fields.ts'
import { restRequest } from '../../platform/rest/request.ts'
import type { Contract, RestRoute } from '../../platform/rest/route.ts'
import type { ZodType } from 'zod'
import { restRoutes } from './routes.ts'

type Fields = Record<string, unknown>

const file = '3f0f1c52-6f6b-4a53-9d6c-0d1f6f3f2a10'
/** What no schema alone tells. */
const values: Record<string, unknown[]> = {
  inicio: ['2026-12-01T10:00:00-03:00', '2026-12-01'],
  fim: ['2026-12-01T11:00:00-03:00', '2026-12-20'],
  data_retirada: ['2026-12-01T10:00:00-03:00'],
  data_devolucao: ['2026-12-01T11:00:00-03:00'],
  id_cidade_destino: [2],
  provedor: ['razao'],
  periodo_inicio: ['2026-11-02'],
  periodo_fim: ['2026-11-08'],
  investimento: ['10.00'],
  id_file: [file],
  nome: ['Nome de prova'],
  data_inicio_campanha: ['2026-12-01'],
  data_fim_campanha: ['2026-12-08'],
  envio: ['no_dia', 'x'.repeat(43)],
  whatsapp: [true],
  template_whatsapp: [1],
  cpf_cnpj: ['52998224725', '11222333000181'],
  valor_solicitado: ['10.00'],
  // A course that goes on may end on any day.
  situacao: ['EM_ANDAMENTO'],
  chave: [file],
  certificado: [file],
  lido_em: ['2026-12-01T10:00:00-03:00'],
  comprovante: [file],
  autorizacao: [file],
  pix_chave: ['52998224725'],
}
function known(field: string): unknown[] {
  if (/arquivo|imagem|foto|logo/.test(field)) return [file]
  return values[field] ?? (/color|background/.test(field) ? ['#006bb3'] : [])
}

/** Inputs of the route's schema, written as its clients write them. */
function* samples({ path }: RestRoute, { takes, params, given }: Contract) {
  for (const schema of takes)
    for (const input of plausible(schema, known) as Fields[]) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
      const inPath = Object.fromEntries(
        names.map((name) => [name, input[params[name] ?? name] ?? (/^id|Id$/.test(name) ? 1 : 'razao')]),
      )
      // A path holds text: what is a number where a text may be, too, is for bodies alone.
      if (names.some((name) => typeof inPath[name] !== 'string' && isText(schema, params[name] ?? name)))
        continue
      const sent = Object.fromEntries(Object.entries(input).filter(([key]) => !given.includes(key)))
      yield { schema, input, inPath: written(inPath), sent }
    }
}

const isText = (schema: ZodType, key: string) => {
  const { [key]: field } = objectShape(schema)
  return field !== undefined && kindOf(field) === 'text'
}

/** One object as its path documents it. */
const alone = (object: Fields, wrap: RestRoute['wrap']): Fields => (wrap === 'flat' ? object : { object })

/** Every documented way to write the same fields; `names` are all that the path knows. */
function bodiesOf({ wrap, method }: RestRoute, sent: Fields, names: readonly string[]): Fields[] {
  const { objects } = sent
  const single = names.length === 1
  if (method === 'POST' && single && Array.isArray(objects))
    return objects.length === 1 ? [{ objects }, alone(objects[0] as Fields, wrap)] : [{ objects }]
  if (wrap === 'filtro') return names.includes('filtro') ? [sent] : [{ filtro: sent }]
  return [wrap === 'object' && !objects ? { object: sent } : sent]
}

/** What was sent is what is read; the path may add to a filter. */
function arrives(read: unknown, expected: unknown, sent: Fields): void {
  const { filtro, ...fields } = pick(expected as Fields, sent)
  expect(pick(read as Fields, fields)).toEqual(fields)
  if (filtro) expect((read as Fields).filtro).toMatchObject(filtro)
}

const pick = (fields: Fields, of: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key in of))

const written = (sent: Fields) =>
  Object.fromEntries(
    Object.entries(sent).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )

const named = restRoutes.map((route) => [`${route.method} ${route.path}`, route, route.contract] as const)

describe('a documented body', () => {
  it.each(named.filter(([, { wrap }]) => wrap))('%s', (_name, route, contract) => {
    const document = operationOf(route.method, route.path)!.at(
      'requestBody',
      'content',
      'application/json',
      'schema',
    )
    const names = contract.takes
      .flatMap((schema) => Object.keys(objectShape(schema)))
      .filter((name) => !contract.given.includes(name))
    let checked = 0
    for (const { schema, input, inPath, sent } of samples(route, contract))
      for (const body of bodiesOf(route, sent, names)) {
        expect(document(body), JSON.stringify([body, document.errors])).toBe(true)
        const read = schema.safeParse(contract.read(restRequest(inPath, {}, body)))
        expect(read.error?.issues, JSON.stringify(body)).toBeUndefined()
        arrives(read.data, schema.parse(input), sent)
        checked += 1
      }
    expect(checked, 'No sample fits its rules: name values of its fields above.').toBeGreaterThan(0)
  })
})

describe('a documented query', () => {
  it.each(named.filter(([, { method }]) => method === 'GET'))('%s', (_name, route, contract) => {
    for (const { schema, input, inPath, sent } of samples(route, contract)) {
      if (Object.values(sent).includes(null)) continue
      const read = schema.safeParse(contract.read(restRequest(inPath, written(sent), undefined)))
      expect(read.error?.issues, JSON.stringify([inPath, sent])).toBeUndefined()
      arrives(read.data, schema.parse(input), sent)
    }
  })
})

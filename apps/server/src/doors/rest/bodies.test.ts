/** What the document says that a path takes goes through the path's own reading and arrives as its procedure's input. */
import { describe, expect, it } from 'vitest'
import { operationOf } from '../../../test/documented.ts'
import { plausible } from '../../../test/plausible.ts'
import { bodiesOf, sentForms, written, type Fields } from '../../../test/sent-forms.ts'
import { restRequest } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { restRoutes } from './routes.ts'

const file = '3f0f1c52-6f6b-4a53-9d6c-0d1f6f3f2a10'
/** What no schema alone says. */
const values: Record<string, unknown[]> = {
  // A page that begins after a mark has no other beginning.
  offset: [0],
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
  ultimo_em: ['2026-01-02'],
  cada_meses: [6],
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

const samples = (route: RestRoute) => sentForms(route, (schema) => plausible(schema, known) as Fields[])

/** What was sent is what is read; the path may add to a filter. */
function arrives(read: unknown, expected: unknown, sent: Fields): void {
  const { filtro, ...fields } = pick(expected as Fields, sent)
  expect(pick(read as Fields, fields)).toEqual(fields)
  const found = (read as Fields).filtro
  if (typeof filtro === 'string') expect(found).toBe(filtro)
  else if (filtro) expect(found).toMatchObject(withMore(filtro))
}

/** A filter to which the path may add conditions. */
const withMore = (filter: object) => {
  const { _and } = filter as { _and?: unknown[] }
  return { ...filter, ...(_and && { _and: expect.arrayContaining(_and) }) }
}

const pick = (fields: Fields, of: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key in of))

const named = restRoutes.map((route) => [`${route.method} ${route.path}`, route, route.contract] as const)

describe('a documented body', () => {
  it.each(named.filter(([, { wrap }]) => wrap))('%s', (_name, route, contract) => {
    const document = operationOf(route.method, route.path)!.at(
      'requestBody',
      'content',
      'application/json',
      'schema',
    )
    let checked = 0
    for (const { schema, input, inPath, sent } of samples(route))
      for (const body of bodiesOf(route, sent)) {
        // A change that names no field: empty-changes.test.ts.
        const { updated_at: _, ...fields } = sent
        if (contract.changes && Object.keys(fields).length === 0) continue
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
    for (const { schema, input, inPath, sent } of samples(route)) {
      if (Object.values(sent).includes(null)) continue
      const read = schema.safeParse(contract.read(restRequest(inPath, written(sent), undefined)))
      expect(read.error?.issues, JSON.stringify([inPath, sent])).toBeUndefined()
      arrives(read.data, schema.parse(input), sent)
    }
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { fillGrown, grownSize } from '../../../../tools/bench/grown-data.ts'
import { growthOf, readingOf, type GrownSide } from '../../../../tools/bench/grown-reading.ts'
import { asked, grownScene, type Asked } from '../../../../tools/bench/grown-statements.ts'
import { communicationSendList } from '@intranet/contract/marketing/communication-sends'
import { listLeadsInput } from '@intranet/contract/sales/lead-list'
import { listSends } from '../../src/modules/marketing/communication/sending/send.queries.ts'
import { listLeads } from '../../src/modules/sales/leads/lead-list.queries.ts'
import { testDatabase } from '../database.ts'

// A hundredth of `pnpm bench grown`: thirty providers beside three, each with as much among the thirty.
const SCALE = 0.01
const whole = await testDatabase()
const tenth = await testDatabase()
const sides: GrownSide[] = []
const waits = { prospeccao: 3, processo: 5, viabilidade: 5, negociacao: 15, parada: 10 }

beforeAll(async () => {
  for (const [part, { url, pool }] of [['whole', whole] as const, ['tenth', tenth] as const]) {
    await fillGrown(url, grownSize(SCALE, part))
    sides.push({ url, pool, scene: await grownScene(url) })
  }
}, 300_000)

/** By which index, never by which, and how many pages at most. */
const cases: [name: string, by: RegExp, never: RegExp, most: number][] = [
  ['leads of everybody, first page without a total', /vendas_lead_recentes/, /Seq Scan vendas_lead/, 200],
  ['leads of everybody, a document', /vendas_lead_documento/, /vendas_lead_busca/, 60],
  ['counters of everybody, all time', /vendas_resumo_situacao/, /vendas_lead_lista/, 60],
  ['totals of everybody, all time', /vendas_resumo_pkey/, /vendas_lead_lista/, 150],
  ['security log, first page', /log_historico_\*_data_expr/, /Seq Scan acesso_dado/, 300],
  // Each month's keys, and then the rows of one.
  [
    'sends of everybody, first page without a total',
    /40 × Index Scan campanha_envio_\*_pkey/,
    /Seq Scan campanha_envio/,
    400,
  ],
  ['shifts of a provider, first page', /campanha_execucao_lista/, /campanha_execucao_pkey/, 400],
  ['queue of sends', /campanha_execucao_aberta/, /campanha_envio_pkey|Seq Scan campanha_envio/, 20],
  ['upkeep: shifts that failed', /campanha_execucao_avisar/, /Seq Scan campanha_execucao/, 20],
  ['upkeep: shifts that were lost', /campanha_execucao_avisar/, /Seq Scan campanha_execucao/, 20],
]

const read = async (name: string) => {
  const one = asked.find((each) => each.name === name)
  if (!one) throw new Error(`nothing is called ${name}`)
  return [await readingOf(sides[0]!, one), await readingOf(sides[1]!, one)] as const
}

describe('where each table has ten times the rows', () => {
  it.each(cases)('%s: hardly more pages are read', async (name, by, never, most) => {
    const [more, less] = await read(name)
    const scans = more.scans.join('; ')
    expect(scans).toMatch(by)
    expect(scans).not.toMatch(never)
    expect(more.buffers, scans).toBeLessThanOrEqual(most)
    expect(growthOf(more, less), scans).toBeLessThanOrEqual(1.3)
  })

  it('a list that is counted so far: no more pages are read for its total', async () => {
    const input = communicationSendList.input.parse({ contar_ate: 5000 })
    const one: Asked = { name: '', work: (db, { all }) => listSends(db, all, input) }
    const [more, less] = [await readingOf(sides[0]!, one), await readingOf(sides[1]!, one)]
    expect(growthOf(more, less), more.scans.join('; ')).toBeLessThanOrEqual(1.3)
  })

  it('a text is looked for no further than is counted', async () => {
    const input = listLeadsInput.parse({ lista: 'all', q: 'silveira', limit: 1, contar_ate: 5 })
    const { buffers, scans } = await readingOf(sides[0]!, {
      name: '',
      work: (db, { all }) => listLeads(db, all, input, waits),
    })
    expect(buffers, scans.join('; ')).toBeLessThanOrEqual(150)
  })

  it('messages of a date of reference: by the shifts that have some', async () => {
    const { rows } = await sides[0]!.pool.query<{ dia: string }>(
      'select max(de)::text as dia from campanha_execucao where id_empresa = $1',
      [sides[0]!.scene.one.id_empresa],
    )
    const day = { _gte: rows[0]!.dia, _lte: rows[0]!.dia }
    const input = communicationSendList.input.parse({ filtro: { data_referencia: day } })
    const { scans } = await readingOf(sides[0]!, {
      name: '',
      work: (db, { one }) => listSends(db, one, input),
    })
    expect(scans.join('; ')).toMatch(/campanha_envio_\*_id_execucao_id_idx/)
    expect(scans.join('; ')).not.toMatch(/Seq Scan campanha_envio|campanha_envio_unico/)
  })

  it('the audience of a certain date: contracts and what was sent are read of its provider alone', async () => {
    const [{ scans, buffers }] = await read('audience of a certain date')
    // 47 of them; 65 where the contracts of all are read.
    expect(buffers, scans.join('; ')).toBeLessThanOrEqual(56)
    expect(scans.join('; ')).toMatch(/campanha_envio_\*_id_execucao_id_idx/)
    expect(scans.join('; ')).not.toMatch(/campanha_envio_limite|Seq Scan campanha_envio/)
  })

  it('a batch of old readings: only their own months', async () => {
    const [{ scans }] = await read('retention of readings: a batch')
    expect(scans.join('; ')).toMatch(/Index Scan acesso_dado_pessoal/)
    expect(scans.join('; ')).not.toMatch(/Seq Scan acesso_dado_pessoal/)
  })

  it('a batch of old leads: nobody who is forgotten already is passed', async () => {
    const [{ scans }] = await read('retention of leads: a batch')
    expect(scans[0]).toMatch(/vendas_lead_lembrada/)
  })
})

/** A nightly copy as an integrator writes it: on a client made from the API document alone, without a cast. */
import { answered, type Api } from './walk.ts'

interface Page<Row> {
  rows: Row[]
  depois: string | null
}

/** Every row of a list, a page at a time. */
async function all<Row>(read: (depois?: string) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  let mark: string | null | undefined
  do {
    const page = await read(mark ?? undefined)
    rows.push(...page.rows)
    mark = page.depois
  } while (mark)
  return rows
}

/** A page of one row: so that a few rows are many pages. */
const one = (depois?: string) => ({ limit: 1, contar: false, ...(depois !== undefined && { depois }) })

/** Everything that a copy holds, by the names of the tables. */
async function copy(api: Api) {
  const departments = await all(async (mark) => {
    const page = answered(await api.GET('/v1/rh/departamento', { params: { query: one(mark) } }))
    return { rows: page.rh_departamento, depois: page.depois }
  })
  const positions = await all(async (mark) => {
    const page = answered(await api.GET('/v1/rh/cargo', { params: { query: one(mark) } }))
    return { rows: page.rh_cargo, depois: page.depois }
  })
  const people = await all(async (mark) => {
    const page = answered(await api.GET('/v1/usuario', { params: { query: one(mark) } }))
    return { rows: page.rh_usuario, depois: page.depois }
  })
  const customers = await all(async (mark) => {
    const page = answered(await api.POST('/v1/relacionamento/clientes/filtro', { body: one(mark) }))
    return { rows: page.relationship_dados_pessoas, depois: page.depois }
  })
  const leads = await all(async (mark) => {
    const page = answered(await api.POST('/v1/vendas/lead/all/filtro', { body: one(mark) }))
    return { rows: page.vendas_lead, depois: page.depois }
  })
  const links = await all(async (mark) => {
    const page = answered(await api.POST('/v1/vendas/tracking/url/filtro', { body: one(mark) }))
    return { rows: page.vendas_tracking_url, depois: page.depois }
  })
  const results = await all(async (mark) => {
    const body = { ...one(mark), filtro: { investimento: { _gte: '100.00' } } }
    const page = answered(await api.POST('/v1/leads/relatorio/listar/resultado/campanha', { body }))
    return { rows: page.relatorio_listar_resultado_campanha, depois: page.depois }
  })
  return { departments, positions, people, customers, leads, links, results }
}

/** How many rows of each list there are, and the mark of the moment before they were read. */
export async function firstNight(api: Api) {
  const { depois } = answered(await api.GET('/v1/alteracoes', {}))
  const { departments, positions, people, customers, leads, links, results } = await copy(api)
  const amounts = results.map(({ investimento }) => investimento)
  const counts = {
    departments: departments.length,
    positions: positions.length,
    people: people.length,
    customers: customers.length,
    leads: leads.length,
    links: links.length,
  }
  return { mark: depois, counts, amounts }
}

/** The ids of the leads that changed since a mark and are still there, and of those that are gone. */
export async function nextNight(api: Api, mark: string) {
  const changed = new Set<number>()
  let desde = mark
  for (;;) {
    const { alteracoes, depois } = answered(
      await api.GET('/v1/alteracoes', { params: { query: { desde, limit: 2 } } }),
    )
    desde = depois
    if (!alteracoes.length) break
    for (const { tabela, id } of alteracoes) if (tabela === 'vendas_lead') changed.add(id)
  }
  const body = { limit: 500, filtro: { id: { _in: [...changed] } } }
  const { vendas_lead } = answered(await api.POST('/v1/vendas/lead/all/filtro', { body }))
  const there = new Set(vendas_lead.map(({ id }) => id))
  return { read: [...there], gone: [...changed].filter((id) => !there.has(id)) }
}

interface Import {
  id_empresa: number
  id_campanha: number
  id_canal: number
}

/** Makes a tracking link and a week's result of a campaign, whose amount is a number here. */
export async function linkAndResult(api: Api, { id_empresa, id_campanha, id_canal }: Import, paid: number) {
  const link = { params: { chn: id_canal, cmp: id_campanha }, id_empresa }
  answered(await api.POST('/v1/vendas/tracking/url', { body: link }))
  const week = { periodo_inicio: '2026-03-01', periodo_fim: '2026-03-07', investimento: 120.5 }
  const object = { id_empresa, id_campanha, id_canal: paid, ...week }
  answered(await api.POST('/v1/lead/resultado/campanha', { body: { object } }))
}

/** Imports participants from a file; answers how many there are. */
export async function importFile(api: Api, of: Import, csv: string): Promise<number> {
  const { id: id_file } = answered(
    await api.POST('/files', {
      body: { bucket: 'importacoes', file: new Blob([csv], { type: 'text/csv' }) },
      bodySerializer: ({ bucket, file }) => {
        const form = new FormData()
        form.append('bucket', bucket ?? 'importacoes')
        if (file instanceof Blob) form.append('file', file, 'feira.csv')
        return form
      },
    }),
  )
  const made = answered(await api.POST('/v1/lead/dados/importacao', { body: { ...of, id_file } }))
  const importId = made.insert_vendas_lead_importacao.returning[0].id
  const path = { importId }
  answered(await api.POST('/v1/lead/arquivo/clientes/{importId}', { params: { path } }))
  const { vendas_lead_importacao_by_pk } = answered(
    await api.GET('/v1/lead/importacao/{id}', { params: { path: { id: importId } } }),
  )
  return vendas_lead_importacao_by_pk.total_participantes
}

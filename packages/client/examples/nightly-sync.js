// @ts-check
// Keeps a copy of departments, positions, people, customers, leads, tracking links and results of campaigns in a folder, by
// REST with an access key:
//   INTRANET_URL=… INTRANET_KEY=ink_… node nightly-sync.js copia
// The first run reads everything; each later one reads what changed since. People of a file (CSV or XLSX) go in beforehand,
// as participants of a provider, a campaign and a channel, each by its id:
//   node nightly-sync.js copia feira.csv 1 7 3
import { isRefusal, open } from '@intranet/client'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const { INTRANET_URL = '', INTRANET_KEY } = process.env
const [folder = 'copia', sheet, ...importOf] = process.argv.slice(2)
const { rest, files } = open(INTRANET_URL, INTRANET_KEY)

/**
 * @typedef {{ id: number } & Record<string, unknown>} Row
 * @typedef {{ [tabela: string]: Row[] } & { depois: string | null }} Page
 * @typedef {{ alteracoes: { tabela: string, id: number, operacao: string }[], depois: string }} Changes
 * @typedef {{ insert_vendas_lead_importacao: { returning: [{ id: number }] } }} MadeImport
 * @typedef {{ vendas_lead_importacao_by_pk: { total_participantes: number, linhas_com_erro: number } }} Import
 */

/** Table → the path of its list; long filters go in a body. @type {Record<string, string>} */
const lists = {
  rh_departamento: '/v1/rh/departamento',
  rh_cargo: '/v1/rh/cargo',
  rh_usuario: '/v1/usuario',
  relationship_dados_pessoas: '/v1/relacionamento/clientes/filtro',
  vendas_lead: '/v1/vendas/lead/all/filtro',
  vendas_tracking_url: '/v1/vendas/tracking/url/filtro',
  vendas_campanha_resultado: '/v1/lead/resultado/campanha',
}

/** @type {(tabela: string, query: Record<string, unknown>) => Promise<Page>} */
const read = (tabela, query) => {
  const path = lists[tabela]
  if (path.endsWith('/filtro')) return rest('POST', path, query)
  const words = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return rest('GET', `${path}?${new URLSearchParams(Object.fromEntries(words))}`)
}

/** Every row of a table, a page at a time. @type {(tabela: string) => Promise<Map<number, Row>>} */
async function readAll(tabela) {
  const copy = new Map()
  /** @type {string | null} */
  let depois = ''
  do {
    const page = await read(tabela, { limit: 500, contar: false, ...(depois && { depois }) })
    for (const row of page[tabela]) copy.set(row.id, row)
    depois = page.depois
  } while (depois)
  return copy
}

/** The rows that changed, read again; those that are gone leave the copy. */
/** @type {(tabela: string, ids: number[], copy: Map<number, Row>) => Promise<void>} */
async function readAgain(tabela, ids, copy) {
  for (let from = 0; from < ids.length; from += 200) {
    const some = ids.slice(from, from + 200)
    for (const id of some) copy.delete(id)
    const page = await read(tabela, { limit: 200, contar: false, filtro: { id: { _in: some } } })
    for (const row of page[tabela]) copy.set(row.id, row)
  }
}

/** @type {(tabela: string) => Promise<Map<number, Row>>} */
const kept = async (tabela) =>
  new Map(
    JSON.parse(await readFile(join(folder, `${tabela}.json`), 'utf8')).map((/** @type {Row} */ row) => [
      row.id,
      row,
    ]),
  )

/** @type {(tabela: string, copy: Map<number, Row>) => Promise<void>} */
const keep = (tabela, copy) => writeFile(join(folder, `${tabela}.json`), JSON.stringify([...copy.values()]))

/** Everything, with the mark of the moment before it. */
async function readWhole() {
  const { depois } = /** @type {Changes} */ (await rest('GET', '/v1/alteracoes'))
  for (const tabela of Object.keys(lists)) await keep(tabela, await readAll(tabela))
  return depois
}

/** What changed since a mark; answers the next one. @type {(mark: string) => Promise<string>} */
async function readChanges(mark) {
  /** @type {Map<string, Set<number>>} */
  const changed = new Map(Object.keys(lists).map((tabela) => [tabela, new Set()]))
  for (;;) {
    const query = new URLSearchParams({ desde: mark, limit: '5000' })
    const { alteracoes, depois } = /** @type {Changes} */ (await rest('GET', `/v1/alteracoes?${query}`))
    mark = depois
    if (!alteracoes.length) break
    for (const { tabela, id } of alteracoes) changed.get(tabela)?.add(id)
  }
  for (const [tabela, ids] of changed) {
    if (!ids.size) continue
    const copy = await kept(tabela)
    await readAgain(tabela, [...ids], copy)
    await keep(tabela, copy)
    process.stdout.write(`${tabela}: ${ids.size} lidos de novo\n`)
  }
  return mark
}

/** Sends a file, has it imported, and says what came of it. @type {(path: string, of: string[]) => Promise<void>} */
async function importFile(path, of) {
  const [id_empresa, id_campanha, id_canal] = of.map(Number)
  const id_file = await files.upload('importacoes', basename(path), new Uint8Array(await readFile(path)))
  const object = { id_empresa, id_campanha, id_canal, id_file }
  const made = /** @type {MadeImport} */ (await rest('POST', '/v1/lead/dados/importacao', object))
  const [{ id }] = made.insert_vendas_lead_importacao.returning
  // Sent again, it goes on where it stopped.
  await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
  const done = /** @type {Import} */ (await rest('GET', `/v1/lead/importacao/${id}`))
  const { total_participantes, linhas_com_erro } = done.vendas_lead_importacao_by_pk
  process.stdout.write(
    `${total_participantes} participantes importados, ${linhas_com_erro} linhas com erro\n`,
  )
}

if (sheet) await importFile(sheet, importOf)
await mkdir(folder, { recursive: true })
const place = join(folder, 'marca.txt')
const mark = await readFile(place, 'utf8').catch(() => '')
let next
try {
  next = mark ? await readChanges(mark) : await readWhole()
} catch (error) {
  // Changes are kept for 90 days: an older mark means a full read.
  if (!(isRefusal(error) && error.data.httpStatus === 410)) throw error
  next = await readWhole()
}
// Written last: a run that broke off is done again.
await writeFile(place, next)
process.stdout.write(`em dia até ${next}\n`)

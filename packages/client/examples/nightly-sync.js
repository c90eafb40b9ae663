// @ts-check
// Keeps a copy of departments, positions, employees, customers, leads, tracking links and results of campaigns in a file,
// by REST with an access key that reads them:
//   INTRANET_URL=… INTRANET_KEY=ink_… node nightly-sync.js copia.json
// The first run reads everything; each later one reads what changed since. Take a name of another record (the department
// of a position) from the copy of that record's table by its id: a changed name is reported there alone.
import { isRefusal, open } from '@intranet/client'
import { readFile, rename, writeFile } from 'node:fs/promises'

const { INTRANET_URL = '', INTRANET_KEY } = process.env
const [file = 'copia.json'] = process.argv.slice(2)
// A run may begin while the intranet restarts.
const { rest } = open(INTRANET_URL, INTRANET_KEY, { patience: 120_000 })

/**
 * The rows of each table by their ids, and the mark up to which changes are in it.
 * @typedef {{ marca: string, tabelas: Record<string, Record<number, object>> }} Copy
 * @typedef {{ [tabela: string]: { id: number }[] } & { depois: string | null }} Page
 */

/** Reads the changes after the copy's mark into it. @type {(copy: Copy) => Promise<Copy>} */
async function readChanges(copy) {
  for (;;) {
    const asked = { desde: copy.marca, com: /** @type {const} */ ('registros') }
    const { alteracoes, depois } = await rest('GET', '/v1/alteracoes', asked)
    for (const { tabela, id, registro } of alteracoes) {
      if (registro && copy.tabelas[tabela]) copy.tabelas[tabela][id] = registro
      else delete copy.tabelas[tabela]?.[id]
    }
    copy.marca = depois
    if (!alteracoes.length) return copy
  }
}

/** The tables of the copy, and their lists. */
const lists = {
  rh_departamento: '/v1/rh/departamento/filtro',
  rh_cargo: '/v1/rh/cargo/filtro',
  rh_usuario: '/v1/rh/funcionario/filtro',
  relationship_dados_pessoas: '/v1/relacionamento/clientes/filtro',
  vendas_lead: '/v1/vendas/lead/all/filtro',
  vendas_tracking_url: '/v1/vendas/tracking/url/filtro',
  vendas_campanha_resultado: '/v1/lead/resultado/campanha/filtro',
}

/** A page of a list. @type {(path: string, body: { depois?: string }) => Promise<Page>} */
const read = (path, body) => rest('POST', path, { limit: 500, contar: false, ...body })

/** Every row of every list. The mark is asked for first: the next run reads what changed meanwhile. */
async function readWhole() {
  const { depois: marca } = await rest('GET', '/v1/alteracoes')
  /** @type {Copy} */
  const copy = { marca, tabelas: {} }
  for (const [tabela, path] of Object.entries(lists)) {
    /** @type {Record<number, object>} */
    const rows = (copy.tabelas[tabela] = {})
    let page = await read(path, {})
    for (;;) {
      for (const row of page[tabela]) rows[row.id] = row
      if (!page.depois) break
      page = await read(path, { depois: page.depois })
    }
  }
  return copy
}

/** Changes are kept for 90 days: with an older mark everything is read again. @type {(copy: Copy) => Promise<Copy>} */
const updated = (copy) =>
  readChanges(copy).catch((error) => {
    if (isRefusal(error) && error.data.httpStatus === 410) return readWhole()
    throw error
  })

const text = await readFile(file, 'utf8').catch(() => '')
const copy = await (text ? updated(JSON.parse(text)) : readWhole())
// Written beside and moved: a run that is stopped leaves the earlier copy with its mark, and the next one goes on there.
await writeFile(`${file}.novo`, JSON.stringify(copy))
await rename(`${file}.novo`, file)
process.stdout.write(`em dia até ${copy.marca}\n`)

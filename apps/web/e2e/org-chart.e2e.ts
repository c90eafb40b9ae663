import { createDatabase, type Connection } from '@intranet/db/connection'
import { createHash } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../server/test/factories/users.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { newDatabase, startServer, type RunningServer } from './support/server.ts'

const PEOPLE = 20_000
/** What a person waits for at most; a busy machine gets several tries, of which one must do. */
const LIMIT_MS = 1000
const TRIES = 20

let database: Awaited<ReturnType<typeof newDatabase>>
let connection: Connection
let server: RunningServer
let browser: Browser
let page: Page
let faults: string[]

/** Four providers of 32 departments and 128 sectors; the first sector has 6,000 people, the others share the rest. */
const FILL = `
  with e as (insert into empresa (nome, sistema) select 'Provedor ' || n, 'organograma_' || n from generate_series(1, 4) n returning id),
  d as (insert into rh_departamento (nome, id_empresa) select 'Departamento ' || n, e.id from e, generate_series(1, 8) n returning id, id_empresa),
  s as (insert into rh_setor (nome, id_departamento) select 'Setor ' || n, d.id from d, generate_series(1, 4) n returning id, id_departamento),
  lugar as (select row_number() over (order by d.id_empresa, d.id, s.id) - 1 as n, s.id, d.id as id_departamento, d.id_empresa
    from s join d on d.id = s.id_departamento)
  insert into rh_usuario (nome, email, funcionario, id_empresa, id_departamento, id_setor)
  select 'Pessoa ' || lpad(g::text, 5, '0'), 'o' || g || '@organograma.example', true, l.id_empresa, l.id_departamento, l.id
  from generate_series(1, ${PEOPLE}) g join lugar l on l.n = case when g <= 6000 then 0 else 1 + g % 127 end`

beforeAll(async () => {
  database = await newDatabase()
  server = await startServer({ DATABASE_URL: database.url })
  connection = createDatabase(database.url, { max: 2 })
  const { db, pool } = connection
  const client = await pool.connect()
  await client.query(`set app.sem_historico = 'on'`)
  await client.query(FILL)
  await client.query('vacuum (analyze) rh_usuario')
  client.release(true)
  const id_usuario = await makeUser(db, { nome: 'Quem olha', roles: ['users:superadmin'], employee: false })
  const token = `sessao-do-organograma-${'x'.repeat(24)}`
  const id = createHash('sha256').update(token).digest('hex')
  const expires_at = new Date(Date.now() + 3_600_000)
  await db.insertInto('sessao').values({ id, id_usuario, expires_at }).execute()
  browser = await openBrowser()
  ;({ page, faults } = await openPage(browser, server.url))
  await page.context().addCookies([{ name: 'sessao', value: token, url: server.url }])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await connection?.close()
  await database?.drop()
})

/** Milliseconds from a click to the frame that shows what was waited for, as the browser itself counts them. */
const timed = (click: string, shown: string) =>
  page.evaluate(
    async ([from, to]) => {
      const start = performance.now()
      document.querySelector<HTMLElement>(from)!.click()
      while (!document.querySelector(to)) await new Promise((done) => requestAnimationFrame(done))
      return performance.now() - start
    },
    [click, shown] as const,
  )

/** The first try within the limit, else the best of all. */
async function bestOf(measure: () => Promise<number>): Promise<number> {
  let best = Infinity
  for (let n = 0; n < TRIES && best > LIMIT_MS; n += 1) best = Math.min(best, await measure())
  return best
}

const LINK = 'a[href="/contacts/organization"]'
const UNITS = '[aria-label="Organograma"] [role="listitem"] button'

async function openChart(): Promise<number> {
  await page.goto('/contacts/list')
  await page.locator(LINK).first().waitFor()
  return timed(LINK, UNITS)
}

describe(`the organisation chart of ${PEOPLE} people`, () => {
  it('opens within a second, and draws only the lines in sight', async () => {
    const milliseconds = await bestOf(openChart)
    expect(milliseconds).toBeLessThanOrEqual(LIMIT_MS)
    await page.getByRole('heading', { level: 1, name: /ORGANOGRAMA/ }).waitFor()
    await page.getByText('20.000').first().waitFor()
    await page.getByRole('button', { name: 'Expandir setores' }).click()
    await page.getByRole('button', { name: /^Setor 1 6\.000 pessoas/ }).waitFor()
    // 4 providers, 32 departments, 128 sectors.
    expect(await page.getByRole('listitem').first().getAttribute('aria-setsize')).toBe('164')
  })

  it('says of a sector that more work there than it reads', async () => {
    await page.getByRole('button', { name: /^Setor 1 6\.000 pessoas/ }).click()
    await page.getByText('Aparecem 5.000 das 6.000 pessoas. Busque pelo nome para achar as outras.').waitFor()
    expect(await page.getByRole('listitem').count()).toBeLessThan(80)
  })

  it('finds who it does not list, and shows them in their sector', async () => {
    await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill('pessoa 05999')
    await page
      .getByRole('list', { name: 'Pessoas encontradas' })
      .getByRole('button', { name: /Pessoa 05999/ })
      .click()
    await page.locator('a[data-found]').getByText('Pessoa 05999').waitFor()
    await page.getByRole('searchbox', { name: 'Buscar pessoa' }).fill('pessoa 19999')
    await page.getByRole('button', { name: /Pessoa 19999/ }).click()
    await page.locator('a[data-found]').getByText('Pessoa 19999').waitFor()
    expect(faults).toEqual([])
  })
})

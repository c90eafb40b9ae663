import { signIn as connectAs, type Session } from '@intranet/client'
import { employmentLabels } from '@intranet/contract/employee-options'
import { kinshipLabels } from '@intranet/contract/people/family-options'
import { shutdownTypeLabels } from '@intranet/contract/people/shutdown-options'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriers } from './support/barriers.ts'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { confirmReadings } from './support/readings.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser
let hr: Session

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  hr = await connectAs(server.url, 'gestor.rh@intranet.example', DEMO_PASSWORD)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

interface Answer {
  total: number | null
  dados: Record<string, unknown>[]
}
type Asked = { sort?: string; limit?: number; filtro?: Record<string, unknown> }

interface Report {
  path: string
  title: string
  table: string
  read: (asked: Asked) => Promise<Answer>
  /** A filter that leaves some rows, whatever month it is. */
  filtro: Record<string, unknown>
  /** The head to sort by and its column. */
  sort: [head: string, column: string]
  chart?: boolean
  /** A column of codes and their words: the file holds the words. */
  words?: [column: string, labels: Readonly<Record<string, string>>]
}

const since = { _gte: '2000-01-01' }
const api = () => hr.api.hrReports
const reports: Report[] = [
  {
    path: '/reports/birthday/list',
    title: 'ANIVERSARIANTES',
    table: 'Aniversariantes',
    read: (asked) => api().birthdays.query(asked as never),
    filtro: { mes: { _gte: 1 } },
    sort: ['Nome', 'nome'],
  },
  {
    path: '/reports/company-anniversary',
    title: 'TEMPO DE CASA',
    table: 'Tempo de casa',
    read: (asked) => api().anniversaries.query(asked as never),
    filtro: { mes: { _gte: 1 } },
    sort: ['Nome', 'nome'],
  },
  {
    path: '/reports/list-admission',
    title: 'ADMISSÕES',
    table: 'Admissões',
    chart: true,
    read: (asked) => api().admissions.query(asked as never),
    filtro: { data_admissao: since },
    sort: ['Nome', 'nome'],
  },
  {
    path: '/reports/list-dismiss',
    title: 'DESLIGADOS',
    table: 'Desligados',
    read: (asked) => api().dismissals.query(asked as never),
    filtro: { data_desligamento: since },
    sort: ['Nome', 'nome'],
    words: ['tipo', shutdownTypeLabels],
  },
  {
    path: '/reports/list-general',
    title: 'RELATÓRIO GERAL',
    table: 'Funcionários',
    read: (asked) => api().general.query(asked as never),
    filtro: { tipo_vinculo: 'clt' },
    sort: ['Nome', 'nome'],
    words: ['tipo_vinculo', employmentLabels],
  },
  {
    path: '/reports/list-gender',
    title: 'GÊNERO',
    table: 'Gênero',
    chart: true,
    read: (asked) => api().genders.query(asked as never),
    filtro: { departamento: { _ilike: 'suporte' } },
    sort: ['Quantidade', 'quantidade'],
  },
  {
    path: '/reports/pyramid-list',
    title: 'PIRÂMIDE ETÁRIA',
    table: 'Pirâmide etária',
    chart: true,
    read: (asked) => api().pyramid.query(asked as never),
    filtro: { departamento: { _ilike: 'suporte' } },
    sort: ['Total', 'total'],
  },
  {
    path: '/reports/provider-city',
    title: 'PROVEDOR E CIDADE',
    table: 'Funcionários por provedor e cidade',
    read: (asked) => api().providerCities.query(asked as never),
    filtro: { departamento: { _ilike: 'suporte' } },
    sort: ['Funcionários', 'funcionarios'],
  },
  {
    path: '/reports/family-list',
    title: 'FAMÍLIA',
    table: 'Familiares',
    read: (asked) => api().families.query(asked as never),
    filtro: { parentesco: 'filho' },
    sort: ['Idade', 'idade'],
    words: ['parentesco', kinshipLabels],
  },
]

/** Signs in with nothing left to confirm: required news would stand before the screens. */
async function enter(page: Page, login: string, path: string): Promise<void> {
  await confirmReadings(server.url, login)
  await signIn(page, login, path)
}

const address = ({ path }: Report, filtro?: object) =>
  filtro ? `${path}?filtro=${encodeURIComponent(JSON.stringify(filtro))}` : path

const rowsOf = (page: Page, { table }: Report) =>
  page.getByRole('region', { name: table, exact: true }).locator('tbody tr')

/** Waits until the table holds what the server answers: rows are never counted while they load. */
async function settled(page: Page, report: Report, count: number): Promise<void> {
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${report.title}`) }).waitFor()
  await expect.poll(() => rowsOf(page, report).count()).toBe(count)
  await page.locator('[data-slot=table-container][aria-busy=true]').waitFor({ state: 'detached' })
}

async function download(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const link = page.getByRole('menuitem', { name: 'CSV, Todas' })
  const href = await link.getAttribute('href')
  const text = await page.evaluate(async (url) => (await fetch(url)).text(), href!)
  await page.keyboard.press('Escape')
  return text.replace('\uFEFF', '').trimEnd().split('\r\n')
}

const shown = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('pt-BR') : String(value))
const refusal = (page: Page) => page.getByText('Você não tem permissão para realizar esta ação.').waitFor()

async function open(login: string, path: string) {
  const { page, faults } = await openPage(browser, server.url)
  await enter(page, login, path)
  return { page, faults }
}

describe('a report', () => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    ;({ page, faults } = await open('gestor.rh', '/reports/home'))
    await page.getByRole('heading', { level: 1, name: /^RELATÓRIOS/ }).waitFor()
    expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  })

  it.each(reports)(
    '$title shows its rows as filtered and sorted, with nothing against it, and a file of exactly these',
    async (report) => {
      const { filtro } = report
      const [head, column] = report.sort
      const filtered = await report.read({ filtro, limit: 0 })
      expect(filtered.dados.length).toBeGreaterThan(0)
      await page.goto(address(report, filtro))
      await settled(page, report, Math.min(filtered.dados.length, 20))
      // Beside the title is the total of rows; the pyramid's are bands, and its total people.
      const note = page.locator('h1 [data-slot=title-note]').filter({ hasText: /(^|· )[\d.]+$/ })
      if ((await note.count()) && report.title !== 'PIRÂMIDE ETÁRIA')
        expect((await note.textContent())?.split(' · ').at(-1)).toBe(
          filtered.dados.length.toLocaleString('pt-BR'),
        )

      const table = page.getByRole('region', { name: report.table, exact: true })
      const sortable = table.getByRole('columnheader', { name: head, exact: true })
      await sortable.getByRole('button').click()
      await page.waitForURL((url) => url.searchParams.get('sort') === column)
      await sortable.getByRole('button').click()
      await page.waitForURL((url) => url.searchParams.get('sort') === `-${column}`)
      const { dados } = await report.read({ filtro, sort: `-${column}` })
      const place = await sortable.evaluate((cell) => [...cell.parentElement!.children].indexOf(cell))
      const cells = rowsOf(page, report).locator(`> :nth-child(${place + 1})`)
      await expect
        .poll(() => cells.allTextContents())
        .toEqual(dados.map((row) => expect.stringContaining(shown(row[column]))))

      const [, ...lines] = await download(page)
      expect(lines).toHaveLength(filtered.dados.length)
      if (report.words) {
        const [coded, labels] = report.words
        for (const code of new Set(filtered.dados.map((row) => String(row[coded])))) {
          expect(lines.join('\n')).toContain(labels[code])
          expect(lines.join('\n')).not.toContain(`;${code};`)
        }
      }

      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        // A chart draws itself when it knows its width.
        if (report.chart) await page.locator('figure svg.recharts-surface').first().waitFor()
        expect([width, await barriers(page)]).toEqual([width, { serious: [], overflow: 0 }])
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(faults).toEqual([])
    },
  )

  it('is closed to those who may not read it; employees have their colleagues’ days', async () => {
    const employee = await open('funcionario', '/reports/birthday/list')
    await employee.page.getByRole('heading', { level: 1, name: /^ANIVERSARIANTES/ }).waitFor()
    await employee.page.goto('/reports/list-general')
    await refusal(employee.page)
    // Roles of one department read about its people, and no dismissals.
    const asker = await open('solicitante.rh', '/reports/list-general')
    const { api: theirs } = await connectAs(server.url, 'solicitante.rh@intranet.example', DEMO_PASSWORD)
    const { dados } = await theirs.hrReports.general.query({})
    const general = reports.find(({ path }) => path === '/reports/list-general')!
    await settled(asker.page, general, Math.min(dados.length, 20))
    await asker.page.goto('/reports/list-dismiss')
    await refusal(asker.page)
  })
})

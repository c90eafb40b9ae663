import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillRoutes } from '../../../tools/tour/routes.ts'
import { openBrowser, openPage, signIn } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const STANDING = `__TSR_ROUTER__.state.status === 'idle' && Boolean(document.querySelector('h1'))
  && !document.querySelector('[aria-busy=true], [data-slot=skeleton]')`

/** Lists whose rows one approves, refuses, pays, validates or indicates on. */
const decided = [
  '/fleet/bookings',
  '/fleet/fines/list',
  '/fleet/rentals/list',
  '/fleet/maintenance-vehicle/list',
  '/fleet/incidents-vehicle/list',
  '/requests/vehicle',
  '/requests/maintenance-vehicle',
  '/requests/incidents-vehicle',
  '/requests/fines',
  '/supplies/removal',
  '/supplies/devolutions',
  '/supplies/returning',
  '/supplies/maintenance',
  '/supplies/custody/list',
  '/shutdowns/list',
  '/backoffice/estornos/listagem',
  '/backoffice/vendas/listagem',
  '/backoffice/ativacoes/listagem',
  '/backoffice/problemas?modo=tabela',
  '/backoffice/qualificacao',
  '/marketing/sponsorship/solicitations/list',
  '/marketing/sponsorship/viability/list',
  '/marketing/sponsorship/post-event/list',
]

interface Table {
  label: string
  over: number
  /** Heads of the default columns that say when, how much, who or of what, and that the card leaves out. */
  left: string[]
  /** What the cards of phones show, row by row. */
  cards: string[]
}

const MEASURE = `[...document.querySelectorAll('[data-slot=table-scroll]')].filter((el) => el.clientWidth > 900).map((el) => {
  const heads = [...el.querySelectorAll('thead th')].map((th) => th.textContent)
  const rows = [...el.querySelectorAll('tbody tr')]
  const said = /^(placa|motorista|condutor|solicitante|funcionário|responsável|vendedor|auto|os|patrimônio|equipe|contrato|protocolo|vencimento|prazo.*)$/i
  const value = /\\d\\d\\/\\d\\d\\/\\d{4}|R\\$/
  const left = rows.flatMap((tr) => [...tr.cells].flatMap((td, at) =>
    !td.dataset.card && (said.test(heads[at]) || value.test(td.textContent)) ? [heads[at]] : []))
  const cards = rows.map((tr) => [...tr.querySelectorAll('td:is([data-card=main], [data-card=sub], [data-card=extra])')]
    .map((td) => td.textContent).join(' | '))
  return { label: el.getAttribute('aria-label'), over: el.scrollWidth - el.clientWidth, left: [...new Set(left)], cards }
})`

it('every list fits its sheet at 1280 px, and a card on which one decides shows what one decides by', async () => {
  const paths = (await fillRoutes(join(import.meta.dirname, '../../..'), server.url)).filter(
    (path) => !/register|registro|edit|edicao|edição|\d/.test(path),
  )
  const { page } = await openPage(browser, server.url, { bypassCSP: true })
  await signIn(page, 'superadmin')
  const faults: string[] = []
  for (const path of new Set([...paths, ...decided])) {
    await page.evaluate(`__TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)} })`)
    await page.waitForFunction(STANDING)
    const tables = await page.evaluate<Table[]>(MEASURE)
    for (const { label, over, left, cards } of tables) {
      if (over > 0) faults.push(`${path}: ${label} is ${over} px too wide`)
      if (!decided.includes(path)) continue
      if (left.length > 0) faults.push(`${path}: the card leaves out ${left.join(', ')}`)
      const twice = cards.find((card, at) => cards.indexOf(card) !== at)
      if (twice) faults.push(`${path}: two rows look alike: ${twice}`)
    }
    if (decided.includes(path) && tables.length === 0) faults.push(`${path}: no list`)
  }
  expect(faults).toEqual([])
})

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
  /** Whether its rows are cards on phones; a matrix of numbers scrolls. */
  cards: boolean
  over: number
  /** Heads of the default columns that say when, how much, who or of what, and that the card leaves out. */
  left: string[]
  /** Whether a column of the provider is shown that the card leaves out. */
  providerLeft: boolean
  /** What the cards of phones show, row by row. */
  said: string[]
}

const MEASURE = `[...document.querySelectorAll('[data-slot=table-scroll]')].filter((el) => el.clientWidth > 900).map((el) => {
  const heads = [...el.querySelectorAll('thead th')].map((th) => th.textContent)
  const rows = [...el.querySelectorAll('tbody tr')]
  const deciding = /^(placa|motorista|condutor|solicitante|funcionário|responsável|vendedor|auto|os|patrimônio|equipe|contrato|protocolo|vencimento|prazo.*)$/i
  const value = /\\d\\d\\/\\d\\d\\/\\d{4}|R\\$/
  const left = rows.flatMap((tr) => [...tr.cells].flatMap((td, at) =>
    !td.dataset.card && (deciding.test(heads[at]) || value.test(td.textContent)) ? [heads[at]] : []))
  const onCard = (td) => {
    const copy = td.cloneNode(true)
    copy.querySelectorAll('[data-none], [class~="max-sm:hidden"]').forEach((part) => part.remove())
    return copy.textContent
  }
  const said = rows.map((tr) => [...tr.querySelectorAll('td:is([data-card=main], [data-card=sub], [data-card=extra], [data-card=below])')]
    .map(onCard).join(' | '))
  return {
    label: el.getAttribute('aria-label'),
    over: el.scrollWidth - el.clientWidth,
    cards: Boolean(el.closest('[data-cards]')),
    left: [...new Set(left)],
    providerLeft: rows.some((tr) => [...tr.cells].some((td, at) => !td.dataset.card && /^Provedor(es)?$|^Empresa$|^Sistema$/.test(heads[at]) && td.querySelector('.hue-mark'))),
    said,
  }
})`

it('every list fits its sheet at 1280 px, no two cards look alike, and they show what one decides by', async () => {
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
    for (const { label, over, left, cards, providerLeft, said } of tables) {
      if (over > 0) faults.push(`${path}: ${label} is ${over} px too wide`)
      if (cards) {
        const twice = said.find((card, at) => said.indexOf(card) !== at)
        if (twice) faults.push(`${path}: two rows of ${label} look alike: ${twice}`)
        if (providerLeft) faults.push(`${path}: the card of ${label} leaves out the provider`)
      }
      if (decided.includes(path) && left.length > 0)
        faults.push(`${path}: the card leaves out ${left.join(', ')}`)
    }
    if (decided.includes(path) && tables.length === 0) faults.push(`${path}: no list`)
  }
  expect(faults).toEqual([])
})

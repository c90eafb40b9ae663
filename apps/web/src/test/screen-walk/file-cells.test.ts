/** What a file says of a list's rows, beside what the screen says of them. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { exportedNames } from '@/components/table/list-column.ts'
import type { ListTableModel } from '@/components/table/list-features.ts'
import { watchDoors } from './browser-doors.ts'
import { madeAnswer, TODAY } from './made-answers.ts'
import { forgetTimers, holdTimers } from './made-server.ts'
import { openScreen, type Screen } from './open-screen.tsx'
import { people } from './people.ts'
import { allScreens } from './walked-screens.ts'

interface Shown {
  procedure: string
  columns?: string[]
}
interface Given {
  procedure: string
  table?: ListTableModel<object>
}
const shown: Shown[] = []

vi.mock('@/components/table/export-button.tsx', async (original) => ({
  ...(await original<object>()),
  ExportButton: ({ procedure, table }: Given) =>
    void shown.push({ procedure, columns: table && exportedNames(table.getVisibleLeafColumns()) }),
}))

const WORDS = /^(Alfa|Beta|Gama) (\w+)$/
const AMOUNT = /^(valor|custo|investimento|faturamento|total|taxa|litros|diferenca)/
const DAY = /^(vencimento|prazo|cnh_validade)/

/** Amounts and days that answers declare as mere texts, and counts without halves. */
function plausible(value: unknown): unknown {
  if (typeof value === 'number') return Math.floor(value)
  if (typeof value === 'string') {
    const name = WORDS.exec(value)?.[2] ?? ''
    if (AMOUNT.test(name)) return '1234.50'
    return DAY.test(name) ? '2026-11-21' : value
  }
  if (Array.isArray(value)) return value.map(plausible)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plausible(one)]))
}

vi.mock('./made-answers.ts', async (original) => {
  const made = await original<typeof import('./made-answers.ts')>()
  return {
    ...made,
    madeAnswer: (...asked: Parameters<typeof made.madeAnswer>) => plausible(made.madeAnswer(...asked)),
  }
})

interface Listed {
  screen: string
  procedure: string
  columns?: string[]
  rows: object[]
  /** A text of each row of the screen. */
  texts: string[]
}

const script = join(import.meta.dirname, '../../../../../tools/file-cells.ts')
const LONGEST_MS = 300_000
const ROWS = 3

/** What differs in how a number, a document or a blank is written, and not in what it says. */
const plain = (text: string) =>
  text
    .replace(/R\$/g, '')
    .replace(/(\d)\.(?=\d{3})/g, '$1')
    .replace(/(\d{9})-(?=\d\d(?!\d))/g, '$1')
    .replace(/,00?(?!\d)/g, '')
    .replace(/[\s%]+/g, ' ')
    .toLowerCase()

const LEAD_CODES = ['status_nome', 'motivo_exclusao', 'motivo_inativacao', 'wrong_motivo', 'blacklist_motivo']

/** Columns of which a screen shows another side, by their list. */
const OTHERWISE: Record<string, readonly string[]> = {
  // Counted in minutes, as the head says, to be summed.
  'incidents.list': ['duracao'],
  // Before the first publishing nobody reads.
  'handbook.list': ['leituras_percentual'],
  // The day and the hour have columns on the screen.
  'rides.mine': ['partida'],
  // Years of two digits.
  'roulette.list': ['data_inicio_campanha', 'data_fim_campanha'],
  // A colour and a sign say it on the screen.
  'inventory.list': ['resultado'],
  // Shown while it waits.
  'erp.outbox': ['proxima_em'],
  // What waits is inactive, and has a column for it in the file.
  'onboarding.list': ['status'],
  // Drawn as a chart, and from old to young.
  'hrReports.gender': ['percentual'],
  'hrReports.pyramid': ['faixa', 'feminino', 'masculino', 'outro', 'nao_informado', 'total'],
  // Words of codes, which the made-up rows do not have.
  'leads.list': LEAD_CODES,
  'leads.export': LEAD_CODES,
  'noCoverage.step4': ['status_nome'],
  'faq.emptySearches': ['origem'],
  'incidentCategories.list': ['prioridade_padrao'],
  'hrReports.birthdays': ['dia_mes'],
}

/** Many screens show a flag as a special word, or not at all. */
const isFlag = (cell: string) => cell === 'Sim' || cell === 'Não'

async function listOf([id, screen]: [string, Screen]): Promise<Listed[]> {
  shown.length = 0
  await openScreen(screen, people.superadmin)
  // A chart has a table to be read out.
  const table = [...document.querySelectorAll('table:has(tbody tr)')].find((one) => !one.closest('.sr-only'))
  const used = shown.at(-1)
  if (!table || !used) return []
  const texts = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' | '),
  )
  const { dados } = madeAnswer(used.procedure, 'full') as { dados?: object[] }
  if (!dados || texts.length !== dados.length) return []
  const { procedure, columns } = used
  return [{ screen: id, procedure, columns, rows: dados, texts }]
}

const lists: Listed[] = []
beforeAll(async () => {
  await import('@/screens.ts')
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  holdTimers()
  watchDoors()
  for (const one of allScreens()) lists.push(...(await listOf(one)))
  cleanup()
  forgetTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}, LONGEST_MS)

it(
  'a file says what its screen says',
  () => {
    const files = JSON.parse(
      execFileSync(process.execPath, [script], {
        input: JSON.stringify(lists),
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      }),
    ) as Record<string, string>[][]
    const wrong = lists.flatMap(({ screen, procedure, texts, columns }, n) =>
      files[n]!.slice(0, ROWS).flatMap((row, place) =>
        Object.entries(columns ? row : {}).flatMap(([name, cell]) =>
          OTHERWISE[procedure]?.includes(name) || isFlag(cell) || plain(texts[place]!).includes(plain(cell))
            ? []
            : [`${screen} ${procedure} ${name}: ${cell} | ${texts[place]}`],
        ),
      ),
    )
    expect(lists.length).toBeGreaterThan(140)
    expect(wrong).toEqual([])
  },
  LONGEST_MS,
)

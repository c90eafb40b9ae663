import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { History } from '@/components/records/history.ts'
import { HistoryRows } from './history-rows.tsx'
import { listOfColumn } from './use-record-names.ts'

const found = vi.hoisted(() => [] as History[])
vi.mock('@/components/records/history.ts', async (original) => {
  const real = await original<typeof import('@/components/records/history.ts')>()
  const kept =
    (make: (...asked: never[]) => History) =>
    (...asked: never[]) => {
      const history = make(...asked)
      found.push(history)
      return history
    }
  return { ...real, historyOf: kept(real.historyOf), historyFrom: kept(real.historyFrom) }
})

const root = join(import.meta.dirname, '../../../../..')
const pieces = import.meta.glob('@/features/**/*.{ts,tsx}')
const makers = Object.entries(pieces).filter(
  ([path]) => !path.includes('.test.') && /history(Of|From)\(/.test(readFileSync(join(root, path), 'utf8')),
)

/** Table → the columns of one of its closed lists, by the checks of the migrations. */
const listed = new Map<string, Map<string, string[]>>()
for (const file of globSync('migrations/*.sql', { cwd: root }).toSorted()) {
  const sql = readFileSync(join(root, file), 'utf8')
  for (const [, table, body] of sql.matchAll(/(?:create table|alter table) (\w+)([\s\S]*?);\n/g))
    for (const [, column, values] of body!.matchAll(/\(\s*(\w+) in\s*\(([^)]*)\)/g)) {
      const columns = listed.get(table!) ?? new Map<string, string[]>()
      listed.set(
        table!,
        columns.set(
          column!,
          [...values!.matchAll(/'([^']*)'/g)].map(([, value]) => value!),
        ),
      )
    }
}

/** Table → column → its TypeScript type. */
const typed = new Map<string, Map<string, string>>()
const schema = readFileSync(join(root, 'packages/db/src/schema.ts'), 'utf8')
for (const [, table, name] of schema.matchAll(/^ {2}(\w+): (\w+);$/gm)) {
  const body = new RegExp(`export interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(schema)?.[1] ?? ''
  const columns = [...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(
    ([, column, type]) => [column!, type!] as const,
  )
  typed.set(table!, new Map(columns))
}

const ID = 48_113
const raw = {
  cpf: '90000015601',
  cnpj: '11222333000181',
  phone: '53999990000',
  cep: '96010000',
  amount: 90_130.16,
  day: '2026-03-17',
  moment: '2026-03-17T13:42:00.000Z',
}

interface Made {
  value: unknown
  /** What nobody should read. */
  raw: string
}

function valuesOf(tables: readonly string[], column: string): Made[] {
  const options = tables.flatMap((table) => listed.get(table)?.get(column) ?? [])
  if (options.length > 0) return options.map((value) => ({ value, raw: value }))
  const type = tables.map((table) => typed.get(table)?.get(column)).find(Boolean) ?? ''
  const one = (value: unknown): Made[] => [{ value, raw: String(value) }]
  if (type.includes('Numeric')) return one(raw.amount)
  if (type.includes('Timestamp')) return one(raw.moment)
  if (type.includes('boolean')) return one(true)
  // A lead and an incident are called by their number.
  if (column === 'id_lead_associada' || column === 'id_incidente') return []
  if (/^(id_|empresas$|perfis$)/.test(column) && !type.includes('string')) return one(ID)
  if (type.includes('number')) return []
  if (column.startsWith('cnpj')) return one(raw.cnpj)
  if (/^(cpf|documento)/.test(column)) return one(raw.cpf)
  if (/^(telefone|celular|fone)/.test(column)) return one(raw.phone)
  if (column === 'cep') return one(raw.cep)
  if (/^data_|validade|_em$/.test(column)) return one(raw.day)
  return []
}

/** Words that are stored as people read them. */
const readable = /^[A-Z]{2,3}$|^[A-ZÀ-Ú][a-zà-ú]+( [A-ZÀ-Úa-zà-ú]+)*$|^[A-E]{1,2}$/

const nameOf = (column: string, id: number) =>
  Object.hasOwn(listOfColumn, column) && id === ID ? 'Nome de quem é' : undefined

test('the history of every record shows no reference, option, date, amount or document as the database holds it (docs/screens.md#history-panel)', async () => {
  for (const [, load] of makers) await load()
  expect(found.length).toBeGreaterThanOrEqual(makers.length)
  const faults: string[] = found.flatMap((history) => {
    const { tables, labels } = history
    return Object.keys(labels).flatMap((column) =>
      valuesOf(tables, column).flatMap((made) => {
        const { container, unmount } = render(
          <HistoryRows
            rows={[
              {
                operacao: 'UPDATE',
                old_data: {},
                new_data: { [column]: made.value },
                data: '2026-11-12T13:42:00Z',
                usuario: 'Camila',
              },
            ]}
            history={{ ...history, about: undefined }}
            nameOf={nameOf}
          />,
        )
        const shown =
          container.querySelector('dd span:last-child ~ span, dd')?.textContent?.split('→').at(-1)?.trim() ??
          ''
        unmount()
        const isRaw = shown === made.raw && !readable.test(made.raw)
        const isUnnamed = made.value === ID && shown !== 'Nome de quem é'
        return isRaw || isUnnamed || shown === String(raw.amount) ? [`${tables[0]}.${column}: ${shown}`] : []
      }),
    )
  })
  expect(faults).toEqual([])
})

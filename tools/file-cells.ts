// Reads lists of made-up rows from the standard input, and prints what a file holds of them, as texts.
import { cellOf, plainText } from '@intranet/server/doors/export/cells'
import { appRouter } from '@intranet/server/doors/trpc/app-router'
import { metaOf } from '@intranet/server/platform/procedure/caller'
import { proceduresOf } from '@intranet/server/platform/procedure/procedures-of'
import { text } from 'node:stream/consumers'

interface Asked {
  procedure: string
  /** The columns of the file; all of the list without them. */
  columns?: string[]
  rows: Record<string, unknown>[]
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/
const stored = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && MOMENT.test(value) ? new Date(value) : value,
    ]),
  )

const procedures = proceduresOf(appRouter)

function cellsOf({ procedure, columns, rows }: Asked): Record<string, string>[] {
  const heads = metaOf(procedures[procedure]!).exports ?? {}
  const names = columns ?? Object.keys(heads)
  return rows.map(stored).map((row) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const head = heads[name]
        if (!head) return []
        const column = typeof head === 'string' ? undefined : head
        return [[name, plainText(column?.says?.(row) ?? cellOf(row[name], column))]]
      }),
    ),
  )
}

const asked = JSON.parse(await text(process.stdin)) as Asked[]
process.stdout.write(JSON.stringify(asked.map(cellsOf)), () => process.exit())

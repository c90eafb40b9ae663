import type { SearchEntry } from '@/components/shell/palette-order.ts'
import type { Fold } from '@/components/shell/screens.ts'
import { api } from '@/lib/api.ts'

/** The records of the search box, as the server lets this person see them; each feature says where its own open. */
export async function findRecords(text: string, found: Fold['found']): Promise<SearchEntry[]> {
  const rows = await api.search.palette.query({ q: text })
  return rows.flatMap((row) => {
    const kind = found[row.tipo]
    if (!kind) return []
    const note = [kind.label, row.detalhe].filter(Boolean).join(' · ')
    return [
      { key: `${row.tipo} ${row.id}`, label: row.nome, note, to: kind.to(row), person: kind.person ?? false },
    ]
  })
}

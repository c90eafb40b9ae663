import type { PaletteKind, PaletteRow } from '@intranet/contract/home/today'
import type { SearchEntry } from '@/components/shell/palette-order.ts'
import { api } from '@/lib/trpc.ts'

/** Where a record opens, and what it is called beside its name. */
const kinds: Record<PaletteKind, { label: string; to: (row: PaletteRow) => string }> = {
  pessoa: { label: 'Pessoa', to: ({ id }) => `/users/profile/${id}` },
  colega: { label: 'Colega', to: ({ id }) => `/contacts/profile/${id}` },
  departamento: { label: 'Departamento', to: ({ id }) => `/departments/edit/${id}` },
  setor: { label: 'Setor', to: ({ id }) => `/sectors/edit/${id}` },
  cargo: { label: 'Cargo', to: ({ id }) => `/positions/edit/${id}` },
  provedor: { label: 'Provedor', to: ({ id }) => `/providers/edit/${id}` },
  contratante: { label: 'Empresa contratante', to: ({ id }) => `/contracting/companies/edit/${id}` },
  novidade: { label: 'Novidade', to: ({ id }) => `/news/${id}` },
  // Found alone, a question stands open.
  pergunta: { label: 'FAQ', to: ({ nome }) => `/faq/search/${encodeURIComponent(nome)}` },
  artigo: { label: 'Manual', to: ({ id }) => `/employee-handbook/view?artigo=${id}` },
  documento: { label: 'Documento', to: ({ id }) => `/documents/edit/${id}` },
  meu_documento: {
    label: 'Meu documento',
    to: ({ nome }) => `/documents/list?q=${encodeURIComponent(nome)}`,
  },
}

const people = new Set<PaletteKind>(['pessoa', 'colega'])

/** The records of the search box, as the server lets this person see them. */
export async function findRecords(text: string): Promise<SearchEntry[]> {
  const rows = await api.search.palette.query({ q: text })
  return rows.map((row) => ({
    key: `${row.tipo} ${row.id}`,
    label: row.nome,
    note: [kinds[row.tipo].label, row.detalhe].filter(Boolean).join(' · '),
    to: kinds[row.tipo].to(row),
    person: people.has(row.tipo),
  }))
}

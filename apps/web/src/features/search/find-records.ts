import type { PaletteKind } from '@intranet/contract/home/today'
import type { SearchEntry } from '@/components/shell/quick-search.tsx'
import { api } from '@/lib/trpc.ts'

/** Where a record opens, and what it is called beside its name. */
const kinds: Record<PaletteKind, { label: string; to: (id: number) => string }> = {
  pessoa: { label: 'Pessoa', to: (id) => `/users/profile/${id}` },
  departamento: { label: 'Departamento', to: (id) => `/departments/edit/${id}` },
  setor: { label: 'Setor', to: (id) => `/sectors/edit/${id}` },
  cargo: { label: 'Cargo', to: (id) => `/positions/edit/${id}` },
  provedor: { label: 'Provedor', to: (id) => `/providers/edit/${id}` },
  contratante: { label: 'Empresa contratante', to: (id) => `/contracting/companies/edit/${id}` },
}

/** The records of the search box, as the server lets this person see them. */
export async function findRecords(text: string): Promise<SearchEntry[]> {
  const rows = await api.search.palette.query({ q: text })
  return rows.map(({ tipo, id, nome, detalhe }) => ({
    label: nome,
    note: [kinds[tipo].label, detalhe].filter(Boolean).join(' · '),
    to: kinds[tipo].to(id),
  }))
}

import { format } from '@intranet/contract/messages/formats'
import type { NoCoveragePlace } from '@intranet/contract/sales/no-coverage-words'
import type { PlaceSearch } from './place-search.ts'
import type { OpenedAddress } from '@/lib/address.ts'

export const ROOT = '/vendas/leads-sem-cobertura/relatorio'

/** What is missing shows a text; on the wire it is ''. */
export const shown = (name: string | undefined) => name?.trim() || format.notInformed

/** The first three levels: what a row is, where it leads, what is above it. */
export interface Level {
  key: 'cidade' | 'bairro' | 'logradouro'
  step: 'step1' | 'step2' | 'step3'
  column: string
  /** The rows as a table's name. */
  label: string
  next: OpenedAddress
  back: OpenedAddress | null
  /** The section's title: the place of the level above. */
  section?: (search: PlaceSearch) => string
  /** The search that leads from a row to the level below. */
  place: (row: NoCoveragePlace) => Partial<PlaceSearch>
  /** The part of the search that the level above knows. */
  above: (search: PlaceSearch) => Partial<PlaceSearch>
}

export const levels: Record<'cidades' | 'bairros' | 'ruas', Level> = {
  cidades: {
    key: 'cidade',
    step: 'step1',
    column: 'Cidade',
    label: 'Cidades',
    next: `${ROOT}/cidades/bairros`,
    back: null,
    place: ({ provedor, cidade }) => ({ provedor, cidade }),
    above: () => ({}),
  },
  bairros: {
    key: 'bairro',
    step: 'step2',
    column: 'Bairro',
    label: 'Bairros',
    next: `${ROOT}/bairros/ruas`,
    back: `${ROOT}/cidades`,
    section: ({ cidade }) => shown(cidade),
    place: ({ provedor, cidade, bairro }) => ({ provedor, cidade, bairro }),
    above: () => ({}),
  },
  ruas: {
    key: 'logradouro',
    step: 'step3',
    column: 'Rua',
    label: 'Ruas',
    next: `${ROOT}/ruas/pessoas`,
    back: `${ROOT}/cidades/bairros`,
    section: ({ bairro, cidade }) => `${shown(bairro)} - ${shown(cidade)}`,
    place: ({ provedor, cidade, bairro, logradouro }) => ({ provedor, cidade, bairro, rua: logradouro }),
    above: ({ provedor, cidade }) => ({ provedor, cidade }),
  },
}

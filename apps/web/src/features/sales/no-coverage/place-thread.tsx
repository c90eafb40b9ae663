import { useQueries } from '@tanstack/react-query'
import { formatNumber } from '@intranet/contract/formats'
import { Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { pageSizes } from '@intranet/contract/list-limits'
import { addressOf } from '@/lib/asked-address.ts'
import { trpc } from '@/lib/trpc.ts'
import { ROOT, shown } from './levels.ts'
import { atLevel, type PlaceSearch } from './place-search.ts'

interface Node {
  step: 'step1' | 'step2' | 'step3'
  label: string
  path: 'cidades' | 'cidades/bairros' | 'bairros/ruas'
  place: Pick<PlaceSearch, 'provedor' | 'cidade' | 'bairro'>
}

/** The places above the present one, the first being all of them. */
function nodesAbove({ provedor, cidade, bairro, rua }: PlaceSearch): Node[] {
  const all: Node[] = [
    { step: 'step1', label: 'Cidades', path: 'cidades', place: {} },
    { step: 'step2', label: shown(cidade), path: 'cidades/bairros', place: { provedor, cidade } },
    { step: 'step3', label: shown(bairro), path: 'bairros/ruas', place: { provedor, cidade, bairro } },
  ]
  return all.slice(0, [cidade, bairro, rua].filter((part) => part !== undefined).length)
}

interface PlaceThreadProps {
  search: PlaceSearch
  /** Of the place that is shown: its leads. */
  total: number | null | undefined
}

/** The path from all cities to the place that is shown, each with its leads; asked as their own pages ask. */
export function PlaceThread({ search, total }: PlaceThreadProps) {
  const { cidade, bairro, rua, limit, filtro } = search
  const above = nodesAbove(search)
  const reads = useQueries({
    queries: above.map(({ step, place }) =>
      trpc.noCoverage[step].queryOptions({
        filtro: filtro ?? {},
        provedor: place.provedor,
        cidade: place.cidade,
        bairro: place.bairro,
        limit: limit ?? pageSizes[0],
        offset: 0,
      }),
    ),
  })
  // A path of one place leads nowhere.
  if (above.length === 0) return null
  return (
    <Spine label="Caminho" under>
      <Thread
        items={[
          ...above.map(({ label, path, place }, at) => ({
            key: path,
            label,
            count: reads[at]?.data && formatNumber(reads[at].data.leads),
            href: addressOf(`${ROOT}/${path}`, atLevel(search, place)),
          })),
          {
            key: 'aqui',
            label: shown(rua ?? bairro ?? cidade),
            count: typeof total === 'number' ? formatNumber(total) : undefined,
            state: 'now' as const,
          },
        ]}
      />
    </Spine>
  )
}

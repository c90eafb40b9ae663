import { formatNumber } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { idIn, onlyOne } from '@/components/table/one-filter.ts'
import { Filters } from '@/components/table/filters.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useTableState } from '@/components/table/use-table-search.ts'
import { Card } from '@/components/ui/card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { IncidentPriorityMark } from './incident-marks.tsx'
import { CalmCities, NetworkMark, sinceText } from './network-marks.tsx'

type Network = Outputs['incidents']['network']
type City = Network['cidades'][number]
type Open = City['ocorrencias'][number]

/** Who answers the phone keeps the page open. */
const AGAIN_MS = 60_000

/** What is open in a city: its title for who may read it, else the category alone. */
function Occurrence({ open }: { open: Open }) {
  const { id, titulo, categoria, inicio, previsao, prioridade, bairros } = open
  const title = 'block min-w-0 break-words text-foreground'
  return (
    <li className="flex items-start gap-3 py-2">
      <CategoryMark {...open} />
      <div className="min-w-0 grow">
        {id === null ? (
          <span className={title}>{categoria}</span>
        ) : (
          <AddressLink to={`/incidents/list?ver=${id}`} className={title} preload={false}>
            {titulo}
          </AddressLink>
        )}
        <span className="block text-xs text-muted-foreground">
          {id !== null && `${categoria} · `}
          {sinceText(inicio, previsao)}
        </span>
        {bairros.length > 0 && (
          <span className="block text-xs break-words text-muted-foreground">
            Bairros: {bairros.join(', ')}
          </span>
        )}
      </div>
      <IncidentPriorityMark priority={prioridade} />
    </li>
  )
}

function HitCity({ city: { cidade, uf, provedor, situacao, ocorrencias } }: { city: City }) {
  return (
    <Card asChild className="gap-1 px-3.5 pt-3 pb-1 text-sm">
      <li>
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 grow text-base font-[650] break-words">
            {cidade}/{uf}
            <span className="text-sm font-normal text-muted-foreground"> · {provedor}</span>
          </h3>
          <NetworkMark state={situacao} />
        </div>
        <ul className="divide-y divide-border" aria-label={`Em aberto em ${cidade}`}>
          {ocorrencias.map((open) => (
            <Occurrence key={`${open.id}/${open.categoria}/${open.inicio}`} open={open} />
          ))}
        </ul>
      </li>
    </Card>
  )
}

function Cities({ network: { total, cidades }, filtered }: { network: Network; filtered: boolean }) {
  const hit = cidades.filter(({ situacao }) => situacao !== 'normal')
  const calm = cidades.filter(({ situacao }) => situacao === 'normal')
  if (cidades.length === 0)
    return (
      <EmptyState
        title={filtered ? undefined : 'Nenhuma cidade ainda'}
        text={filtered ? undefined : 'Aqui ficam as cidades que os provedores atendem.'}
      />
    )
  return (
    <div className="grid gap-5">
      <section>
        <SectionLabel count={hit.length || undefined}>Com incidente ou manutenção</SectionLabel>
        {hit.length === 0 ? (
          <p className="text-sm text-muted-foreground">Nada parado agora.</p>
        ) : (
          <ul className="grid gap-3 lg:grid-cols-2" aria-label="Cidades atingidas">
            {hit.map((city) => (
              <HitCity key={`${city.id_empresa}/${city.cidade}/${city.uf}`} city={city} />
            ))}
          </ul>
        )}
      </section>
      <CalmCities cities={calm} open={filtered} />
      {total > cidades.length && (
        <p className="text-sm text-muted-foreground">
          {formatNumber(cidades.length)} de {formatNumber(total)} cidades. Busque uma cidade para ver as
          outras.
        </p>
      )}
    </div>
  )
}

/** "Como está a rede": the cities of all providers, those where something is open first. */
export function NetworkPage() {
  const search = useTableState<'id_empresa', string, object>('incidents.network')
  const provider = onlyOne(useProviderFilter())
  const id_empresa = idIn(provider, search.filtro)
  const read = useQuery({
    ...trpc.incidents.network.queryOptions({
      id_empresa,
      q: search.q || undefined,
    }),
    refetchInterval: AGAIN_MS,
  })
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Toolbar>
          <SearchBox search={search} placeholder="Buscar cidade ou provedor" />
          <Filters search={search} filters={[provider]} />
        </Toolbar>
        <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
          {(network) => <Cities network={network} filtered={search.q !== '' || id_empresa !== undefined} />}
        </Loaded>
      </PageSheet>
    </Page>
  )
}

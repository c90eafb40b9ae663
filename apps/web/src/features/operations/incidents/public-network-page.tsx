import { normalizeText } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page } from '@/components/shell/page.tsx'
import { PublicHead } from '@/components/shell/public-head.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Card } from '@/components/ui/card.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { CalmCities, NetworkMark, sinceText } from './network-marks.tsx'

type City = Outputs['incidents']['publicNetwork']['cidades'][number]

function HitCities({ cities }: { cities: readonly City[] }) {
  if (cities.length === 0) return null
  return (
    <Card asChild className="block py-0 divide-y divide-border">
      <ul aria-label="Cidades atingidas">
        {cities.map(({ cidade, uf, situacao, ocorrencias }) => (
          <li key={`${cidade}/${uf}`} className="px-3.5 py-3">
            <div className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 grow font-semibold break-words">
                {cidade}/{uf}
              </span>
              <NetworkMark state={situacao} />
            </div>
            <ul className="mt-1 grid gap-1 text-sm">
              {ocorrencias.map(({ categoria, desde, previsao }) => (
                <li key={`${categoria}/${desde}`} className="break-words">
                  {categoria}
                  <span className="block text-xs text-muted-foreground">{sinceText(desde, previsao)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Cities({ cities }: { cities: readonly City[] }) {
  const [text, setText] = useState('')
  const wanted = normalizeText(text.trim())
  const shown = cities.filter(({ cidade }) => normalizeText(cidade).includes(wanted))
  const hit = shown.filter(({ situacao }) => situacao !== 'normal')
  return (
    <div className="grid gap-4">
      <SearchInput role="searchbox" label="Buscar a sua cidade" value={text} onValue={setText} />
      {shown.length === 0 && (
        <EmptyState title={wanted ? 'Nenhuma cidade com este nome' : 'Nenhuma cidade ainda'} />
      )}
      {shown.length > 0 && hit.length === 0 && <p>Nenhum incidente nem manutenção agora.</p>}
      <HitCities cities={hit} />
      <CalmCities cities={shown.filter(({ situacao }) => situacao === 'normal')} open={wanted !== ''} />
    </div>
  )
}

/** The state of the network for everybody, where the setting `rede_publica` publishes it. */
export function PublicNetworkPage() {
  const read = useQuery(trpc.incidents.publicNetwork.queryOptions())
  const unpublished = !read.data && read.error && readRequestError(read.error).status === 404
  return (
    <Page narrow>
      <div className="min-w-0 pt-6">
        <PublicHead>
          <h1 className="text-2xl font-semibold">Como está a rede</h1>
          {!unpublished && (
            <p className="text-muted-foreground">Incidentes e manutenções em andamento, por cidade.</p>
          )}
        </PublicHead>
        {unpublished ? (
          <EmptyState title="Esta página não está publicada" text="Fale com o seu provedor." />
        ) : (
          <Loaded reads={[read]}>{({ cidades }) => <Cities cities={cidades} />}</Loaded>
        )}
      </div>
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type CSSProperties } from 'react'
import type { SpinResult } from '@intranet/contract/marketing/public-roulette'
import { shortDay } from '@intranet/contract/marketing/roulette-words'
import { publicRoulette as text } from '@intranet/contract/messages/roulette'
import { shell } from '@intranet/contract/messages'
import { copyLink } from '@/features/sales/tracking-links/copy-link.ts'
import { ProviderLogo } from '@/components/shell/logo.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { Confetti } from './confetti.tsx'
import { Rays } from './rays.tsx'
import { SpinForm } from './spin-form.tsx'
import { markShown } from './spin-keys.ts'
import { Wheel } from './wheel.tsx'

type Campaign = NonNullable<Outputs['publicRoulette']['view']>

const TURNS = 6
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function Closed({ slug }: { slug?: string }) {
  return (
    <main className="roulette-page" id="conteudo">
      <div className="columns">
        <div>
          <h1>{text.unavailable}</h1>
          <p className="lead">Confira o endereço ou volte mais tarde.</p>
          {slug && (
            <p className="lead">
              <a href={`/roleta/${slug}/sorteios`}>Verificar sorteio</a>
            </p>
          )}
        </div>
      </div>
    </main>
  )
}

function Won({ result }: { result: SpinResult }) {
  return (
    <div className="win" role="status">
      <b>Parabéns! {result.premio}</b>
      <span>{result.descricao}</span>
      <dl>
        <div>
          <dt>Seu cupom</dt>
          <dd>{result.cupom}</dd>
        </div>
        <div>
          <dt>Código de retirada</dt>
          <dd>{result.codigo}</dd>
        </div>
      </dl>
      <div>
        <Button variant="outline" size="sm" onClick={() => void copyLink(result.cupom, 'Cupom copiado.')}>
          Copiar cupom
        </Button>
      </div>
    </div>
  )
}

/** The wheel and where it stops; the result is shown once it stops. */
function useTurning(slug: string) {
  const [result, setResult] = useState<SpinResult>()
  const [key, setKey] = useState('')
  const [turn, setTurn] = useState(0)
  const [stopped, setStopped] = useState(false)
  const start = (won: SpinResult, of: string) => {
    setKey(of)
    const step = 360 / won.premios.length
    setResult(won)
    setStopped(still())
    setTurn((before) => (Math.ceil(before / 360) + TURNS) * 360 - won.indice * step)
  }
  useEffect(() => {
    if (!result || stopped) return
    // A window in the background gets no end of its transition.
    const limit = window.setTimeout(() => setStopped(true), 7000)
    return () => window.clearTimeout(limit)
  }, [result, stopped])
  useEffect(() => {
    if (result && stopped) markShown(slug, key)
  }, [result, stopped, slug, key])
  return { result, turn, stopped, start, stop: () => setStopped(true) }
}

function OpenWheel({ campaign, embed }: { campaign: Campaign; embed: boolean }) {
  const { tema, slug } = campaign
  const { result, turn, stopped, start, stop } = useTurning(slug)
  const style = {
    '--base': tema.base_background,
    ...(tema.url_background && {
      backgroundImage: `linear-gradient(#0009, #000b), url("${tema.url_background}")`,
    }),
  } as CSSProperties
  return (
    <main className={`roulette-page${embed ? ' embed' : ''}`} id="conteudo" style={style}>
      {!tema.url_background && <Rays />}
      {!embed && (
        <div className="top">
          <ProviderLogo brand={campaign.sistema} name={campaign.provedor} image={campaign.logo} />
          <span>até {shortDay(campaign.fim)}</span>
        </div>
      )}
      <div className="columns">
        <section>
          <h1>{campaign.nome}</h1>
          <p className="lead">{campaign.descricao}</p>
          {!(result && stopped) && (
            <SpinForm
              slug={slug}
              label={tema.base_html_content}
              rules={campaign.regulamento}
              provider={campaign.provedor}
              interval={campaign.intervalo}
              onSpun={start}
            />
          )}
        </section>
        <div className="turning">
          <Wheel slices={result?.premios ?? campaign.premios} theme={tema} turn={turn} onStopped={stop} />
          <p className="sr-only" role="status">
            {result && !stopped ? 'A roleta está girando.' : ''}
          </p>
          {result && stopped && <Won result={result} />}
          {result?.animacao && stopped && <Confetti />}
        </div>
      </div>
      <div className="bottom">
        <span>
          {campaign.certificado_autorizacao
            ? `Certificado de autorização ${campaign.certificado_autorizacao}`
            : 'Um giro por CPF a cada período da campanha.'}
        </span>
        {campaign.regulamento && <a href={campaign.regulamento}>Regulamento</a>}
        <a href={`/roleta/${slug}/sorteios`}>Verificar sorteio</a>
      </div>
    </main>
  )
}

/** /roleta/:url_campanha: the wheel for everybody (docs/marketing.md#spin). */
export function PublicWheelPage({ slug, embed }: { slug: string; embed: boolean }) {
  const { data, error, refetch } = useQuery(trpc.publicRoulette.view.queryOptions({ slug }))
  useEffect(() => {
    document.title = `${shell.titlePrefix}Roleta${data ? ` ${data.nome}` : ''}`
  }, [data])
  if (error && !data && readRequestError(error).status !== 422)
    return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === null || (error && !data)) return <Closed />
  if (!data) return <LoadingState />
  return data.disponivel ? <OpenWheel campaign={data} embed={embed} /> : <Closed slug={slug} />
}

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
import { cn } from '@/lib/cn.ts'
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

/** The campaign's colour as light; white words stay readable on the lightest that anybody may choose. */
const pageClasses = cn(
  'relative min-h-screen overflow-hidden bg-[radial-gradient(90%_100%_at_70%_48%,var(--glow)_0,var(--middle)_38%,var(--edge)_78%)] bg-cover bg-center text-white',
  '[--wheel-base:#a7001a]',
  '[--glow:color-mix(in_oklab,var(--wheel-base)_62%,#10101c)] [--middle:color-mix(in_oklab,var(--wheel-base)_40%,#0b0b14)] [--edge:color-mix(in_oklab,var(--wheel-base)_22%,#07070e)]',
  'supports-[color:oklch(from_red_l_c_h)]:[--glow:oklch(from_var(--wheel-base)_clamp(0.3,l_+_0.1,0.5)_c_h)]',
  'supports-[color:oklch(from_red_l_c_h)]:[--middle:oklch(from_var(--wheel-base)_clamp(0.24,l,0.38)_c_h)]',
  'supports-[color:oklch(from_red_l_c_h)]:[--edge:oklch(from_var(--wheel-base)_clamp(0.18,l_-_0.14,0.25)_calc(c_*_0.8)_h)]',
)
const columnsClasses =
  'relative mx-auto grid max-w-[1180px] grid-cols-[400px_minmax(0,1fr)] items-center gap-10 px-6 pt-2 pb-8 max-[981px]:max-w-[520px] max-[981px]:grid-cols-[minmax(0,1fr)] max-[981px]:gap-5 max-[981px]:px-3.5 max-[981px]:pt-0 max-[981px]:pb-6'
const barClasses =
  'relative mx-auto flex max-w-[1180px] flex-wrap items-center justify-between gap-x-5 gap-y-2 px-6 py-5 text-sm'
const headingClasses =
  'mb-2.5 text-[36px] leading-[42px] font-[720] text-balance font-stretch-[106%] max-[981px]:text-2xl max-[981px]:leading-8'
const leadClasses = 'text-lg whitespace-pre-line text-[#f2f2f6]'
const linkClasses = 'text-white underline'

function Closed({ slug }: { slug?: string }) {
  return (
    <main className={pageClasses} id="conteudo">
      <div className={columnsClasses}>
        <div>
          <h1 className={headingClasses}>{text.unavailable}</h1>
          <p className={leadClasses}>Confira o endereço ou volte mais tarde.</p>
          {slug && (
            <p className={leadClasses}>
              <a className={linkClasses} href={`/roleta/${slug}/sorteios`}>
                Verificar sorteio
              </a>
            </p>
          )}
        </div>
      </div>
    </main>
  )
}

function Won({ result, onNext }: { result: SpinResult; onNext: () => void }) {
  return (
    <div
      className="relative mx-auto -mt-[26px] grid max-w-[440px] gap-1 rounded-[12px] bg-white px-4 py-3.5 text-[#14161f] shadow-[0_18px_50px_-14px_rgb(0_0_0/0.7)]"
      data-slot="win"
      role="status"
    >
      <b className="text-[18px]">Parabéns! {result.premio}</b>
      <span>{result.descricao}</span>
      <dl className="mt-1 flex flex-wrap gap-x-[18px] gap-y-1 [&_dd]:font-bold [&_dd]:tracking-[0.02em] [&_dt]:text-xs [&_dt]:leading-5 [&_dt]:text-[#4c5063]">
        <div>
          <dt>Seu cupom</dt>
          <dd>{result.cupom}</dd>
        </div>
        <div>
          <dt>Código de retirada</dt>
          <dd>{result.codigo}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copyLink(result.cupom, 'Cupom copiado.')}>
          Copiar cupom
        </Button>
        <Button variant="outline" size="sm" onClick={onNext}>
          Próxima pessoa
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
  return { result, turn, stopped, start, stop: () => setStopped(true), next: () => setResult(undefined) }
}

function OpenWheel({ campaign, embed }: { campaign: Campaign; embed: boolean }) {
  const { tema, slug } = campaign
  const { result, turn, stopped, start, stop, next } = useTurning(slug)
  const style = {
    '--wheel-base': tema.base_background,
    ...(tema.url_background && {
      backgroundImage: `linear-gradient(#0009, #000b), url("${tema.url_background}")`,
    }),
  } as CSSProperties
  return (
    <main className={cn(pageClasses, embed && 'min-h-0')} id="conteudo" style={style}>
      {!tema.url_background && <Rays />}
      {!embed && (
        <div className={cn(barClasses, 'h-(--header-h) [&_b]:text-[20px] [&_b]:font-bold [&>svg]:h-[30px]')}>
          <ProviderLogo brand={campaign.sistema} name={campaign.provedor} image={campaign.logo} />
          <span>até {shortDay(campaign.fim)}</span>
        </div>
      )}
      <div className={columnsClasses}>
        <section>
          <h1 className={headingClasses}>{campaign.nome}</h1>
          <p className={leadClasses}>{campaign.descricao}</p>
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
        <div className="max-[981px]:order-first">
          <Wheel slices={result?.premios ?? campaign.premios} theme={tema} turn={turn} onStopped={stop} />
          <p className="sr-only" role="status">
            {result && !stopped ? 'A roleta está girando.' : ''}
          </p>
          {result && stopped && <Won result={result} onNext={next} />}
          {result?.animacao && stopped && <Confetti />}
        </div>
      </div>
      <div className={barClasses}>
        <span>
          {campaign.certificado_autorizacao
            ? `Certificado de autorização ${campaign.certificado_autorizacao}`
            : 'Um giro por CPF a cada período da campanha.'}
        </span>
        {campaign.regulamento && (
          <a className={linkClasses} href={campaign.regulamento}>
            Regulamento
          </a>
        )}
        <a className={linkClasses} href={`/roleta/${slug}/sorteios`}>
          Verificar sorteio
        </a>
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

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  entryOf,
  QUICKNET_NAME,
  verifyDraw,
  type DrawEvidence,
} from '@intranet/contract/marketing/raffle-proof'
import { shell } from '@intranet/contract/messages'
import { formatNumber } from '@intranet/contract/formats'
import { shortMoment } from '@intranet/contract/marketing/roulette-words'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { api } from '@/lib/api.ts'
import { ShownError } from '@/lib/request-error.ts'
import { webCrypto } from '@/lib/web-crypto.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { FieldError, Field } from '@/components/ui/field.tsx'

type Draw = Outputs['publicRoulette']['draws'][number]
type Checks = Awaited<ReturnType<typeof verifyDraw>>

const questions: Record<Checks[number]['key'], string> = {
  lista: 'A lista de inscritos é a que foi publicada antes do sorteio',
  compromisso: 'A semente do servidor é a que foi prometida antes do sorteio',
  farol: 'O número do farol público confere com a sua assinatura, que é da rede drand',
  vencedor: 'Refeita a conta, o vencedor é o mesmo',
}
/** The demonstration's beacon has no key that is known outside. */
const localBeacon = 'O número do farol de demonstração confere com a sua assinatura'

const unread = 'Não foi possível ler a prova. Tente novamente.'

/** Whether the network signed a round; the curve's arithmetic comes only when somebody checks. */
async function isSigned(round: number, signature: string): Promise<boolean> {
  const { isBeaconSignature } = await import('@intranet/contract/marketing/beacon-signature')
  return isBeaconSignature(round, signature)
}

const states: Record<string, string> = {
  aguardando: 'Aguardando o farol público',
  sorteado: 'Sorteado',
  esgotado: 'Sem participantes restantes',
  informado: 'Informado, sem prova',
  cancelado: 'Cancelado',
}

const isWhole = (evidence: object): evidence is DrawEvidence & { sal: string } =>
  'semente' in evidence && typeof evidence.semente === 'string' && 'vencedor' in evidence

/** Recomputes one draw in this browser, and looks a coupon up in its list. */
function Recompute({ slug, draw }: { slug: string; draw: Draw }) {
  const [checks, setChecks] = useState<Checks>()
  const [failed, setFailed] = useState<string>()
  const [coupon, setCoupon] = useState('')
  const [found, setFound] = useState<string>()
  const signed = draw.farol === QUICKNET_NAME
  const read = () => api.publicRoulette.evidence.query({ slug, numero: draw.numero })
  const work = async (job: () => Promise<void>) => {
    setFailed(undefined)
    try {
      webCrypto()
      await job()
    } catch (error) {
      setFailed(error instanceof ShownError ? error.message : unread)
    }
  }
  const run = async () => {
    const evidence = await read()
    if (isWhole(evidence)) setChecks(await verifyDraw(evidence, signed ? isSigned : undefined))
  }
  const look = async () => {
    const evidence = await read()
    const entry = evidence.sal ? await entryOf(evidence.sal, coupon.trim().toUpperCase()) : ''
    const position = evidence.entradas?.indexOf(entry) ?? -1
    if (position < 0) return setFound('Este cupom não está na lista.')
    const won = evidence.vencedor === entry
    setFound(
      `Este cupom é o nº ${position + 1} da lista${won ? ' e foi o sorteado.' : '; não foi o sorteado.'}`,
    )
  }
  const good = checks?.every(({ ok }) => ok)
  return (
    <div className="grid gap-3">
      <div>
        <Button onClick={() => void work(run)}>Verificar sorteio {draw.numero}</Button>
      </div>
      <div role="status">
        {failed && <FieldError>{failed}</FieldError>}
        {checks && (
          <>
            <p className="font-semibold">
              {good
                ? `Sorteio ${draw.numero} conferido neste navegador.`
                : `O sorteio ${draw.numero} não confere.`}
            </p>
            <ul className="mt-1 grid list-none gap-1">
              {checks.map(({ key, ok }) => (
                <li
                  key={key}
                  data-ok={ok}
                  className="before:font-bold before:text-on-danger before:content-['✗_'] data-[ok=true]:before:text-on-success data-[ok=true]:before:content-['✓_']"
                >
                  {ok ? 'Confere' : 'Não confere'}:{' '}
                  {key === 'farol' && !signed ? localBeacon : questions[key]}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void work(look)
        }}
      >
        <Field>
          <Label htmlFor={`cupom-${draw.numero}`}>Meu cupom</Label>
          <Input
            id={`cupom-${draw.numero}`}
            value={coupon}
            placeholder="CUPOM-XXXXXXXX"
            onChange={(event) => setCoupon(event.target.value)}
          />
        </Field>
        <Button variant="outline" type="submit">
          Procurar na lista
        </Button>
        <p role="status">{found}</p>
      </form>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[190px_minmax(0,1fr)] gap-x-3 gap-y-0.5 max-sm:grid-cols-1">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children ?? '–'}</dd>
    </div>
  )
}

function Published({ slug, draw }: { slug: string; draw: Draw }) {
  const local = draw.farol === 'local'
  return (
    <article className="grid gap-3 rounded-lg border border-border bg-card p-4">
      <h2 className="text-[17px] font-[650]">
        Sorteio {draw.numero} · {states[draw.situacao]}
        {draw.arquivado_em && ' · arquivado'}
      </h2>
      <p>
        {draw.nome_campanha} · {draw.publico} · {draw.premio}
      </p>
      <dl className="grid gap-1.5">
        <Fact name="Lista fechada em">{shortMoment(draw.created_at)}</Fact>
        <Fact name="Inscritos">{formatNumber(draw.total)}</Fact>
        <Fact name="Hash da lista">{draw.lista_hash}</Fact>
        <Fact name="Compromisso da semente">{draw.compromisso}</Fact>
        <Fact name="Farol público">
          {local ? 'local (só demonstração)' : draw.farol}
          {draw.rodada_farol && `, rodada ${draw.rodada_farol}`}
        </Fact>
        <Fact name="Número do farol">{draw.aleatoriedade}</Fact>
        <Fact name="Semente revelada">{draw.semente}</Fact>
        <Fact name="Entrada sorteada">{draw.vencedor}</Fact>
      </dl>
      {draw.situacao === 'informado' && (
        <p>Este vencedor foi informado pela organização, sem sorteio nem prova.</p>
      )}
      {(draw.situacao === 'sorteado' || draw.situacao === 'esgotado') && (
        <Recompute slug={slug} draw={draw} />
      )}
    </article>
  )
}

/** "Verificar sorteio": every draw of an address with its evidence; anybody computes it again. */
export function VerifyPage({ slug }: { slug: string }) {
  const read = useQuery(trpc.publicRoulette.draws.queryOptions({ slug }))
  // A campaign that was deleted is known by its draws alone.
  const { data: campaign } = useQuery({
    ...trpc.publicRoulette.view.queryOptions({ slug }),
    meta: { quiet: true },
  })
  useEffect(() => {
    document.title = `${shell.titlePrefix}Verificar sorteio`
  }, [])
  return (
    <Loaded reads={[read]}>
      {(data) => (
        <main className="mx-auto grid max-w-[900px] gap-4 px-4 pt-6 pb-12" id="conteudo">
          <div>
            <p className="text-sm text-muted-foreground empty:hidden">
              {[campaign?.nome ?? data[0]?.nome_campanha, campaign?.provedor].filter(Boolean).join(' · ')}
            </p>
            <h1 className="text-[26px] font-bold">Verificar sorteio</h1>
          </div>
          <p className="max-w-prose">
            Antes de cada sorteio publicamos o hash da lista de inscritos e o compromisso da nossa semente.
            Quem decide é um farol público (drand), cujo número ninguém conhece antes da hora. Depois a
            semente é revelada, e qualquer pessoa refaz a conta aqui, no próprio navegador.
          </p>
          {data.length === 0 && <EmptyState title="Nenhum sorteio foi feito ainda." />}
          {data.map((draw) => (
            <Published key={draw.numero} slug={slug} draw={draw} />
          ))}
          <p>
            <a href={`/roleta/${slug}`}>Ir para a roleta</a>
          </p>
        </main>
      )}
    </Loaded>
  )
}

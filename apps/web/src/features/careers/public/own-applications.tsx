import { formatCount, formatMomentDay } from '@intranet/contract/formats'
import { application as text } from '@intranet/contract/messages/careers'
import { useQuery } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { employeeStateText } from '@/features/access/users/employee-state.ts'
import { api } from '@/lib/api.ts'
import { addressOf } from '@/lib/asked-address.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { OwnReview } from '../vacancy-questions/own-review.tsx'
import { placeOf } from './vacancy-words.ts'

type Own = Outputs['jobApplications']['mine'][number]

const silence = (days: number) =>
  days === 0 ? 'Movimentada hoje' : `Sem retorno há ${formatCount(days, 'dia', 'dias')}`

/** The stages passed as the thread; the ring is where the application is now. */
function Steps({ own }: { own: Own }) {
  return (
    <ol className="ml-[5px] grid gap-2 border-l border-[var(--thread)] pl-4 text-sm">
      {own.passos.map(({ rotulo, em }, place) => (
        <li key={`${rotulo} ${String(em)}`} className="relative">
          <span
            aria-hidden
            className={`absolute top-1.5 -left-[21px] size-2.5 rounded-full border-2 border-[var(--node)] ${place === own.passos.length - 1 ? 'bg-card' : 'bg-[var(--node)]'}`}
          />
          {rotulo} <span className="text-muted-foreground">em {formatMomentDay(em)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Before the day of admission: the day, and the onboarding, which has begun and is on the person's own profile. */
function OwnAdmission() {
  const id = useSession()?.usuarioId
  const { data } = useQuery({ ...trpc.users.get.queryOptions({ id: id ?? 0 }), enabled: id !== undefined })
  if (data?.situacao !== 'admissao') return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <b className="text-sm font-semibold">{employeeStateText(data)}</b>
      <AddressLink
        to={addressOf(`/users/profile/${data.id}`, { aba: 'onboardings' })}
        className={buttonVariants({ variant: 'outline' })}
      >
        Meu onboarding
      </AddressLink>
    </div>
  )
}

/** Narrow, what is read comes before what ends it. */
function OwnApplication({ own, onWithdraw }: { own: Own; onWithdraw: () => void }) {
  return (
    <Card asChild className="grid gap-x-2 gap-y-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <li>
        <div className="flex flex-wrap items-start gap-2">
          <div className="min-w-0 grow">
            <h3 className="font-semibold break-words">{own.titulo_vaga}</h3>
            <p className="text-sm text-muted-foreground">
              {own.empresa} · {placeOf(own)} · protocolo {own.protocolo}
            </p>
          </div>
          {own.etapa === 'contratado' && <OwnAdmission />}
          {own.pre_admissao && (
            <AddressLink to="/applicants/first-day" className={buttonVariants({ variant: 'outline' })}>
              Antes do primeiro dia
            </AddressLink>
          )}
        </div>
        <div className="grid gap-3 sm:col-span-2">
          <p className="text-sm">
            <b className="font-semibold">{own.rotulo}</b>
            {own.dias_sem_retorno !== null && ` · ${silence(own.dias_sem_retorno)}`}
            {own.proximo && <span className="block text-muted-foreground">Próxima etapa: {own.proximo}</span>}
          </p>
          <Steps own={own} />
          <OwnReview own={own} />
        </div>
        {own.pode_desistir && (
          <Button
            variant="outline"
            icon={CircleX}
            className="justify-self-start sm:col-start-2 sm:row-start-1"
            onClick={onWithdraw}
          >
            Desistir
          </Button>
        )}
      </li>
    </Card>
  )
}

/** One's own applications, each with its stages, and leaving one. */
export function OwnApplications() {
  const confirm = useConfirm()
  const read = useQuery(trpc.jobApplications.mine.queryOptions())
  const withdraw = useSave(
    { mutationFn: (id: number) => api.jobApplications.withdraw.mutate({ id }) },
    { saved: text.withdrawn, changes: [trpc.jobApplications.mine.queryFilter()] },
  )
  const ask = async ({ id, titulo_vaga }: Own) => {
    const sure = await confirm({
      title: `Desistir de ${titulo_vaga}?`,
      consequences: ['Você sai do processo e não pode se candidatar de novo a esta vaga.'],
      confirmLabel: 'Desistir',
      irreversible: true,
    })
    if (sure) withdraw.mutate(id)
  }
  return (
    <section className="mb-6">
      <SectionLabel count={read.data?.length}>Minhas candidaturas</SectionLabel>
      <Loaded reads={[read]}>
        {(rows) =>
          rows.length ? (
            <ul className="grid gap-3">
              {rows.map((own) => (
                <OwnApplication key={own.id} own={own} onWithdraw={() => void ask(own)} />
              ))}
            </ul>
          ) : (
            <EmptyState
              title="Você ainda não se candidatou."
              action={
                <AddressLink to="/careers/list" className={buttonVariants()}>
                  Ver as vagas abertas
                </AddressLink>
              }
            />
          )
        }
      </Loaded>
    </section>
  )
}

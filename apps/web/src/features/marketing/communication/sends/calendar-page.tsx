import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDate } from '@intranet/contract/formats'
import type { CalendarDay, CalendarRule } from '@intranet/contract/marketing/communication-answers'
import { criteria, shiftWords, type Criterion } from '@intranet/contract/marketing/communication-words'
import { once } from '@intranet/contract/once'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { ruleEdit } from '../communication-addresses.ts'

const weekday = once(() => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }))

const holidayNotes: Record<NonNullable<CalendarRule['feriado']>, string> = {
  pular: 'Feriado em algumas cidades: lá não envia',
  proximo_turno: 'Feriado em algumas cidades: lá envia no próximo dia útil',
}

const peopleOf = (shifts: CalendarDay[]) =>
  shifts.reduce((sum, { regras }) => sum + regras.reduce((own, { clientes }) => own + clientes, 0), 0)

function Shift({ turno, regras }: CalendarDay) {
  return (
    <div>
      <h3 className="text-xs font-semibold text-muted-foreground">{shiftWords[turno]}</h3>
      <ul>
        {regras.map(({ id, id_campanha, campanha, criterio, clientes, feriado }) => (
          <li key={id} className="flex justify-between gap-3 py-0.5 text-sm">
            <span className="min-w-0">
              <AddressLink to={ruleEdit(id_campanha, id)}>{campanha}</AddressLink>
              <span className="block text-xs text-muted-foreground">{criteria[criterio as Criterion]}</span>
              {feriado && <span className="block text-xs">{holidayNotes[feriado]}</span>}
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {formatCount(clientes, 'cliente', 'clientes')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Day({ data, shifts }: { data: string; shifts: CalendarDay[] }) {
  const sends = shifts.flatMap(({ regras }) => regras)
  return (
    <Card asChild className="grid content-start gap-3 p-4">
      <section>
        <h2 className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="font-semibold">{formatDate(data)}</span>
          <span className="text-xs text-muted-foreground">
            {weekday().format(new Date(`${data}T12:00:00Z`))}
            {/* Of one rule its line says how many. */}
            {sends.length > 1 && ` · ${formatCount(peopleOf(shifts), 'cliente', 'clientes')}`}
          </span>
        </h2>
        {shifts.map((shift) => (
          <Shift key={shift.turno} {...shift} />
        ))}
      </section>
    </Card>
  )
}

/** What will be sent in the next 30 days, by day and shift. */
export function CommunicationCalendarPage() {
  const { data, error, refetch } = useQuery({
    ...trpc.communicationRules.calendar.queryOptions({ dias: 30 }),
    staleTime: 0,
  })
  const days = Map.groupBy(data ?? [], (shift) => shift.data)
  return (
    <Page>
      <PageHead total={data && `${formatCount(peopleOf(data), 'cliente', 'clientes')} em 30 dias`} />
      <PageSheet>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-60 w-full" />
        ) : days.size === 0 ? (
          <EmptyState title="Nada a enviar" text="Nenhuma regra ativa tem turno nos próximos 30 dias." />
        ) : (
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {[...days].map(([day, shifts]) => (
              <Day key={day} data={day} shifts={shifts} />
            ))}
          </div>
        )}
      </PageSheet>
    </Page>
  )
}

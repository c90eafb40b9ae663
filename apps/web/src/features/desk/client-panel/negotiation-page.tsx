import { can } from '@intranet/contract/access'
import { PROPOSAL_DAYS } from '@intranet/contract/desk/client-panel-words'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import { form } from '@intranet/contract/messages'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { dayFromNow } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DayInput } from '@/components/inputs/day-input.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { PanelPage } from './panel-page.tsx'
import { ShortTable, numberHead } from '@/components/table/short-table.tsx'
import { Negotiations } from './negotiation-list.tsx'
import { useAbilities } from './use-abilities.ts'
import { useCustomer, usePanelRefresh } from './use-customer.ts'
import { ListView, WayOn } from './view-state.tsx'

type Simulation = Outputs['clientPanel']['simulate']
interface Terms {
  faturas: string[]
  parcelas: number
  desconto: number
  primeira: string
}

const upTo = (count: number, from = 1) => Array.from({ length: count - from + 1 }, (_, n) => n + from)

/** Before and after, to the cent. */
function Shown({ made }: { made: Simulation }) {
  const lines: [string, string][] = [
    ['Faturas', made.principal],
    ['Multa', made.multa],
    ['Juros', made.juros],
    ['Antes', made.antes],
    ['Desconto', made.desconto],
    ['Depois', made.total],
  ]
  return (
    <Card asChild className="my-4 grid gap-3 p-4">
      <section aria-label="Simulação">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
          {lines.map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-2">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
        <ol className="grid gap-1 text-sm">
          {made.parcelas.map(({ vencimento, valor }, place) => (
            <li key={vencimento} className="tabular-nums">
              Parcela {place + 1}: {formatMoney(valor)} em {formatDate(vencimento)}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}

interface TermFieldsProps {
  terms: Terms
  limits: { parcelas: number; desconto: number }
  onTerms: (terms: Terms) => void
}

function TermFields({ terms, limits, onTerms }: TermFieldsProps) {
  const first = useId()
  return (
    <div className="my-4 flex flex-wrap items-end gap-4">
      <label className="grid gap-1 text-sm">
        Parcelas
        <NativeSelect
          value={terms.parcelas}
          onChange={(event) => onTerms({ ...terms, parcelas: Number(event.target.value) })}
        >
          {upTo(limits.parcelas).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </NativeSelect>
      </label>
      {limits.desconto > 0 && (
        <label className="grid gap-1 text-sm">
          Desconto na multa e nos juros
          <NativeSelect
            value={terms.desconto}
            onChange={(event) => onTerms({ ...terms, desconto: Number(event.target.value) })}
          >
            {upTo(limits.desconto, 0).map((percent) => (
              <option key={percent} value={percent}>
                {percent} %
              </option>
            ))}
          </NativeSelect>
        </label>
      )}
      <div className="grid gap-1 text-sm">
        <label htmlFor={first}>Primeira parcela</label>
        <DayInput
          id={first}
          label="Primeira parcela"
          value={terms.primeira}
          onValue={(primeira) => onTerms({ ...terms, primeira: primeira ?? '' })}
        />
      </div>
    </div>
  )
}

function Simulator({ limits }: { limits: { parcelas: number; desconto: number } }) {
  const customer = useCustomer()
  const refresh = usePanelRefresh()
  const offered = useAbilities().has('negociar')
  const query = useQuery(trpc.clientPanel.invoices.queryOptions(customer))
  const [terms, setTerms] = useState<Terms>({
    faturas: [],
    parcelas: 1,
    desconto: 0,
    // A proposal is good until its first instalment: the customer has all its days to say yes.
    primeira: dayFromNow(PROPOSAL_DAYS),
  })
  const simulate = useSave({
    mutationFn: (asked: Terms) => api.clientPanel.simulate.mutate({ ...customer, ...asked }),
  })
  const propose = useSave(
    {
      mutationFn: (asked: Terms) => api.clientPanel.propose.mutate({ ...customer, ...asked }),
      onSuccess: async () => {
        simulate.reset()
        setTerms({ ...terms, faturas: [] })
        await refresh()
      },
    },
    { saved: 'Proposta registrada.' },
  )
  const change = (next: Terms) => {
    simulate.reset()
    setTerms(next)
  }
  const toggle = (fatura: string) =>
    change({
      ...terms,
      faturas: terms.faturas.includes(fatura)
        ? terms.faturas.filter((one) => one !== fatura)
        : [...terms.faturas, fatura],
    })
  return (
    <ListView
      query={query}
      none={{
        title: 'Nenhuma fatura',
        text: 'Só faturas vencidas podem ser negociadas, e este cliente não tem fatura.',
        action: <WayOn to="/client-panel/service">Ver contratos</WayOn>,
      }}
    >
      {(rows) => {
        const overdue = rows.filter(({ situacao }) => situacao === 'vencida')
        if (!overdue.length) return <EmptyState title="Nenhuma fatura vencida" text={text.onlyOverdue} />
        return (
          <>
            <ShortTable
              label="Faturas vencidas"
              rows={overdue}
              keyOf={({ fatura }) => fatura}
              heads={['Fatura', 'Vencimento', numberHead('Dias'), numberHead('Valor')]}
            >
              {({ fatura, vencimento, dias, valor }) => [
                <span key="negociar" className="flex items-center gap-2">
                  <Checkbox
                    aria-label={`Negociar a fatura ${fatura}`}
                    checked={terms.faturas.includes(fatura)}
                    onCheckedChange={() => toggle(fatura)}
                  />
                  {fatura}
                </span>,
                formatDate(vencimento),
                dias,
                <span key="valor" className="tabular-nums">
                  {formatMoney(valor)}
                </span>,
              ]}
            </ShortTable>
            <TermFields terms={terms} limits={limits} onTerms={change} />
            <div className="flex flex-wrap items-center gap-2">
              <Button
                variant="outline"
                disabled={!terms.faturas.length}
                busy={simulate.isPending}
                onClick={() => simulate.mutate(terms)}
              >
                Simular
              </Button>
              {!terms.faturas.length && (
                <p className="text-sm text-muted-foreground">{form.chooseFirst('uma fatura')}</p>
              )}
              {simulate.data && offered && (
                <Button busy={propose.isPending} onClick={() => propose.mutate(terms)}>
                  Registrar proposta
                </Button>
              )}
              {simulate.data && !offered && (
                <p className="text-sm text-muted-foreground">
                  O sistema deste provedor não recebe negociações: a simulação é só para consulta.
                </p>
              )}
            </div>
            {simulate.data && <Shown made={simulate.data} />}
          </>
        )
      }}
    </ListView>
  )
}

function Negotiation() {
  const query = useQuery(trpc.clientPanel.negotiations.queryOptions(useCustomer()))
  const session = useSession()
  const acts = can(session, 'painel_cliente', 'create')
  return (
    <>
      {acts && query.data && <Simulator limits={query.data.limites} />}
      <Negotiations query={query} acts={acts} />
    </>
  )
}

export function NegotiationPage() {
  return (
    <PanelPage>
      <Negotiation />
    </PanelPage>
  )
}

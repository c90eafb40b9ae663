import { formatDate } from '@intranet/contract/formats'
import { history as text } from '@intranet/contract/messages'
import { History as HistoryIcon, Pencil, Plus } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { HistoryDrawer, useSeesHistory } from '@/components/history/record-history.tsx'
import { DueMark } from '@/components/marks/due-mark.tsx'
import type { History } from '@/components/records/history.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded, type Read } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { RowActions, type RowAction } from '@/components/table/row-actions.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Sheet } from '@/components/ui/sheet.tsx'
import { daysUntil } from '@/components/marks/days-until.ts'

interface PlanBase {
  id: number
  nome: string
  proximo_em: string | null
  ativo: boolean
}

export interface PlanDrawerProps<Plan> {
  /** The vehicle or asset. */
  of: number
  /** The plan that is changed; a new one without it. */
  saved?: Plan
  onClose: () => void
}

interface ServicePlansProps<Plan extends PlanBase> {
  of: number
  read: Read<{ dados: Plan[] }>
  manages: boolean
  Drawer: ComponentType<PlanDrawerProps<Plan>>
  history: History
  /** How often, and when it was last done. */
  says: (plan: Plan) => string
  /** What is beside its next day. */
  mark?: (plan: Plan) => ReactNode
  /** What moves it on. */
  next: (plan: Plan) => RowAction | undefined
}

const Next = ({ action: { label, to, onSelect } }: { action: RowAction }) =>
  to ? (
    <AddressLink to={to} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
      {label}
    </AddressLink>
  ) : (
    <Button variant="outline" size="sm" cooldown={false} onClick={onSelect}>
      {label}
    </Button>
  )

/** What recurs of one vehicle or asset: when it is due, and the step that moves it on. */
export function ServicePlans<Plan extends PlanBase>(props: ServicePlansProps<Plan>) {
  const { of, read, manages, Drawer, history, says, mark, next } = props
  const [open, setOpen] = useState<Plan | 'new'>()
  const [looks, setLooks] = useState<number>()
  const sees = useSeesHistory()
  const actionsOf = (plan: Plan): RowAction[] => [
    ...(manages ? [{ label: 'Editar', icon: Pencil, onSelect: () => setOpen(plan) }] : []),
    ...(sees({ history, id: plan.id })
      ? [{ label: text.title, icon: HistoryIcon, onSelect: () => setLooks(plan.id) }]
      : []),
  ]
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <>
          {dados.length === 0 && (
            <EmptyState text="O que se repete aparece aqui e nos vencimentos, com o próximo dia." />
          )}
          <ul className="grid gap-2">
            {dados.map((plan) => {
              const action = plan.ativo ? next(plan) : undefined
              return (
                <li
                  key={plan.id}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border py-2 text-sm"
                >
                  <span className="min-w-0 flex-1 basis-56">
                    <b className="font-semibold">{plan.nome}</b>
                    <span className="block text-muted-foreground">{says(plan)}</span>
                  </span>
                  {plan.ativo ? (
                    <span className="inline-flex flex-wrap items-center gap-2">
                      {plan.proximo_em && <span>Próximo: {formatDate(plan.proximo_em)}</span>}
                      <DueMark days={daysUntil(plan.proximo_em)} />
                      {mark?.(plan)}
                    </span>
                  ) : (
                    <StateBadge state="Inativo" />
                  )}
                  {action && <Next action={action} />}
                  <RowActions label={`Ações de ${plan.nome}`} actions={actionsOf(plan)} />
                </li>
              )
            })}
          </ul>
          {manages && (
            <div className="mt-4">
              <Button variant="outline" icon={Plus} cooldown={false} onClick={() => setOpen('new')}>
                Novo serviço recorrente
              </Button>
            </div>
          )}
          {open && (
            <Drawer of={of} saved={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
          )}
          {looks !== undefined && (
            <Sheet open onOpenChange={() => setLooks(undefined)}>
              <HistoryDrawer history={history} id={looks} />
            </Sheet>
          )}
        </>
      )}
    </Loaded>
  )
}

import type * as z from 'zod'
import type { leadFields } from '@intranet/contract/sales/lead'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatCount, formatMoney } from '@intranet/contract/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import { filledElse } from '@/components/form/form-context.ts'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { useFormOf, useValue, useValues } from '@/components/form/use-form-values.ts'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof leadFields>

type Price = Outputs['pricing']['current'][number]
type Text = string | null | undefined

export interface PlanFieldsProps {
  id_empresa: number | null | undefined
  /** Where the customer lives and who they are: both decide which prices hold. */
  place: { cidade?: Text; estado?: Text; documento?: Text }
  /** What is at the lead already; it may stay, whatever the table says today. */
  saved?: { produto: string | null; valor: string | null }
  required?: boolean
  /** The stage that will ask for it. */
  later?: string
}

const reasoned = filledElse(text.reasonRequired)
const typed = { shouldDirty: true, shouldValidate: true }

function usePlans({
  id_empresa,
  place: { cidade, estado, documento },
}: PlanFieldsProps): Price[] | undefined {
  const { data } = useQuery({
    ...trpc.pricing.current.queryOptions({
      id: id_empresa ?? 0,
      ...(cidade && estado && { cidade, uf: estado }),
    }),
    enabled: Boolean(id_empresa),
  })
  const audience = documento?.length === 14 ? 'pj' : 'pf'
  return id_empresa ? data?.filter(({ publico }) => publico === audience) : []
}

const priceOf = ({ valor, valor_promocional, meses_promocao }: Price) =>
  valor_promocional
    ? `${formatMoney(valor)}; ${formatMoney(valor_promocional)} por ${formatCount(meses_promocao ?? 0, 'mês', 'meses')}`
    : formatMoney(valor)

/** The table's products; their value follows. */
function TablePlan({ plans, ...props }: PlanFieldsProps & { plans: Price[] }) {
  const { id_empresa, saved, required, later } = props
  const { setValue } = useFormOf<Values>()
  const [produto, valor] = useValues<Values>()('produto', 'valor')
  const priced = plans.find((plan) => plan.produto === produto)
  const isPrice = [priced?.valor, priced?.valor_promocional].some(
    (price) => price && Number(price) === Number(valor),
  )
  const options = plans.map((plan) => ({ value: plan.produto, label: plan.produto, note: priceOf(plan) }))
  const old = saved?.produto && !plans.some((plan) => plan.produto === saved.produto) ? saved : undefined
  return (
    <>
      <SelectField<Values>
        name="produto"
        label="Produto"
        required={required}
        later={later}
        waitsFor={!id_empresa && 'o provedor'}
        options={
          old
            ? [{ value: old.produto!, label: old.produto!, note: 'fora da tabela de hoje' }, ...options]
            : options
        }
        onPicked={(chosen) => {
          const price = plans.find((plan) => plan.produto === chosen)?.valor
          setValue('valor', price ?? (chosen === old?.produto ? old?.valor : ''), typed)
        }}
      />
      <MoneyField<Values>
        name="valor"
        label="Valor"
        disabled
        later={later}
        hint={
          priced && !isPrice ? (
            <Button variant="outline" size="sm" onClick={() => setValue('valor', priced.valor, typed)}>
              Usar o preço da tabela: {formatMoney(priced.valor)}
            </Button>
          ) : (
            'É o do produto, na tabela de preços.'
          )
        }
      />
    </>
  )
}

/** Product and value as somebody types them. */
function TypedPlan({ required, later }: Pick<PlanFieldsProps, 'required' | 'later'>) {
  return (
    <>
      <TextField<Values> name="produto" label="Produto" required={required} later={later} maxLength={120} />
      <MoneyField<Values> name="valor" label="Valor" later={later} />
    </>
  )
}

/** A manager's way past the table, which asks why. */
function OtherPlan({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const id = useId()
  return (
    <>
      <span className="col-span-full flex items-center gap-2 text-sm">
        <Checkbox id={id} checked={on} onCheckedChange={(checked) => onChange(checked === true)} />
        <label htmlFor={id}>Outro produto ou valor</label>
      </span>
      {on && (
        <TextAreaField<Values>
          name="motivo_fora_tabela"
          label="Motivo"
          required
          asked={reasoned}
          rows={2}
          hint="A lead fica marcada como fora da tabela, com o motivo e o seu nome."
        />
      )}
    </>
  )
}

/** What the provider sells where the customer lives, at today's price; typed where no prices are kept. */
export function PlanFields(props: PlanFieldsProps) {
  const { id_empresa, saved } = props
  const { setValue } = useFormOf<Values>()
  const manages = can(useSession(), 'vendas', 'manage')
  const [wanted, setWanted] = useState(false)
  // A saved or kept reason brings its fields along.
  const reason = useValue<Values>()('motivo_fora_tabela')
  const plans = usePlans(props)
  if (id_empresa && plans?.length === 0) return <TypedPlan {...props} />
  const own = manages && (wanted || Boolean(reason))
  const choose = (on: boolean) => {
    setWanted(on)
    if (on) return
    setValue('motivo_fora_tabela', '', typed)
    for (const name of ['produto', 'valor'] as const) setValue(name, saved?.[name] ?? '', typed)
  }
  return (
    <>
      {own ? <TypedPlan {...props} /> : <TablePlan {...props} plans={plans ?? []} />}
      {manages && Boolean(id_empresa) && <OtherPlan on={own} onChange={choose} />}
    </>
  )
}

/** The same in a form that holds the customer's document and place itself. */
export function OwnPlanFields(props: Omit<PlanFieldsProps, 'place'>) {
  const [cidade, estado, documento] = useValues<Values>()('cidade', 'estado', 'documento')
  return <PlanFields {...props} place={{ cidade, estado, documento }} />
}

import { useState } from 'react'
import type * as z from 'zod'
import { prizesForm } from '@intranet/contract/marketing/roulette'
import { common } from '@intranet/contract/messages'
import { roulette, roulettePrize as text } from '@intranet/contract/messages/roulette'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { blankPrizes, PrizeWheelFields, type PrizeValues, type WheelName } from './prize-wheel-fields.tsx'
import { StepActions } from './step-actions.tsx'
import { Alert } from '@/components/ui/alert.tsx'

type Prize = Outputs['roulette']['prizes'][number]

const valuesOf = ({ id_campanha: _, distribuidos: __, restantes: ___, ...prize }: Prize): PrizeValues => ({
  ...prize,
  peso_item: prize.peso_item as PrizeValues['peso_item'],
})

const wheels: { value: WheelName; label: string }[] = [
  { value: 'clientes', label: 'Clientes' },
  { value: 'nao_clientes', label: 'Não clientes' },
]

interface PrizeStepProps {
  id: number
  prizes: Prize[]
  edits: boolean
  onBack?: () => void
  /** Reads again what was saved. */
  onSave: () => Promise<void>
  onSaved: () => void
  /** Some were deleted: what is saved is to be read again. */
  onRemoved: () => Promise<void>
}

/** Step 3, "Prêmios": both audiences' wheels, saved at once. */
export function PrizeStep({ id, prizes, edits, onBack, onSave, onSaved, onRemoved }: PrizeStepProps) {
  const [shown, setShown] = useState<WheelName>('clientes')
  const startOf = (cliente: boolean) => {
    const saved = prizes.filter((prize) => prize.cliente === cliente).map(valuesOf)
    return saved.length > 0 ? saved : blankPrizes(cliente)
  }
  const [start] = useState(() => ({ clientes: startOf(true), nao_clientes: startOf(false) }))
  const given = new Map(prizes.map((prize) => [prize.id, prize.distribuidos]))
  const save = async (values: z.output<typeof prizesForm>) => {
    const added = [...values.clientes, ...values.nao_clientes].some((prize) => prize.id === undefined)
    await api.roulette.savePrizes.mutate({ id_campanha: id, ...values })
    toast.success(added ? text.created : common.success)
    await onSave()
  }
  return (
    <Form
      identity={savedRecord('roulette-prizes', { id, updated_at: null })}
      schema={prizesForm}
      defaultValues={start}
      onSubmit={save}
      onSaved={onSaved}
      texts={{ success: null, failure: roulette.checkFields }}
    >
      {edits && prizes.length === 0 && <Alert className="mb-3">{text.missing}</Alert>}
      <Alert className="mb-3">{text.count}</Alert>
      <div className="mb-4">
        <Segmented label="Público" value={shown} options={wheels} onChange={setShown} />
      </div>
      {wheels.map(({ value }) => (
        <div key={value} hidden={value !== shown}>
          <PrizeWheelFields id={id} name={value} given={given} onRemoved={onRemoved} />
        </div>
      ))}
      <StepActions edits={edits} onBack={onBack} />
    </Form>
  )
}

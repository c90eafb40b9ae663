import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormState } from 'react-hook-form'
import type * as z from 'zod'
import type { prizesForm } from '@intranet/contract/marketing/roulette'
import { groupOfPrizes } from '@intranet/contract/marketing/roulette-words'
import { roulettePrize as text } from '@intranet/contract/messages/roulette'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { useRegisteredField } from '@/components/form/form-context.ts'
import { useValue } from '@/components/form/use-form-values.ts'
import { Button } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { OddsTable } from './odds-table.tsx'
import { PrizeCard } from './prize-card.tsx'
import { FieldError } from '@/components/ui/field.tsx'

export type WheelName = 'clientes' | 'nao_clientes'

export interface PrizeValues {
  id?: number
  updated_at?: string
  nome: string
  descricao: string
  cliente: boolean
  peso_item: z.input<typeof prizesForm>[WheelName][number]['peso_item']
  quantidade: number | null
  quantidade_minima: number | null
  animacao: boolean
  htmlContent: string | null
  textColor: string | null
  background: string | null
  consumivel: boolean
}

type Wheels = Record<WheelName, PrizeValues[]>

export const blankPrizes = (cliente: boolean): PrizeValues[] =>
  Array.from({ length: groupOfPrizes }, () => ({
    nome: '',
    descricao: '',
    cliente,
    peso_item: 10,
    quantidade: 1,
    quantidade_minima: 0,
    animacao: true,
    htmlContent: null,
    textColor: null,
    background: null,
    consumivel: true,
  }))

const oddsOf = ({ nome, peso_item, quantidade, quantidade_minima, consumivel }: PrizeValues, given = 0) => ({
  nome,
  peso_item,
  restantes: consumivel ? Math.max(0, (quantidade ?? 0) - given - (quantidade_minima ?? 0)) : null,
})

interface WheelFieldsProps {
  id: number
  name: WheelName
  /** Given away so far, by prize. */
  given: ReadonlyMap<number, number>
  onRemoved: () => Promise<void>
}

/** The prizes of one audience, in groups of four (docs/marketing.md#prizes). */
export function PrizeWheelFields({ id, name, given, onRemoved }: WheelFieldsProps) {
  const customers = name === 'clientes'
  const { fields, append, remove } = useFieldArray<Wheels, WheelName, 'chave'>({ name, keyName: 'chave' })
  useRegisteredField(name, customers ? 'Prêmios de clientes' : 'Prêmios de não clientes')
  const values = useValue<Wheels>()(name) ?? []
  const { errors } = useFormState<Wheels>({ name })
  const confirm = useConfirm()
  const { mutate: removeSaved } = useSave(trpc.roulette.removePrizes.mutationOptions(), {
    saved: text.removed,
  })
  const wrong = errors[name]?.root?.message ?? errors[name]?.message

  /** The last group goes; what is saved of it is deleted for good. */
  const removeGroup = async () => {
    const places = fields.map((_, place) => place).slice(-groupOfPrizes)
    const ids = places.flatMap((place) => values[place]?.id ?? [])
    if (ids.length > 0) {
      if (
        !(await confirm({
          title: 'Excluir os últimos 4 prêmios?',
          irreversible: true,
          confirmLabel: 'Excluir',
        }))
      )
        return
      removeSaved(
        { ids, id_campanha: id },
        {
          async onSuccess() {
            await onRemoved()
            remove(places)
          },
        },
      )
    } else remove(places)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {wrong && <FieldError role="alert">{wrong}</FieldError>}
      <OddsTable
        title={customers ? 'clientes' : 'não clientes'}
        rows={values.map((prize) => oddsOf(prize, prize.id ? given.get(prize.id) : 0))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[1101px]:grid-cols-2">
        {fields.map((field, place) => (
          <div key={field.chave} className="grid min-w-0 content-start gap-2">
            <PrizeCard
              id={id}
              path={`${name}.${place}`}
              position={place}
              given={given.get(values[place]?.id ?? 0) ?? 0}
            />
            {(place === 3 || place === 7) && (
              <div>
                <Button
                  variant="outline"
                  icon={Trash2}
                  disabled={fields.length <= groupOfPrizes}
                  onClick={() => void removeGroup()}
                >
                  Remover 4 prêmios
                </Button>
              </div>
            )}
          </div>
        ))}
      </div>
      <div>
        <Button
          variant="outline"
          icon={Plus}
          disabled={fields.length >= 7}
          onClick={() => append(blankPrizes(customers))}
        >
          Adicionar 4 prêmios
        </Button>
      </div>
    </div>
  )
}

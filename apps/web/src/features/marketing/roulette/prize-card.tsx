import { formatCount } from '@intranet/contract/formats'
import type * as z from 'zod'
import type { prizesForm } from '@intranet/contract/marketing/roulette'
import { useQuery } from '@tanstack/react-query'
import { themeDefaults, weights } from '@intranet/contract/marketing/roulette-words'
import { roulettePrize as text } from '@intranet/contract/messages/roulette'

import { FieldGrid } from '@/components/form/form-panel.tsx'
import { RadioField, ToggleField } from '@/components/form/choice-fields.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { AnyColorField } from './any-color-field.tsx'

type Values = z.input<typeof prizesForm>

const weightOptions = weights.map((weight) => ({ value: weight, label: String(weight) }))

interface PrizeCardProps {
  /** The campaign, whose look a prize without colours takes. */
  id: number
  /** Its place in the form, such as `clientes.0`. */
  path: `${keyof Values}.${number}`
  position: number
  /** How many the wheel gave away. */
  given: number
}

/** One prize of a wheel. */
export function PrizeCard({ id, path, position, given }: PrizeCardProps) {
  const { data } = useQuery(trpc.roulette.theme.queryOptions({ id_campanha: id }))
  const theme = { ...themeDefaults, ...data }
  const even = position % 2 === 1
  const [name, stock, least] = useValues<Values>()(
    `${path}.nome`,
    `${path}.quantidade`,
    `${path}.quantidade_minima`,
  )
  const length = name?.length ?? 0
  return (
    <Card asChild className="block min-w-0 p-4">
      <fieldset>
        <legend className="px-1 font-semibold">
          Prêmio {position + 1}
          {given > 0 && ` · ${formatCount(given, 'distribuído', 'distribuídos')}`}
        </legend>
        <FieldGrid>
          <TextField<Values>
            name={`${path}.nome`}
            label="Nome"
            hint={length > 20 ? text.nameLimit(length) : undefined}
            required
            wide
          />
          <div className="col-span-full">
            <TextAreaField<Values>
              name={`${path}.descricao`}
              label="Mensagem do sorteio"
              max={200}
              rows={2}
              required
            />
          </div>
          <NumberField<Values>
            name={`${path}.quantidade`}
            label="Quantidade"
            hint={(stock ?? 0) <= (least ?? 0) ? text.stockHint : undefined}
            required
          />
          <NumberField<Values>
            name={`${path}.quantidade_minima`}
            label="Quantidade mínima"
            hint="Reserva que a roleta não entrega."
          />
          <RadioField<Values> name={`${path}.peso_item`} label="Peso" options={weightOptions} required />
          <div className="grid gap-2">
            <ToggleField<Values> name={`${path}.animacao`} label="Confete" labels={['Sim', 'Não']} required />
            <ToggleField<Values>
              name={`${path}.consumivel`}
              label="Consome o estoque"
              labels={['Sim', 'Não']}
            />
          </div>
          <TextField<Values>
            name={`${path}.htmlContent`}
            label="Texto na roleta"
            hint="Vazio usa o nome."
            maxLength={200}
            wide
          />
          <AnyColorField<Values>
            name={`${path}.background`}
            label="Cor da fatia"
            instead={even ? theme.color_item_2 : theme.color_item}
          />
          <AnyColorField<Values>
            name={`${path}.textColor`}
            label="Cor do texto"
            instead={even ? theme.color_text2 : theme.color_text}
          />
        </FieldGrid>
      </fieldset>
    </Card>
  )
}

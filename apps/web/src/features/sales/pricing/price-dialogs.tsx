import { todayInBrazil } from '@intranet/contract/today'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { adjustPricesInput } from '@intranet/contract/sales/pricing-schemas'
import { isoDate } from '@intranet/contract/validators'
import { formatCount, formatDate } from '@intranet/contract/formats'
import { DateField } from '@/components/form/date-fields.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { DecimalField } from '@/components/form/decimal-field.tsx'
import type { Selection } from '@/components/table/use-selection.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Price } from './price-columns.tsx'

interface Closable {
  onClose: () => void
}

function useSaved() {
  const queryClient = useQueryClient()
  return async (text: string) => {
    toast.success(text)
    await queryClient.invalidateQueries(trpc.pricing.pathFilter())
  }
}

const endFields = z.strictObject({ vigencia_fim: isoDate })
type EndValues = z.input<typeof endFields>

/** "Encerrar": the last day of a price. */
export function EndPriceDialog({ price, onClose }: Closable & { price: Price }) {
  const saved = useSaved()
  const { id, updated_at, produto, vigencia_inicio } = price
  const begun = vigencia_inicio <= todayInBrazil()
  return (
    <FormDialog title={`Encerrar ${produto}?`} onClose={onClose}>
      <Form
        identity={savedRecord('price-end', { id, updated_at })}
        texts={{ success: null }}
        schema={endFields}
        defaultValues={{ vigencia_fim: begun ? todayInBrazil() : vigencia_inicio }}
        onSubmit={async ({ vigencia_fim }) => {
          await api.pricing.end.mutate({ id, updated_at, vigencia_fim })
          await saved(`O preço vale até ${formatDate(vigencia_fim)}.`)
        }}
      >
        <p className="mb-3">As leads que já têm este valor não mudam.</p>
        <DateField<EndValues> name="vigencia_fim" label="Último dia de vigência" />
        <FormActions save="Encerrar" />
      </Form>
    </FormDialog>
  )
}

const adjustFields = adjustPricesInput.omit({ ids: true })
type AdjustValues = z.input<typeof adjustFields>

/** "Reajustar %": new prices for the ticked ones from a day on. */
export function AdjustPricesDialog({ selection, onClose }: Closable & { selection: Selection }) {
  const saved = useSaved()
  const count = selection.ids.size
  const many = formatCount(count, 'preço', 'preços')
  return (
    <FormDialog title={`Reajustar ${many}`} onClose={onClose}>
      <Form
        identity={newRecord('price-adjustment', ...selection.ids)}
        texts={{ success: null }}
        schema={adjustFields}
        defaultValues={{ percentual: undefined, vigencia_inicio: '' }}
        onSubmit={(values) =>
          selection.act(async (ids) => {
            const { length } = await api.pricing.adjust.mutate({ ids, ...values })
            await saved(formatCount(length, 'preço reajustado.', 'preços reajustados.'))
          })
        }
      >
        <p className="mb-3">
          Os preços de hoje valem até a véspera; os novos começam no dia escolhido. As leads não mudam.
        </p>
        <div className="grid gap-3">
          <DecimalField<AdjustValues>
            name="percentual"
            label="Percentual"
            unit="%"
            hint="Negativo para reduzir."
          />
          <DateField<AdjustValues> name="vigencia_inicio" label="A partir de" />
        </div>
        <FormActions save="Reajustar" />
      </Form>
    </FormDialog>
  )
}

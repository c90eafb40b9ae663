import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { adjustPricesInput } from '@intranet/contract/sales/pricing'
import { isoDate } from '@intranet/contract/validators'
import { formatDate } from '@intranet/contract/formats'
import { DateField } from '@/components/form/date-fields.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { DecimalField } from '@/components/form/decimal-field.tsx'
import type { Selection } from '@/components/table/use-selection.ts'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx'
import { toast } from '@/lib/toast.ts'
import { api, trpc } from '@/lib/trpc.ts'
import type { Price } from './price-columns.tsx'

interface Closable {
  onClose: () => void
}

function PriceDialog({ title, onClose, children }: Closable & { title: string; children: ReactNode }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title}>
        <DialogBody>{children}</DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function useSaved(onClose: () => void) {
  const queryClient = useQueryClient()
  return async (text: string) => {
    toast.success(text)
    await queryClient.invalidateQueries(trpc.pricing.pathFilter())
    onClose()
  }
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
const endFields = z.strictObject({ vigencia_fim: isoDate })

/** "Encerrar": the last day of a price. */
export function EndPriceDialog({ price, onClose }: Closable & { price: Price }) {
  const saved = useSaved(onClose)
  const { id, updated_at, produto, vigencia_inicio } = price
  const begun = vigencia_inicio <= today()
  return (
    <PriceDialog title={`Encerrar ${produto}?`} onClose={onClose}>
      <Form
        plain
        schema={endFields}
        defaultValues={{ vigencia_fim: begun ? today() : vigencia_inicio }}
        onSubmit={async ({ vigencia_fim }) => {
          await api.pricing.end.mutate({ id, updated_at, vigencia_fim })
          await saved(`O preço vale até ${formatDate(vigencia_fim)}.`)
        }}
      >
        <p className="mb-3">As leads que já têm este valor não mudam.</p>
        <DateField name="vigencia_fim" label="Último dia de vigência" />
        <FormActions save="Encerrar" onCancel={onClose} />
      </Form>
    </PriceDialog>
  )
}

const adjustFields = adjustPricesInput.omit({ ids: true })

/** "Reajustar %": new prices for the ticked ones from a day on. */
export function AdjustPricesDialog({ selection, onClose }: Closable & { selection: Selection }) {
  const saved = useSaved(onClose)
  const count = selection.ids.size
  const many = count === 1 ? '1 preço' : `${count} preços`
  return (
    <PriceDialog title={`Reajustar ${many}`} onClose={onClose}>
      <Form
        plain
        schema={adjustFields}
        defaultValues={{ percentual: undefined, vigencia_inicio: '' }}
        onSubmit={(values) =>
          selection.act(async (ids) => {
            const { length } = await api.pricing.adjust.mutate({ ids, ...values })
            await saved(length === 1 ? '1 preço reajustado.' : `${length} preços reajustados.`)
          })
        }
      >
        <p className="mb-3">
          Os preços de hoje valem até a véspera; os novos começam no dia escolhido. As leads não mudam.
        </p>
        <div className="grid gap-3">
          <DecimalField name="percentual" label="Percentual" unit="%" hint="Negativo para reduzir." />
          <DateField name="vigencia_inicio" label="A partir de" />
        </div>
        <FormActions save="Reajustar" onCancel={onClose} />
      </Form>
    </PriceDialog>
  )
}

import { common } from '@intranet/contract/messages'
import { tankLabels } from '@intranet/contract/operations/fleet-options'
import { checklistFields } from '@intranet/contract/operations/vehicle-requests'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { ThousandsField } from '@/components/form/thousands-field.tsx'
import { WaitingImagesField } from '@/components/form/waiting-images-field.tsx'
import { useOdometer } from '@/features/operations/fleet/use-odometer.ts'
import { trpc } from '@/lib/trpc.ts'
import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import { useSendTyped } from '@/lib/unsent/use-send-typed.ts'

type Values = z.input<typeof checklistFields>
type Kind = 'checkOut' | 'checkIn'

const tank = tankLabels.map((label, value) => ({ value, label }))

interface ChecklistDialogProps {
  /** Of the request. */
  id: number
  kind: Kind
  /** "Saída de ABC1D23" */
  title: string
  /** What the vehicle had driven before. */
  km?: number | null
  /** A refused checklist that is put right. */
  entry?: UnsentEntry<Kind>
  onClose: () => void
}

/** What the driver sees when a vehicle leaves or returns, with photos; it is kept where there is no network. */
export function ChecklistDialog({ id, kind, title, km, entry, onClose }: ChecklistDialogProps) {
  const queryClient = useQueryClient()
  const read = useOdometer()
  const send = useSendTyped(kind, { saved: common.success, entry })
  const {
    id: _,
    feito_em: doneBefore,
    ...typed
  } = entry?.input ?? {
    id,
    feito_em: undefined,
    km: km ?? undefined,
    avarias: '',
    fotos: [],
  }
  /** When the driver was done; of what waited too long the moment of looking at it again. */
  const doneAt = () => (!entry?.refused?.campos['feito_em'] && doneBefore) || new Date().toISOString()
  return (
    <FormDialog title={title} onClose={onClose}>
      <Form
        identity={newRecord('vehicle-checklist', id, kind, entry?.key)}
        schema={checklistFields}
        defaultValues={typed}
        texts={{ success: null }}
        onSubmit={async (values) => {
          const feito_em = doneAt()
          await read((confirmar) =>
            send({ input: { ...values, id, confirmar, feito_em }, title, photos: values.fotos }),
          )
          await queryClient.invalidateQueries(trpc.vehicleRequests.pathFilter())
          await queryClient.refetchQueries(trpc.vehicleRequests.get.queryFilter({ id }))
        }}
      >
        <div className="grid gap-4">
          <ThousandsField<Values> name="km" label="Quilometragem" />
          <SelectField<Values> name="combustivel" label="Combustível" options={tank} />
          <TextAreaField<Values> name="avarias" label="Avarias" rows={3} />
          <WaitingImagesField<Values> name="fotos" label="Fotos" max={12} />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}

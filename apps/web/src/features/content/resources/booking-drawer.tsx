import { DrawerForm } from '@/components/form/drawer-form.tsx'
import type * as z from 'zod'
import { textWall, wallText } from '@intranet/contract/content/calendar-time'
import { MINUTE_MS } from '@intranet/contract/durations'
import { bookingFields } from '@intranet/contract/content/resource-schemas'
import { useQueryClient } from '@tanstack/react-query'
import { MomentField } from '@/components/form/date-time-field.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

type Values = z.input<typeof bookingFields>

interface BookingDrawerProps {
  resource: { id: number; nome: string }
  /** `YYYY-MM-DDTHH:mm` */
  inicio: string
  onClose: () => void
}

/** Booking one resource. That somebody was faster is said by the server, and the day is read again. */
export default function BookingDrawer({ resource, inicio, onClose }: BookingDrawerProps) {
  const queryClient = useQueryClient()
  const again = () =>
    Promise.all([
      queryClient.invalidateQueries(trpc.resources.pathFilter()),
      queryClient.invalidateQueries(trpc.calendar.pathFilter()),
    ])
  return (
    <DrawerForm
      title={`Reservar ${resource.nome}`}
      onClose={onClose}
      identity={newRecord('booking', resource.id)}
      schema={bookingFields}
      defaultValues={{
        id_recurso: resource.id,
        inicio,
        fim: wallText(textWall(inicio) + 60 * MINUTE_MS),
        motivo: '',
      }}
      onSubmit={(fields) => api.resources.book.mutate(fields).finally(() => void again())}
      texts={{ success: 'Reserva confirmada.' }}
      save="Reservar"
    >
      <div className="grid gap-4 py-3">
        <MomentField<Values> name="inicio" label="Início" />
        <MomentField<Values> name="fim" label="Fim" />
        <TextField<Values> name="motivo" label="Motivo" maxLength={140} />
      </div>
    </DrawerForm>
  )
}

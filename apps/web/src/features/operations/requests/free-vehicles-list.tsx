import { momentOf } from '@intranet/contract/content/calendar-time'
import { useState } from 'react'
import { HourInput, isHour } from '@/components/inputs/hour-input.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { firstHours, vehicleChoices } from './free-vehicles.ts'

interface FreeVehiclesProps {
  day: string
  calendar: Outputs['vehicleRequests']['calendar']
  /** The provider whose vehicles may be asked for. */
  own: number | null
  onWish: (wish: { id_veiculo: number; inicio: string; fim: string }) => void
}

/** On a phone, where nobody draws over hours: the hours of the day, then what is free. */
export function FreeVehicles({ day, calendar, own, onWish }: FreeVehiclesProps) {
  const [chosen, setHours] = useState<{ from: string; to: string }>()
  const hours = chosen ?? firstHours(day)
  const whole = isHour(hours.from) && isHour(hours.to) && hours.from < hours.to
  const [inicio, fim] = [`${day}T${hours.from}`, `${day}T${hours.to}`]
  const choices = whole ? vehicleChoices(calendar, { start: momentOf(inicio), end: momentOf(fim) }, 1) : []
  return (
    <div className="grid gap-3 sm:hidden">
      <div className="flex items-center gap-2 text-sm">
        <span>Das</span>
        <HourInput
          className="w-20"
          aria-label="Da hora"
          value={hours.from}
          onValue={(from) => setHours({ ...hours, from })}
        />
        <span>às</span>
        <HourInput
          className="w-20"
          aria-label="Até a hora"
          value={hours.to}
          onValue={(to) => setHours({ ...hours, to })}
        />
      </div>
      {!whole && (
        <p className="text-sm text-muted-foreground">Informe um horário que termine depois do início.</p>
      )}
      <ul className="grid gap-2">
        {choices.map(({ id, id_empresa, placa, modelo, free, note }) => (
          <li key={id} className="flex items-center gap-3 rounded-md border border-border px-3 py-2 text-sm">
            <span className="min-w-0 flex-1">
              <b className="font-semibold">{placa}</b> {modelo}
              <span className="block text-xs text-muted-foreground">{note}</span>
            </span>
            {free && id_empresa === own && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Solicitar ${placa}`}
                onClick={() => onWish({ id_veiculo: id, inicio, fim })}
              >
                Solicitar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

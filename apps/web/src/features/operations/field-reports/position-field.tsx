import { fieldReports as text } from '@intranet/contract/messages/field-reports'
import { LocateFixed, X } from 'lucide-react'
import { useState } from 'react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { Button } from '@/components/ui/button.tsx'

interface Position {
  latitude: number
  longitude: number
}

const PATIENCE_MS = 15_000
/** Five decimal places are about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Where the device is: asked for when the button is pressed, and at no other moment. */
export function PositionField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<Position | null | undefined, Values>(props)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const locate = () => {
    // Pages without HTTPS have none.
    if (!('geolocation' in navigator)) return setProblem(text.positionFailed)
    setProblem(undefined)
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        field.setValue({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false)
        setProblem(code === PERMISSION_DENIED ? text.positionDenied : text.positionFailed)
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    )
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }} group>
      <div className="flex flex-wrap items-center gap-3" {...field.focus} tabIndex={-1}>
        {field.value ? (
          <>
            <span className="text-sm" role="status">
              Posição incluída
            </span>
            <Button variant="outline" icon={X} cooldown={false} onClick={() => field.setValue(null)}>
              Retirar posição
            </Button>
          </>
        ) : (
          <Button variant="outline" icon={LocateFixed} disabled={asking} cooldown={false} onClick={locate}>
            {asking ? 'Procurando' : 'Usar minha posição'}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}

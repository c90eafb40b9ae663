import { type PointerEvent, useRef } from 'react'
import { Eraser } from 'lucide-react'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { SIGNATURE_BOX, SignatureLines, type Stroke } from '@/components/ui/signature-drawing.tsx'

const { width, height } = SIGNATURE_BOX

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** A name drawn by hand, with mouse, pen or finger; the value is its strokes in a box of 600 × 200. */
export function SignatureField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<Stroke[] | null | undefined, Values>(props, { secret: true })
  const strokes = field.value ?? []
  const drawing = useRef<Stroke[] | null>(null)
  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return [
      within(((event.clientX - box.left) / box.width) * width, width),
      within(((event.clientY - box.top) / box.height) * height, height),
    ]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    drawing.current = [...strokes, [point, point]]
    field.setValue(drawing.current)
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current) return
    const last = drawing.current.at(-1)!
    if (last.length >= 600) return
    drawing.current = [...drawing.current.slice(0, -1), [...last, pointOf(event)]]
    field.setValue(drawing.current)
  }
  const end = () => {
    drawing.current = null
  }
  return (
    <FieldFrame {...props} field={field} group>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={strokes.length ? 'Assinatura desenhada' : 'Quadro da assinatura, vazio'}
        className="w-full touch-none rounded-md border border-border bg-white text-black"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="40" y1="160" x2="560" y2="160" stroke="#b8bec4" strokeDasharray="4 4" />
        <SignatureLines strokes={strokes} />
      </svg>
      <div className="mt-2">
        <Button
          variant="outline"
          size="sm"
          icon={Eraser}
          cooldown={false}
          disabled={strokes.length === 0}
          onClick={() => field.setValue([])}
        >
          Limpar assinatura
        </Button>
      </div>
    </FieldFrame>
  )
}

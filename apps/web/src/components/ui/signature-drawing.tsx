export type Stroke = number[][]

/** The box in which a signature is drawn, in the units of its strokes. */
export const SIGNATURE_BOX = { width: 600, height: 200 }

const pathOf = (stroke: Stroke) =>
  stroke.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')

/** The strokes of a signature, inside an `svg` of its box. */
export function SignatureLines({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map((stroke) => (
    <path
      key={pathOf(stroke)}
      d={pathOf(stroke)}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ))
}

/** A drawn signature, to look at. */
export function SignatureDrawing({ strokes, of }: { strokes: readonly Stroke[]; of: string }) {
  return (
    <svg
      viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
      role="img"
      aria-label={`Assinatura de ${of}`}
      className="w-56 max-w-full"
    >
      <SignatureLines strokes={strokes} />
    </svg>
  )
}

import { createContext, use } from 'react'
import { TriangleAlert } from 'lucide-react'

/** Why the last try of a form failed. */
export interface Refusal {
  text: string
  requestId?: string
  /** What else is wrong, in a second line. */
  reason?: string
}

/** In a dialog or drawer the refusal stays until the next try: a toast would leave, and lie over its buttons. */
export const FormRefusalContext = createContext<Refusal | null>(null)

export function FormRefusal() {
  const refusal = use(FormRefusalContext)
  if (!refusal) return null
  const { text, requestId, reason } = refusal
  return (
    <p role="alert" className="mt-4 flex gap-2 text-sm text-on-danger">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {text}
        {reason && <span className="block">{reason}</span>}
        {requestId && <small className="block text-xs">Código do pedido: {requestId}</small>}
      </span>
    </p>
  )
}

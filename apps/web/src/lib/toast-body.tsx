import { Check, TriangleAlert, X } from 'lucide-react'
import { toast as sonner } from 'sonner'

export interface Notice {
  text: string
  tone: 'success' | 'error'
  requestId?: string
  /** Why, in a second line. */
  reason?: string
  duration?: number
}

/** How long notices stay, in milliseconds; a hovered one waits (docs/screens.md#notices). */
const SUCCESS_MS = 3000
const ERROR_MS = 5000

function ToastBody({ id, text, tone, requestId, reason }: Notice & { id: string | number }) {
  const Icon = tone === 'error' ? TriangleAlert : Check
  return (
    <div className="toast" role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className="ic" aria-hidden />
      <span>
        {text}
        {reason && <span className="block font-normal">{reason}</span>}
        {requestId && <small>Código do pedido: {requestId}</small>}
      </span>
      {tone === 'error' && (
        <button type="button" className="ib" aria-label="Fechar aviso" onClick={() => sonner.dismiss(id)}>
          <X className="ic s" aria-hidden />
        </button>
      )}
    </div>
  )
}

const errors = new Map<string, string | number>()

/** Takes away every error that stands. */
export function endErrors(): void {
  for (const id of errors.values()) sonner.dismiss(id)
  errors.clear()
}

/** Shows a notice; the same error is not stacked. */
export function showNotice(notice: Notice): void {
  const { text, tone, duration } = notice
  const error = tone === 'error'
  // What failed before has been put right.
  if (!error) sonner.dismiss()
  const before = error && errors.get(text)
  if (before) sonner.dismiss(before)
  const id = sonner.custom((shown) => <ToastBody id={shown} {...notice} />, {
    duration: duration ?? (error ? ERROR_MS : SUCCESS_MS),
    onDismiss: () => errors.get(text) === id && errors.delete(text),
    onAutoClose: () => errors.get(text) === id && errors.delete(text),
  })
  if (error) errors.set(text, id)
}

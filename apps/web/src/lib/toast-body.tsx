import { Check, TriangleAlert, X } from 'lucide-react'
import { toast as sonner } from 'sonner'

export interface Notice {
  text: string
  tone: 'success' | 'error'
  requestId?: string
  duration?: number
}

/** How long notices stay, in milliseconds; a hovered one waits (docs/screens.md#notices). */
const SUCCESS_MS = 3000
const ERROR_MS = 5000

function ToastBody({ id, text, tone, requestId }: Notice & { id: string | number }) {
  const Icon = tone === 'error' ? TriangleAlert : Check
  return (
    <div className="toast" role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className="ic" aria-hidden />
      <span>
        {text}
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

/** Shows a notice; the same error is not stacked. */
export function showNotice(notice: Notice): void {
  const error = notice.tone === 'error'
  // What failed before has been put right.
  if (!error) sonner.dismiss()
  sonner.custom((id) => <ToastBody id={id} {...notice} />, {
    ...(error && { id: notice.text }),
    duration: notice.duration ?? (error ? ERROR_MS : SUCCESS_MS),
  })
}

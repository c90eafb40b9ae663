import { Check, TriangleAlert, X } from 'lucide-react'
import { toast as sonner } from 'sonner'

const SUCCESS_MS = 3000

function ToastBody({ id, text, tone, requestId }: ToastBodyProps) {
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

interface ToastBodyProps {
  id: string | number
  text: string
  tone: 'success' | 'error'
  requestId?: string
}

/** Short notices, bottom centre: success leaves after 3 s, errors stay until closed. */
export const toast = {
  success: (text: string) =>
    sonner.custom((id) => <ToastBody id={id} text={text} tone="success" />, { duration: SUCCESS_MS }),
  /** `requestId` finds the line in the server's log; the same text is not stacked. */
  error: (text: string, requestId?: string) =>
    sonner.custom((id) => <ToastBody id={id} text={text} tone="error" requestId={requestId} />, {
      id: text,
      duration: Infinity,
    }),
  dismiss: () => sonner.dismiss(),
}

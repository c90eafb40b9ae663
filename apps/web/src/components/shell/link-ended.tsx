import { buttonVariants } from '@/components/ui/button.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { AddressLink } from './address-link.tsx'
import { EmptyState, ErrorState } from './states.tsx'

/** A mailed link that is not good: the server says in words what to do. Anything else is a failed read. */
export function LinkEnded(failed: { error: unknown; onRetry?: () => void }) {
  const { message, status } = readRequestError(failed.error)
  if (status !== 404 && status !== 410) return <ErrorState {...failed} />
  return (
    <EmptyState
      title={message}
      text="O prazo passou, a vaga foi preenchida ou o endereço veio incompleto. Abra de novo o link do e-mail."
      action={
        <AddressLink to="/home/vacancy" className={buttonVariants({ variant: 'outline' })}>
          Ver vagas
        </AddressLink>
      }
    />
  )
}

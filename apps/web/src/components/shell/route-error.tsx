import { useMatches, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { common } from '@intranet/contract/messages'
import { buttonVariants } from '@/components/ui/button.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { AddressLink } from './address-link.tsx'
import { Page, PageHead, PageSheet } from './page.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import { useBackTarget } from './use-back-target.ts'

/** What is not there, or not for the asker: trying again would not bring it. */
function MissingRecord() {
  const back = useBackTarget()
  return (
    <EmptyState
      title={common.dataNotFound}
      text="Ele pode ter sido excluído, ou não está entre os que você vê."
      action={
        back && (
          <AddressLink to={back.to} className={buttonVariants()}>
            <ArrowLeft className="ic" aria-hidden />
            Voltar para {back.label}
          </AddressLink>
        )
      }
    />
  )
}

const useTitle = () =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'Intranet' }).toLocaleUpperCase(
    'pt-BR',
  )

/** A page about a record that is not there. */
export function MissingPage() {
  return (
    <Page>
      <PageHead title={useTitle()} />
      <PageSheet>
        <MissingRecord />
      </PageSheet>
    </Page>
  )
}

/** A page whose data could not be read, under its own name; trying again reads it anew, which resetting alone would not. */
export function RouteError({
  error,
  title,
  onRetry,
}: {
  error: unknown
  title?: string
  /** Reads again what the page asked for itself; what its route loads when absent. */
  onRetry?: () => void
}) {
  const router = useRouter()
  const name = useTitle()
  if (readRequestError(error).status === 404) return <MissingPage />
  return (
    <Page>
      <PageHead title={name} />
      <PageSheet>
        <ErrorState error={error} title={title} onRetry={onRetry ?? (() => void router.invalidate())} />
      </PageSheet>
    </Page>
  )
}

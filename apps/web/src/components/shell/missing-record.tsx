import { ArrowLeft } from 'lucide-react'
import { common } from '@intranet/contract/messages'
import { buttonVariants } from '@/components/ui/button.tsx'
import { AddressLink } from './address-link.tsx'
import { EmptyState } from './states.tsx'
import { useBackTarget } from './use-back-target.ts'

/** What is not there, or not for the asker: trying again would not bring it. */
export default function MissingRecord() {
  const back = useBackTarget()
  return (
    <EmptyState
      title={common.dataNotFound}
      text="O registro pode ter sido excluído, ou não está entre os que você vê."
      action={
        <AddressLink to={back?.to ?? '/'} className={buttonVariants({ variant: 'outline' })}>
          <ArrowLeft aria-hidden />
          Voltar para {back?.label ?? 'o início'}
        </AddressLink>
      }
    />
  )
}

import { ArrowLeft } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'

/** The back button of a level: to the one above, with the filters as they stand. */
export function BackLink({ to }: { to: string }) {
  return (
    <AddressLink to={to} className={buttonVariants()}>
      <ArrowLeft className="ic" aria-hidden />
      Voltar
    </AddressLink>
  )
}

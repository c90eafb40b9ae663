import { ArrowLeft } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import type { LinkAddress } from '@/lib/address.ts'

/** The back button of a level: to the one above, with the filters as they stand. */
export function BackLink({ to }: { to: LinkAddress }) {
  return (
    <AddressLink to={to} className={buttonVariants({ variant: 'outline' })}>
      <ArrowLeft aria-hidden />
      Voltar
    </AddressLink>
  )
}

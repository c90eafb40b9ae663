import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import type { LinkAddress } from '@/lib/address.ts'

/** A list's one filled button. */
export function AddLink({ to, children }: { to: LinkAddress; children: ReactNode }) {
  return (
    <AddressLink to={to} className={buttonVariants()}>
      <Plus aria-hidden />
      {children}
    </AddressLink>
  )
}

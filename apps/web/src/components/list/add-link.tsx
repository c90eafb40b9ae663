import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import type { LinkAddress } from '@/lib/address.ts'
import { useAddsHere } from './add-here.tsx'

interface AddLinkProps {
  to: LinkAddress
  /** Not filled, where something else on the page is what matters. */
  variant?: 'outline'
  children: ReactNode
}

/** A link that adds something, as a button. */
export function AddButton({ to, variant, children }: AddLinkProps) {
  return (
    <AddressLink to={to} className={buttonVariants({ variant })}>
      <Plus aria-hidden />
      {children}
    </AddressLink>
  )
}

/** A list's one filled button. */
export function AddLink(props: AddLinkProps) {
  useAddsHere(props.to, props.children)
  return <AddButton {...props} />
}

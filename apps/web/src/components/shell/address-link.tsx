import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { LinkAddress } from '@/lib/address.ts'

/** A link to an address as it is opened, or to this one (`.`). One from the server is an `uncheckedAddress`. */
export function AddressLink({
  to,
  ...props
}: Omit<LinkComponentProps<'a'>, 'to'> & { to: LinkAddress | '.' }) {
  return <Link {...props} to={to as '/'} />
}

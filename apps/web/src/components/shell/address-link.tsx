import { Link, type LinkComponentProps } from '@tanstack/react-router'

/** A link to an address that comes from data (menus, cards), which the router's types cannot know. */
export function AddressLink({ to, ...props }: Omit<LinkComponentProps<'a'>, 'to'> & { to: string }) {
  return <Link {...props} to={to as '/'} />
}

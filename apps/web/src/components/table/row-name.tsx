import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { RowAction } from './row-actions.tsx'

/** What names a row opens its record, with the entry of its menu that does. */
export function RowName({ actions = [], children }: { actions?: RowAction[]; children: ReactNode }) {
  const opening = actions.find(({ opens }) => opens) ?? actions.find(({ to }) => to)
  if (!opening) return children
  if (opening.to)
    return (
      // Names pass under the pointer by the dozen: their records are not read beforehand.
      <AddressLink to={opening.to} preload={false}>
        {children}
      </AddressLink>
    )
  return (
    <button
      type="button"
      className="whole-cell text-left hover:text-primary hover:underline"
      onClick={opening.onSelect}
    >
      {children}
    </button>
  )
}

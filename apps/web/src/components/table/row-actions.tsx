import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import type { LinkAddress } from '@/lib/address.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'

/** An entry of a row's menu: it either leads somewhere (`to`) or does something (`onSelect`). */
export interface RowAction {
  label: string
  icon?: LucideIcon
  tone?: 'danger' | 'success' | 'warning'
  /** A line above the entry. */
  separated?: boolean
  disabled?: boolean
  to?: LinkAddress
  onSelect?: () => void
  /** What a click on the row's name does; the first entry with an address when none says so. */
  opens?: boolean
}

/** The three dots at a row's end; nothing when there is nothing to do. */
export function RowActions({ label, actions }: { label: string; actions: RowAction[] }) {
  if (actions.length === 0) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={iconButtonVariants({ size: 'row' })} aria-label={label}>
        <Ellipsis aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.map((action) => (
          <Fragment key={action.label}>
            {action.separated && <DropdownMenuSeparator />}
            {action.to ? (
              <DropdownMenuItem asChild tone={action.tone} disabled={action.disabled}>
                <AddressLink to={action.to} className="text-foreground hover:no-underline">
                  {action.icon && <action.icon aria-hidden />}
                  {action.label}
                </AddressLink>
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem
                icon={action.icon}
                tone={action.tone}
                disabled={action.disabled}
                onSelect={action.onSelect}
              >
                {action.label}
              </DropdownMenuItem>
            )}
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { LinkAddress } from '@/lib/address.ts'

/** An entry of a menu: it leads somewhere (`to`), fetches a file (`file`) or does something (`onSelect`). */
export interface MenuAction {
  label: string
  /** What it is called where the label alone would not tell: "CSV, Todas". */
  name?: string
  icon?: LucideIcon
  variant?: 'destructive' | 'success' | 'warning'
  /** A line above the entry. */
  separated?: boolean
  /** A word above the entry and those after it. */
  heading?: string
  disabled?: boolean
  to?: LinkAddress
  file?: string
  onSelect?: () => void
}

/** An entry of a menu that a button opens. */
export interface MenuEntry extends MenuAction {
  /** Done once the menu is closed: opened by `onSelect`, a popover closes as the menu gives the focus back to its button. */
  onClosed?: () => void
}

export interface MenuButtonProps extends ComponentProps<'button'> {
  actions: MenuEntry[]
  align?: 'start' | 'end'
}

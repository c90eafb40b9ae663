import { Ellipsis } from 'lucide-react'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import type { MenuAction } from './menu-action.ts'
import { MenuButton } from './menu-button.tsx'

export interface RowAction extends MenuAction {
  /** What a click on the row's name does; the first entry with an address when none says so. */
  opens?: boolean
}

/** The three dots at a row's end; nothing when there is nothing to do. */
export function RowActions({ label, actions }: { label: string; actions: RowAction[] }) {
  if (actions.length === 0) return null
  return (
    <MenuButton actions={actions} className={iconButtonVariants({ size: 'row' })} aria-label={label}>
      <Ellipsis aria-hidden />
    </MenuButton>
  )
}

import { Fragment, useRef } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { DownloadItem } from '@/components/ui/download-item.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import type { MenuAction, MenuButtonProps, MenuEntry } from './menu-action.ts'

function Entry({ action, onSelect }: { action: MenuAction; onSelect: () => void }) {
  const { label, name, icon: Icon, variant, disabled, to, file } = action
  const inside = (
    <>
      {Icon && <Icon aria-hidden />}
      {label}
    </>
  )
  const link = { 'aria-label': name, className: 'text-foreground hover:no-underline', children: inside }
  if (file)
    return (
      <DownloadItem href={file} name={name} disabled={disabled}>
        {inside}
      </DownloadItem>
    )
  if (!to)
    return (
      <DropdownMenuItem variant={variant} disabled={disabled} onSelect={onSelect}>
        {inside}
      </DropdownMenuItem>
    )
  return (
    <DropdownMenuItem asChild variant={variant} disabled={disabled}>
      <AddressLink to={to} {...link} />
    </DropdownMenuItem>
  )
}

/** The menu of a `MenuButton`, open. Opened by a key it begins at its first entry. */
export function OpenedMenu({
  actions,
  align,
  byKeyboard,
  ...button
}: MenuButtonProps & { byKeyboard: boolean }) {
  const first = useRef(byKeyboard)
  const chosen = useRef<MenuEntry>(undefined)
  const enter = (content: HTMLElement | null) => {
    if (!content || !first.current) return
    first.current = false
    content.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  const choose = (action: MenuEntry) => {
    chosen.current = action
    action.onSelect?.()
  }
  const closed = () => {
    chosen.current?.onClosed?.()
    chosen.current = undefined
  }
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger {...button} />
      <DropdownMenuContent ref={enter} align={align} onCloseAutoFocus={closed}>
        {actions.map((action) => (
          <Fragment key={action.name ?? action.label}>
            {action.separated && <DropdownMenuSeparator />}
            {action.heading && <DropdownMenuLabel>{action.heading}</DropdownMenuLabel>}
            <Entry action={action} onSelect={() => choose(action)} />
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

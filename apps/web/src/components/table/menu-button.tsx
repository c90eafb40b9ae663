import { useEffect, useState } from 'react'
import { afterFirstView } from '@/lib/first-view.ts'
import { loadPart } from '@/lib/missing-chunk.ts'
import type { MenuButtonProps } from './menu-action.ts'
import type { OpenedMenu } from './opened-menu.tsx'

const load = () => import('./opened-menu.tsx')
const fetchBeforehand = () => void load().catch(() => {})

/** A button that opens a menu. What menus are made of comes after the first view, or when one is pressed. */
export function MenuButton(props: MenuButtonProps) {
  const [opened, setOpened] = useState<{ Menu: typeof OpenedMenu; byKeyboard: boolean }>()
  useEffect(() => afterFirstView(fetchBeforehand), [])
  if (opened) return <opened.Menu {...props} byKeyboard={opened.byKeyboard} />
  const { actions: _actions, align: _align, ...button } = props
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      // A key's click has no pointer that counts it.
      onClick={async ({ detail }) => {
        const part = await loadPart(load)
        if (part) setOpened({ Menu: part.OpenedMenu, byKeyboard: detail === 0 })
      }}
    />
  )
}

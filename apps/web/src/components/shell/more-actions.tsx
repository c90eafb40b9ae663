import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { PHONE_PX, useViewportWidth } from './use-viewport.ts'

/** On phones it shows the buttons of a head that has more than two (page-actions.css). */
export function MoreActions() {
  const [open, setOpen] = useState(false)
  if (useViewportWidth() > PHONE_PX) return null
  return (
    <Button data-more variant="outline" icon={Ellipsis} aria-expanded={open} onClick={() => setOpen(!open)}>
      Ações
    </Button>
  )
}

import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '@/lib/session.ts'
import { allSections, sectionsBeside } from './area-sections.ts'
import type { AreaKey } from './area-names.ts'
import { areas } from './areas.ts'
import { SectionLabel, Spine } from './page.tsx'
import { Thread } from './thread.tsx'
import { useFigures } from './use-figures.ts'
import { useHubSections } from './use-hub-sections.ts'
import { SPINE_FOLDS_PX, useViewportWidth } from './use-viewport.ts'

interface AreaSpineProps {
  /** The key of `areas`. */
  area: AreaKey
  /** Where the page's back arrow leads. */
  back?: string
  /** What stands above the screens. */
  children?: ReactNode
}

/** The sibling screens of a page's area, as its hub names them; nothing for whoever may open none of them. */
export default function AreaSpine({ area, back = '', children }: AreaSpineProps) {
  const path = useLocation({ select: (location) => location.pathname })
  const known = areas[area]
  const open = useHubSections(known ? allSections(known) : [], useSession())
  const { sections, current } = sectionsBeside(open, [path, back])
  // The figures of the whole hub, which then has them too; where the thread is not shown nobody waits for them.
  const figures = useFigures(
    open.flatMap(({ cards }) => cards),
    useViewportWidth() > SPINE_FOLDS_PX,
  )
  if (!known || (sections.length === 0 && !children)) return null
  return (
    <Spine label={known.name}>
      {children && <div className="mb-6">{children}</div>}
      {sections.map(({ key, title, cards }) => (
        <div key={key} className="mb-5">
          <SectionLabel>{title}</SectionLabel>
          <Thread
            items={cards.map((card) => ({
              key: card.to,
              label: card.title,
              count: figures[card.to],
              href: card.to,
              state: card === current ? 'now' : undefined,
            }))}
          />
        </div>
      ))}
    </Spine>
  )
}

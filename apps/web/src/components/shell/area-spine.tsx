import type { ReactNode } from 'react'
import { areaNames, type AreaKey } from './area-names.ts'
import { SectionLabel, Spine } from './page.tsx'
import { Thread } from './thread.tsx'
import { useAreaPlace } from './use-area-place.ts'
import { useFigures } from './use-figures.ts'
import { useSpineShown } from './use-viewport.ts'

interface AreaSpineProps {
  area: AreaKey
  /** Where the page's back arrow leads. */
  back?: string
  /** What is above the screens. */
  children?: ReactNode
}

/** The sibling screens of a page's area, as its hub names them; nothing for the one who may open none of them. */
export default function AreaSpine({ area, back, children }: AreaSpineProps) {
  const { open, sections, current } = useAreaPlace(area, back)
  // The figures of the whole hub, which then has them too; where the thread is not shown nobody waits for them.
  const figures = useFigures(
    open.flatMap(({ cards }) => cards),
    useSpineShown(),
  )
  const screens = sections.reduce((sum, { cards }) => sum + cards.length, 0)
  // One entry is no index.
  if (screens < 2 && !children) return null
  return (
    <Spine label={areaNames[area]}>
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

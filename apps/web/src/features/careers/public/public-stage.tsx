import { publicLook } from '@intranet/contract/careers/public-look'
import type { CSSProperties, ReactNode } from 'react'

interface PublicStageProps {
  /** Whose colours: the group's when absent. */
  brand?: { sistema: string; matiz: number } | null
  /** Above the title: whose page it is. */
  over?: ReactNode
  title: string
  /** Beside the title in the list of vacancies: how many. */
  children?: ReactNode
}

/** o fio, where a page begins for people who do not know the intranet. */
const thread = (
  <svg
    className="absolute top-0 right-0 -z-10 h-full opacity-45 max-[761px]:opacity-25"
    viewBox="0 0 400 240"
    fill="none"
    stroke="currentColor"
    strokeOpacity=".5"
    aria-hidden
  >
    <path d="M0 220C120 220 140 60 240 50S340 30 400 0M0 232C130 232 150 76 250 66S350 44 400 16M0 244C140 244 160 92 260 82S360 60 400 32" />
    <circle cx="240" cy="50" r="5" fill="currentColor" stroke="none" />
    <circle cx="340" cy="27" r="3" fill="currentColor" stroke="none" />
  </svg>
)

/** The head of a public page of careers: the provider's colour, the title, what one may do. */
export function PublicStage({ brand, over, title, children }: PublicStageProps) {
  const hue = brand && ({ '--brand-h': brand.matiz } as CSSProperties)
  return (
    <header className={publicLook.stage} data-brand={brand?.sistema ?? 'intranet'} style={hue ?? undefined}>
      {thread}
      {over && <p className={publicLook.over}>{over}</p>}
      <h1 className={publicLook.heading}>{title}</h1>
      {children}
    </header>
  )
}

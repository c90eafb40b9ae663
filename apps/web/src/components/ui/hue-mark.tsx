import type { ReactNode } from 'react'
import { Marked } from './marked.tsx'

interface HueMarkProps {
  hue: number
  children: ReactNode
}

/** A provider's square in its hue, and its name. */
export function HueMark({ hue, children }: HueMarkProps) {
  return (
    <Marked>
      <span
        className="size-2 shrink-0 rounded-[2px]"
        style={{ backgroundColor: `oklch(0.62 0.16 ${hue})` }}
        aria-hidden
      />
      {children}
    </Marked>
  )
}

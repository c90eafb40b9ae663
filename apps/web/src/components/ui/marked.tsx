import type { CSSProperties, ReactNode } from 'react'

/** A text beside its mark, on the line of its row. */
export const Marked = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-2 align-middle">{children}</span>
)

/** A provider's square in its hue, and its name; a name without a hue is that of something else. */
export const HueMark = ({ hue, children }: { hue: number | undefined; children: ReactNode }) =>
  hue === undefined ? (
    children
  ) : (
    <span className="hue-mark" style={{ '--hue': hue } as CSSProperties}>
      {children}
    </span>
  )

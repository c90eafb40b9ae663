import type { ReactNode } from 'react'

/** A text beside its mark, on the line of its row. */
export const Marked = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-2 align-middle">{children}</span>
)

import type { ReactNode } from 'react'

/** A figure as it is everywhere: 20/28, weight 650, digits of one width. */
export const FigureValue = ({ children }: { children: ReactNode }) => (
  <b className="text-[20px] leading-7 font-[650] tabular-nums [font-stretch:105%]">{children}</b>
)

import { Fragment, type ReactNode } from 'react'
import { PHONE_PX, useViewportWidth } from '@/components/shell/use-viewport.ts'

/** Charts above their rows; on a phone the rows are first, so that they begin on the first screen. */
export function RowsFirst({ charts, rows }: { charts: ReactNode; rows: ReactNode }) {
  const parts = [<Fragment key="charts">{charts}</Fragment>, <Fragment key="rows">{rows}</Fragment>]
  return useViewportWidth() <= PHONE_PX ? parts.toReversed() : parts
}

import { useEffect, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { cellVariants } from '@/components/ui/table-variants.ts'

const DELAY_MS = 150
const ROWS = Array.from({ length: 8 }, (_, index) => index)
const widths = ['w-40', 'w-28', 'w-24', 'w-32', 'w-20']

interface TableSkeletonProps {
  columns: string[]
  selection: boolean
  actions: boolean
}

/** Grey bars in the table's own columns, once the wait is long enough to be noticed. */
export function TableSkeleton({ columns, selection, actions }: TableSkeletonProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return ROWS.map((row) => (
    <tr key={row} aria-hidden={row > 0 || undefined}>
      {selection && <td data-card="tick" className={cellVariants({ place: 'tick' })} />}
      {columns.map((column, index) => (
        <td key={column} data-card={['main', 'sub'][index]} className={cellVariants()}>
          {late && <Skeleton className={widths[(row + index) % widths.length]} />}
          {row === 0 && index === 0 && <span className="sr-only">Carregando</span>}
        </td>
      ))}
      {actions && <td data-card="actions" className={cellVariants({ place: 'end' })} />}
    </tr>
  ))
}

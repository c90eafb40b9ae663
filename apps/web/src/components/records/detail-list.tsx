import { Card } from '@/components/ui/card.tsx'
import { cn } from '@/lib/cn.ts'
import { Facts, type Fact } from './facts.tsx'

interface DetailListProps {
  rows: readonly Fact[]
  /** As wide as the tables beside it. */
  wide?: boolean
}

/** Names and values of a record that is read. */
export const DetailList = ({ rows, wide = false }: DetailListProps) => (
  <Card className={cn('block p-4', !wide && 'max-w-[860px] in-[form]:max-w-[640px]')}>
    <Facts rows={rows} className="sm:grid-cols-2 lg:grid-cols-3" />
  </Card>
)

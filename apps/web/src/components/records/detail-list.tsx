import { Card } from '@/components/ui/card.tsx'
import { Facts, type Fact } from './facts.tsx'

/** Names and values of a record that is read. */
export const DetailList = ({ rows }: { rows: readonly Fact[] }) => (
  <Card className="block max-w-[860px] p-5">
    <Facts rows={rows} className="sm:grid-cols-2 lg:grid-cols-3" />
  </Card>
)

import { ArrowUp } from 'lucide-react'
import { formatCount } from '@intranet/contract/formats'
import { Button } from '@/components/ui/button.tsx'
import type { Arrivals } from './list-column.ts'

/** "3 linhas novas", over the head of the list: nothing moves until it is pressed. */
export const ArrivalsButton = ({ count, show }: Arrivals) => (
  <div className="absolute inset-x-0 top-9 z-5 flex justify-center" role="status">
    <Button size="sm" icon={ArrowUp} cooldown={false} className="shadow-md" onClick={show}>
      {formatCount(count, 'linha nova', 'linhas novas')}
    </Button>
  </div>
)

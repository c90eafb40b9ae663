import { Columns3 } from 'lucide-react'
import { Suspense } from 'react'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { cn } from '@/lib/cn.ts'
import type { ListTableModel } from './list-features.ts'
import type { ColumnChoice } from './use-column-choice.ts'

const ColumnList = lazyPart(() => import('./column-list.tsx'))

interface ColumnChooserProps<Row extends object> {
  table: ListTableModel<Row>
  choice: ColumnChoice
}

/** "Colunas": search, drag, tick; the identity column is locked. */
export function ColumnChooser<Row extends object>({ table, choice }: ColumnChooserProps<Row>) {
  return (
    <Popover>
      <PopoverTrigger className={cn(buttonVariants({ variant: 'outline' }), 'max-sm:hidden')}>
        <Columns3 aria-hidden />
        Colunas
      </PopoverTrigger>
      <PopoverContent align="end" className="w-[236px]" aria-label="Colunas">
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ColumnList
            columns={table.getAllLeafColumns()}
            onOrder={table.setColumnOrder}
            onReset={() => choice.keep(null)}
          />
        </Suspense>
      </PopoverContent>
    </Popover>
  )
}

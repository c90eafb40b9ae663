import { faqCategory } from '@intranet/contract/content/category'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { ArrowDownUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { can } from '@intranet/contract/access'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { itemsColumn, titleColumn } from './category-columns.tsx'
import { orderedCategories, type CategoryKind } from './ordered-category.entity.ts'

const CategoryOrderSheet = lazyDialog(() => import('./category-order-sheet.tsx'))

type Category = Outputs['faqCategories']['list']['dados'][number]

const column = columnsOf(faqCategory)

const columns: ListColumns<Category, 'faqCategories.list'> = [
  titleColumn(),
  column('ordem', { card: 'extra' }),
  itemsColumn(),
  column('ativo'),
  createdColumn(),
]

/** The categories of the FAQ or of the handbook, in their order. */
export function OrderedCategoryListPage({ kind }: { kind: CategoryKind }) {
  const entity = orderedCategories[kind]
  const [ordering, setOrdering] = useState(false)
  const manages = can(useSession(), entity.module, 'manage')
  return (
    <>
      <RecordListPage
        entity={entity}
        columns={columns}
        filters={[statusFilter]}
        tools={
          manages && (
            <Button variant="outline" icon={ArrowDownUp} onClick={() => setOrdering(true)}>
              Ordenar
            </Button>
          )
        }
      />
      {ordering && (
        <Suspense>
          <CategoryOrderSheet kind={kind} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  )
}

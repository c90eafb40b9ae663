import { orderedCategorySchemas } from '@intranet/contract/content/category-schemas'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { CategoryFields } from './category-fields.tsx'
import { orderedCategories, type CategoryKind } from './ordered-category.entity.ts'

export type OrderedCategory = Outputs['faqCategories']['get']

/** Its place is given in the list. */
const formFields = orderedCategorySchemas.fields.omit({ ordem: true })

const besides: Record<CategoryKind, string> = { faq: 'FAQ', manual: 'manual' }

export function OrderedCategoryRegisterPage({ kind }: { kind: CategoryKind }) {
  return (
    <RegisterPage
      entity={orderedCategories[kind]}
      beside={besides[kind]}
      schema={formFields}
      blank={{ titulo: '', color: '', icone: '', ativo: false }}
    >
      <CategoryFields />
    </RegisterPage>
  )
}

export function OrderedCategoryEditPage({ kind, record }: { kind: CategoryKind; record: OrderedCategory }) {
  return (
    <EditPage
      entity={orderedCategories[kind]}
      beside={`${besides[kind]} · ${record.titulo}`}
      schema={formFields}
      record={record}
    >
      <CategoryFields />
    </EditPage>
  )
}

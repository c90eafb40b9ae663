import { Plus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { chipVariants } from '@/components/ui/chip-variants.ts'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { cn } from '@/lib/cn.ts'
import { describeFilter, type FilterDefinition } from './filter-definition.ts'
import { FilterSheet, SheetFilter, type SheetFilters } from './filter-sheet.tsx'
import { MenuButton } from './menu-button.tsx'
import type { TableSearch } from './use-table-search.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'

// Loaded when a filter opens: a list shows itself without its filters' controls.
const FilterEditor = lazyPart(async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor }))

interface FiltersProps<K extends string> {
  search: TableSearch<K>
  filters: FilterDefinition<NoInfer<K>>[]
  /** What the screen filters by besides: a part of the sheet on phones. */
  more?: SheetFilters
}

/** A chip for each filter in force, and "+ Filtro"; on phones one button that opens them all in a sheet. */
export function Filters<K extends string>({ search, filters, more }: FiltersProps<K>) {
  const [added, setAdded] = useState<string>()
  // The sheet's fields keep what is typed: they begin again once the address is empty.
  const [emptying, setEmptying] = useState(false)
  const [emptied, setEmptied] = useState(0)
  const count = Object.keys(search.filtro).length
  if (emptying && count === 0) {
    setEmptying(false)
    setEmptied(emptied + 1)
  }
  const inForce = filters.filter((filter) => filter.key in search.filtro || filter.key === added)
  const free = filters.filter((filter) => !inForce.includes(filter))
  const editor = (filter: FilterDefinition<K>) => (
    <Suspense fallback={<Skeleton className="h-20 w-full" />}>
      <FilterEditor
        filter={filter}
        value={search.filtro[filter.key]}
        onChange={(value) => search.setFilter(filter.key, value)}
      />
    </Suspense>
  )
  const remove = (filter: FilterDefinition<K>) => {
    setAdded(undefined)
    search.setFilter(filter.key, undefined)
  }
  return (
    <>
      {inForce.map((filter) => (
        <Popover
          key={filter.key}
          defaultOpen={filter.key === added}
          onOpenChange={(open) => !open && filter.key === added && setAdded(undefined)}
        >
          <span className={cn(chipVariants({ variant: 'removable' }), 'max-sm:hidden')}>
            <PopoverTrigger className="flex items-center gap-1">
              <span className="text-muted-foreground">{filter.label}</span>{' '}
              {describeFilter(filter, search.filtro[filter.key])}
            </PopoverTrigger>
            <button
              type="button"
              className={iconButtonVariants({ size: 'xs' })}
              aria-label={`Remover filtro ${filter.label}`}
              onClick={() => remove(filter)}
            >
              <X className="size-3.5" aria-hidden />
            </button>
          </span>
          <PopoverContent align="start" className="w-64" aria-label={filter.label}>
            {editor(filter)}
          </PopoverContent>
        </Popover>
      ))}
      {free.length > 0 && (
        <MenuButton
          align="start"
          className={cn(chipVariants({ variant: 'add' }), 'max-sm:hidden')}
          actions={free.map(({ key, label }) => ({ label, onClosed: () => setAdded(key) }))}
        >
          <Plus className="size-3.5" aria-hidden />
          Filtro
        </MenuButton>
      )}
      <FilterSheet
        count={count + (more?.count ?? 0)}
        clear={() => {
          search.clear()
          more?.clear()
          setEmptying(true)
        }}
      >
        {filters.map((filter) => (
          <SheetFilter key={`${filter.key} ${emptied}`} label={filter.label}>
            {editor(filter)}
          </SheetFilter>
        ))}
        {more?.children}
      </FilterSheet>
    </>
  )
}

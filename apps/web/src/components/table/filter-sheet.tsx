import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import {
  Sheet,
  SheetContent,
  SheetTrigger,
  SheetBody,
  SheetHeader,
  SheetTitle,
} from '@/components/ui/sheet.tsx'

export interface SheetFilters {
  /** How many are in force. */
  count: number
  clear: () => void
  /** A `SheetFilter` for each. */
  children: ReactNode
}

/** One filter in the sheet, under its name. */
export const SheetFilter = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-sm font-semibold">{label}</legend>
    {children}
  </fieldset>
)

/** On phones all filters of a screen, behind one button. */
export function FilterSheet({ count, clear, children }: SheetFilters) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" icon={ListFilter} className="sm:hidden flex-1">
          Filtros{' '}
          {count > 0 && (
            <span className="rounded-lg bg-primary-soft px-[5px] text-[11px] leading-4 font-[650] text-primary">
              {count}
            </span>
          )}
        </Button>
      </SheetTrigger>
      <SheetContent side="bottom">
        <SheetHeader>
          <SheetTitle>Filtros</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <div className="grid grid-cols-1 gap-5">
            {children}
            <Button variant="outline" onClick={clear}>
              Limpar filtros
            </Button>
          </div>
        </SheetBody>
      </SheetContent>
    </Sheet>
  )
}

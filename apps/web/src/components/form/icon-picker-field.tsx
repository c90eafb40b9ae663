import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { lazyPart, Nothing } from '@/components/ui/lazy-part.tsx'
import { cn } from '@/lib/cn.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { NamedIcon } from '@/components/records/named-icon.tsx'
import { inputVariants } from '@/components/ui/input.tsx'

const IconGrid = lazyPart(() => import('@/components/inputs/icon-grid.tsx'))
const IconLabel = lazyPart(
  async () => ({ default: (await import('@/components/inputs/icon-grid.tsx')).IconLabel }),
  Nothing,
)

/** Picks one of the icons of the set; the value is its name. */
export function IconPickerField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  const [open, setOpen] = useState(false)
  return (
    <FieldFrame {...props} field={field}>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          {...field.input}
          type="button"
          role="combobox"
          className={cn(inputVariants(), !field.value && 'text-muted-foreground')}
        >
          {field.value && <NamedIcon name={field.value} />}
          <span className="grow">
            {field.value ? (
              <Suspense>
                <IconLabel name={field.value} />
              </Suspense>
            ) : (
              'Selecione o ícone'
            )}
          </span>
          <ChevronDown className="text-muted-foreground" aria-hidden />
        </PopoverTrigger>
        <PopoverContent align="start" className="w-[304px]" aria-label={props.label}>
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <IconGrid
              value={field.value ?? ''}
              onPick={(name) => {
                field.setValue(name)
                setOpen(false)
              }}
            />
          </Suspense>
        </PopoverContent>
      </Popover>
    </FieldFrame>
  )
}

import { Plus } from 'lucide-react'
import { cn } from '@/lib/cn.ts'
import { chipVariants } from '@/components/ui/chip-variants.ts'

interface InsertButtonsProps {
  texts: readonly string[]
  className?: string
  onInsert: (text: string) => void
}

/** Texts that are written by a click instead of by hand. */
export function InsertButtons({ texts, className, onInsert }: InsertButtonsProps) {
  return (
    <div className={cn('flex flex-wrap gap-1', className)} role="group" aria-label="Inserir variável">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          className={chipVariants({ variant: 'add' })}
          onClick={() => onInsert(text)}
        >
          <Plus className="size-3.5" aria-hidden />
          {text}
        </button>
      ))}
    </div>
  )
}

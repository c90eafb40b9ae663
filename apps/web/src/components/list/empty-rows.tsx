import { EmptyState } from '@/components/shell/states.tsx'
import { AddButton } from './add-link.tsx'
import { useAddedHere } from './add-here.tsx'

interface EmptyRowsProps {
  /** What is missing: "feriados". */
  what?: string
  /** Where the list says in its own words why. */
  text?: string
}

/** A list without a row that no filter empties: why, and the head's own button where the person may add. */
export function EmptyRows({ what, text }: EmptyRowsProps) {
  const added = useAddedHere()
  return (
    <EmptyState
      text={text ?? `Ainda não há ${what ?? 'nada aqui'} que você veja.`}
      action={
        added && (
          <AddButton to={added.to} variant="outline">
            {added.children}
          </AddButton>
        )
      }
    />
  )
}

import { EmptyState } from '@/components/shell/states.tsx'
import { AddButton } from './add-link.tsx'
import { useAddedHere } from './add-here.tsx'

interface EmptyRowsProps {
  noun?: readonly [one: string, many: string]
  /** Where the list says in its own words why. */
  text?: string
}

/** A list without a row that no filter empties: why, and the head's own button where the person may add. */
export function EmptyRows({ noun, text }: EmptyRowsProps) {
  const added = useAddedHere()
  return (
    <EmptyState
      text={
        text ?? (noun ? `Ainda não há ${noun[1]} que você veja.` : 'Ainda não há nada aqui que você veja.')
      }
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

import { isSuperadmin } from '@intranet/contract/access'
import { EmptyState } from '@/components/shell/states.tsx'
import { useSession } from '@/lib/session.ts'
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
  // Who sees everything has nothing to doubt.
  const seen = isSuperadmin(useSession()) ? '' : ' que você veja'
  return (
    <EmptyState
      text={text ?? `Ainda não há ${what ?? 'nada aqui'}${seen}.`}
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

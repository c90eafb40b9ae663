import { X } from 'lucide-react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { chipVariants } from '@/components/ui/chip-variants.ts'
import { Card } from '@/components/ui/card.tsx'

/** How many are offered at a time. */
export const OFFERED = 8

interface Found {
  id: number
  nome: string | null
  /** Distinguishes two people of one name. */
  note?: string | null
}

interface PeoplePickerProps<Values extends object> extends FieldProps<Values> {
  /** Who is chosen, in order; `…` for a name that is not known yet. */
  people: readonly Found[]
  found: readonly Found[]
  text: string
  onText: (text: string) => void
}

/** A field of people found by name: those chosen as chips, and below what is typed those who may be added. */
export function PeoplePicker<Values extends object>({
  people,
  found,
  text,
  onText,
  ...props
}: PeoplePickerProps<Values>) {
  const field = useField<number[] | undefined, Values>(props)
  const chosen = field.value ?? []
  const offered =
    text.trim().length > 1 ? found.filter(({ id }) => !chosen.includes(id)).slice(0, OFFERED) : []
  return (
    <FieldFrame {...props} field={field}>
      {people.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5" aria-label={`${props.label} escolhidos`}>
          {people.map(({ id, nome }) => (
            <li key={id} className={chipVariants({ variant: 'removable' })}>
              {nome}
              <button
                type="button"
                className={iconButtonVariants({ size: 'xs' })}
                aria-label={`Retirar ${nome}`}
                onClick={() => field.setValue(chosen.filter((other) => other !== id))}
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        {...field.input}
        value={text}
        placeholder="Buscar pelo nome"
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      {offered.length > 0 && (
        <Card asChild className="block py-0 mt-1">
          <ul>
            {offered.map(({ id, nome, note }) => (
              <li key={id}>
                <button
                  type="button"
                  className="flex min-h-9 w-full items-center gap-2 px-3 text-left text-sm hover:bg-accent"
                  onClick={() => {
                    field.setValue([...chosen, id])
                    onText('')
                  }}
                >
                  {nome}
                  {note && <span className="truncate text-xs text-muted-foreground">{note}</span>}
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </FieldFrame>
  )
}

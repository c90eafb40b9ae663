import { slugify } from '@intranet/contract/formats'
import { format } from '@intranet/contract/messages/formats'
import { ANY_CITY, ANY_DAY } from '@intranet/contract/operations/ride-options'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { beginsWithDay, DateInput } from '@/components/inputs/date-input.tsx'
import { Button } from '@/components/ui/button.tsx'
import { FieldError } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'

interface BoardSearchProps {
  origem: string
  destino: string
  data: string
}

const asTyped = (place: string) => (place === ANY_CITY ? '' : place.replaceAll('-', ' '))
const asAddress = (typed: string) => slugify(typed.trim()) || ANY_CITY

const typedOf = ({ origem, destino, data }: BoardSearchProps) => ({
  of: [origem, destino, data].join('/'),
  origem: asTyped(origem),
  destino: asTyped(destino),
  data,
  wrong: false,
})

/** Where from, where to and when; the address is the search, so that it can be shared. */
export function BoardSearch(asked: BoardSearchProps) {
  const id = useId()
  const navigate = useNavigate()
  const shown = typedOf(asked)
  const [typed, setTyped] = useState(shown)
  // Another address (the way back) fills the fields; they stay the same ones, so that the focus does.
  if (typed.of !== shown.of) setTyped(shown)
  const { origem, destino, data, wrong } = typed
  const type = (change: Partial<BoardSearchProps>) => setTyped({ ...typed, ...change, wrong: false })
  const go = () =>
    data === '' || beginsWithDay(data)
      ? void navigate({
          href: `/ride-employee/search/${asAddress(origem)}/${asAddress(destino)}/${data || ANY_DAY}`,
        })
      : setTyped({ ...typed, wrong: true })
  return (
    <search>
      <form
        className="mb-5 grid items-end gap-3 sm:grid-cols-[1fr_1fr_10rem_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-de`}>Saindo de</Label>
          <Input
            id={`${id}-de`}
            value={origem}
            placeholder="Todas as cidades"
            autoComplete="off"
            onChange={(event) => type({ origem: event.target.value })}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-para`}>Indo para</Label>
          <Input
            id={`${id}-para`}
            value={destino}
            placeholder="Todas as cidades"
            autoComplete="off"
            onChange={(event) => type({ destino: event.target.value })}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-data`}>Data</Label>
          <DateInput
            id={`${id}-data`}
            value={data}
            onValue={(value) => type({ data: value })}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-erro` : undefined}
          />
          {wrong && (
            <FieldError id={`${id}-erro`} role="alert">
              {format.invalidDate}
            </FieldError>
          )}
        </div>
        <Button variant="outline" type="submit">
          <Search className="size-4" aria-hidden />
          Buscar
        </Button>
      </form>
    </search>
  )
}

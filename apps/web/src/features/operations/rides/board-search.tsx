import { slugify } from '@intranet/contract/formats'
import { ANY_CITY, ANY_DAY } from '@intranet/contract/operations/ride-options'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { DateInput } from '@/components/inputs/date-input.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'

interface BoardSearchProps {
  origem: string
  destino: string
  data: string
}

const asTyped = (place: string) => (place === ANY_CITY ? '' : place.replaceAll('-', ' '))
const asAddress = (typed: string) => slugify(typed.trim()) || ANY_CITY

/** Where from, where to and when; the address is the search, so that it can be shared. */
export function BoardSearch(asked: BoardSearchProps) {
  const id = useId()
  const navigate = useNavigate()
  const [origem, setOrigem] = useState(asTyped(asked.origem))
  const [destino, setDestino] = useState(asTyped(asked.destino))
  const [data, setData] = useState(asked.data)
  const go = () =>
    void navigate({
      href: `/ride-employee/search/${asAddress(origem)}/${asAddress(destino)}/${data || ANY_DAY}`,
    })
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
            onChange={(event) => setOrigem(event.target.value)}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-para`}>Indo para</Label>
          <Input
            id={`${id}-para`}
            value={destino}
            placeholder="Todas as cidades"
            autoComplete="off"
            onChange={(event) => setDestino(event.target.value)}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-data`}>Data</Label>
          <DateInput id={`${id}-data`} value={data} onValue={setData} />
        </div>
        <Button variant="outline" type="submit">
          <Search className="size-4" aria-hidden />
          Buscar
        </Button>
      </form>
    </search>
  )
}

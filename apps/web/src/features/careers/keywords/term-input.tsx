import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { ChipsInput } from '@/components/ui/chips-input.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import type { Term } from './sought-terms.ts'

export const weights = [1, 2, 3, 4, 5]

interface TermInputProps {
  onAdd: (term: Term) => void
  busy?: boolean
}

/** One more word: with its synonyms, of which any will do, and its weight. */
export function TermInput({ onAdd, busy }: TermInputProps) {
  const field = useId()
  const [termo, setTermo] = useState('')
  const [sinonimos, setSinonimos] = useState<string[]>([])
  const [peso, setPeso] = useState(3)
  const ready = termo.trim().length > 1
  const add = () => {
    if (!ready) return
    onAdd({ termo: termo.trim(), sinonimos, peso })
    setTermo('')
    setSinonimos([])
  }
  return (
    <form
      className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_1.4fr_6rem_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className="grid gap-1">
        <Label htmlFor={`${field}-termo`}>Palavra</Label>
        <Input
          id={`${field}-termo`}
          value={termo}
          maxLength={60}
          placeholder="Ex.: fibra óptica"
          onChange={(event) => setTermo(event.target.value)}
        />
      </div>
      <div className="grid gap-1">
        <Label htmlFor={`${field}-sinonimos`}>Sinônimos</Label>
        <ChipsInput
          id={`${field}-sinonimos`}
          values={sinonimos}
          onValues={setSinonimos}
          placeholder="Vírgula ou Enter separa"
        />
      </div>
      <div className="grid gap-1">
        <Label htmlFor={`${field}-peso`}>Peso</Label>
        <NativeSelect
          id={`${field}-peso`}
          value={peso}
          onChange={(event) => setPeso(Number(event.target.value))}
        >
          {weights.map((weight) => (
            <option key={weight} value={weight}>
              {weight}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Button type="submit" icon={Plus} busy={busy} disabled={!ready}>
        Acrescentar
      </Button>
    </form>
  )
}

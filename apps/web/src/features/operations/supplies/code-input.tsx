import { ScanBarcode } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'

interface CodeInputProps {
  label: string
  /** A whole code: typed and confirmed, or sent by a hand scanner, which ends with Enter. */
  onCode: (code: string) => void
  busy?: boolean
}

/** Where codes are typed, or come in from a scanner that types. */
export function CodeInput({ label, onCode, busy }: CodeInputProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const send = () => {
    const code = typed.trim().toUpperCase()
    setTyped('')
    if (code) onCode(code)
  }
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <div className="mt-1 flex gap-2">
        <Input
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            send()
          }}
        />
        <Button variant="outline" icon={ScanBarcode} cooldown={false} busy={busy} onClick={send}>
          Adicionar
        </Button>
      </div>
    </div>
  )
}

import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { copyText } from '@/lib/copy-text.ts'
import { TitledSheet } from '@/components/records/record-sheet.tsx'

/** What signs the bodies of a webhook: only this drawer ever shows it. */
export function MadeSecret({ segredo, onClose }: { segredo: string; onClose: () => void }) {
  return (
    <TitledSheet title="Segredo do webhook" onClose={onClose}>
      <div className="grid gap-4 text-sm">
        <p role="status" className="font-semibold">
          Copie agora: o segredo não é mostrado de novo.
        </p>
        <Input
          readOnly
          value={segredo}
          aria-label="Segredo"
          className="font-mono"
          onFocus={(event) => event.target.select()}
        />
        <Button icon={Copy} onClick={() => void copyText(segredo, 'Segredo copiado.')}>
          Copiar segredo
        </Button>
      </div>
    </TitledSheet>
  )
}

import { useQuery } from '@tanstack/react-query'
import { dialog as text } from '@intranet/contract/messages'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { qrSvg } from '@/lib/qr-code.ts'

const isLink = (value: string) => /^https?:\/\/\S+$/.test(value)

/** What the browser did not copy, selected for the keys of the device; a link also as a picture for a phone. */
export default function UncopiedDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const picture = useQuery({
    queryKey: ['qr', value],
    queryFn: () => qrSvg(value, 2),
    enabled: isLink(value),
    meta: { quiet: true },
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Copie daqui</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-3">
          <p>O navegador não permitiu copiar. O texto está selecionado.</p>
          <Textarea
            data-first
            readOnly
            rows={3}
            aria-label="Texto a copiar"
            value={value}
            onFocus={(event) => event.target.select()}
          />
          {picture.data && (
            <img src={picture.data} alt={`QR code de ${value}`} className="mx-auto size-44 bg-white" />
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {text.close}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

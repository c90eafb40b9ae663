import { dialog } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { trpc } from '@/lib/trpc.ts'

interface InviteDialogProps {
  count: number
  onInvite: (id_vaga: number) => void
  onClose: () => void
}

/** To which open vacancy people are invited. */
export function InviteDialog({ count, onInvite, onClose }: InviteDialogProps) {
  const field = useId()
  const [chosen, setChosen] = useState<number>()
  const open = useQuery(
    trpc.vacancies.list.queryOptions({ filtro: { situacao: 'aberta' }, limit: 0, sort: 'titulo_vaga' }),
  )
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            {count === 1 ? 'Convidar para a vaga' : `Convidar ${count} pessoas para a vaga`}
          </DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-2">
          <Label htmlFor={field}>Vaga</Label>
          <Loaded reads={[open]}>
            {({ dados }) => (
              <NativeSelect
                id={field}
                value={chosen ?? ''}
                onChange={(event) => setChosen(Number(event.target.value) || undefined)}
              >
                <option value="">Selecione</option>
                {dados.map(({ id, titulo_vaga, cidade }) => (
                  <option key={id} value={id}>
                    {titulo_vaga}, {cidade}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Loaded>
          <p className="text-sm text-muted-foreground">
            Cada pessoa recebe um e-mail com um link para se candidatar com o currículo guardado.
          </p>
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {dialog.cancel}
          </Button>
          <Button disabled={chosen === undefined} onClick={() => onInvite(chosen!)}>
            Convidar
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

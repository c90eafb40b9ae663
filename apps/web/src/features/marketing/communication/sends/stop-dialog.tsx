import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '@intranet/contract/formats'
import type { SendCounts } from '@intranet/contract/marketing/communication-answers'
import { dialog } from '@intranet/contract/messages'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const at = (counts: SendCounts, ...states: (keyof SendCounts)[]) =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** What stopping does, line by line, until nothing moves any more. */
function Effect({ counts, stopped }: { counts: SendCounts; stopped: boolean }) {
  const lines = [
    ['Esperando', at(counts, 'na_fila', 'reservado')],
    ['Sendo entregues ao provedor agora', at(counts, 'enviando')],
    ['Canceladas', at(counts, 'cancelado')],
    ['Já enviadas', at(counts, 'enviado', 'entregue', 'lido', 'incerto')],
  ] as const
  return (
    <dl className="grid gap-1" aria-live="polite" aria-label={stopped ? 'Efeito da parada' : 'Na fila agora'}>
      {lines.map(([name, total]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-border py-1.5 text-sm">
          <dt>{name}</dt>
          <dd className="font-semibold tabular-nums">{formatNumber(total)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface StopDialogProps {
  /** "Parar os envios da regra?" */
  title: string
  scope: { id_campanha: number } | { id_regra: number }
  /** Switches it off. */
  stop: () => Promise<unknown>
  onClose: () => void
}

/** Stops what a campaign or rule is sending, and shows what that did. */
export function StopDialog({ title, scope, stop, onClose }: StopDialogProps) {
  const queryClient = useQueryClient()
  // Of messages whose window is over by then, nothing is left to stop.
  const [desde] = useState(() => new Date().toISOString())
  const act = useSave({ mutationFn: stop }, { changes: [trpc.communicationSends.pathFilter()] })
  const { data: counts = {} } = useQuery({
    ...trpc.communicationSends.openCounts.queryOptions({ ...scope, desde }),
    staleTime: 0,
    refetchInterval: 1000,
  })
  const close = () => {
    if (act.isSuccess) {
      void queryClient.invalidateQueries(trpc.communicationCampaigns.pathFilter())
      void queryClient.invalidateQueries(trpc.communicationRules.pathFilter())
    }
    onClose()
  }
  const still = at(counts, 'na_fila', 'reservado', 'enviando')
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{act.isSuccess ? 'Envios parados' : title}</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-3">
          {act.isSuccess ? (
            <p>
              {still === 0
                ? 'Nada mais será enviado.'
                : 'Esvaziando a fila: o que já estava sendo entregue ao provedor termina.'}
            </p>
          ) : (
            <p>
              A parada vale em até 1 segundo. O que está na fila é cancelado; ao ativar de novo, volta à fila
              o que ainda estiver dentro do turno, se a regra não tiver mudado.
            </p>
          )}
          <Effect counts={counts} stopped={act.isSuccess} />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" data-first onClick={close}>
            {act.isSuccess ? dialog.close : dialog.cancel}
          </Button>
          {!act.isSuccess && (
            <Button variant="destructive" busy={act.isPending} onClick={() => act.mutate()}>
              Parar envios
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

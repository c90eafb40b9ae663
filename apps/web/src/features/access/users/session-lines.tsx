import { formatDateTime } from '@intranet/contract/formats'
import { LogOut, MonitorSmartphone, Trash2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { AccessLine } from '@/components/records/access-line.tsx'

export type PersonAccess = Outputs['sessions']['own']

interface SessionLineProps {
  session: PersonAccess['sessoes'][number]
  onEnd: () => void
}

/** "desde 27/11/2026 - 11:47, até 23:47": the end has its day where that is another one. */
function spanText(from: string, to: string): string {
  const [begin, end] = [formatDateTime(from), formatDateTime(to)]
  return `desde ${begin}, até ${begin.slice(0, 10) === end.slice(0, 10) ? end.slice(-5) : end}`
}

/** An open session; the one that asks ends by "Sair". */
export function SessionLine({ session, onEnd }: SessionLineProps) {
  const { aparelho, endereco, atual, created_at, expires_at } = session
  return (
    <AccessLine
      icon={MonitorSmartphone}
      name={
        <>
          {aparelho}
          {atual && <Badge variant="success">Esta sessão</Badge>}
        </>
      }
      action={
        !atual && (
          <Button variant="outline" size="sm" icon={LogOut} onClick={onEnd}>
            Encerrar
          </Button>
        )
      }
    >
      {endereco && `${endereco} · `}
      {spanText(created_at, expires_at)}
    </AccessLine>
  )
}

interface DeviceLineProps {
  device: PersonAccess['aparelhos'][number]
  onForget?: (() => void) | undefined
}

/** A device that somebody signed in from; forgotten, it is a new one the next time. */
export function DeviceLine({ device, onForget }: DeviceLineProps) {
  return (
    <AccessLine
      icon={MonitorSmartphone}
      name={device.aparelho}
      action={
        onForget && (
          <Button variant="outline" size="sm" icon={Trash2} onClick={onForget}>
            Esquecer
          </Button>
        )
      }
    >
      {device.endereco} · último acesso {formatDateTime(device.ultimo_acesso)}
    </AccessLine>
  )
}

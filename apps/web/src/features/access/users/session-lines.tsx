import { formatDateTime } from '@intranet/contract/formats'
import { LogOut, MonitorSmartphone, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type PersonAccess = Outputs['sessions']['own']

function Line({ name, children, action }: { name: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <Card asChild className="flex flex-row flex-wrap items-center gap-3 p-3">
      <li>
        <MonitorSmartphone className="shrink-0 text-muted-foreground" aria-hidden />
        <div className="min-w-0 grow basis-52">
          <p className="flex flex-wrap items-center gap-2 font-semibold">{name}</p>
          <p className="break-words text-sm text-muted-foreground">{children}</p>
        </div>
        {action}
      </li>
    </Card>
  )
}

interface SessionLineProps {
  session: PersonAccess['sessoes'][number]
  onEnd: () => void
}

/** An open session; the one that asks ends by "Sair". */
export function SessionLine({ session, onEnd }: SessionLineProps) {
  const { aparelho, endereco, atual, created_at, expires_at } = session
  return (
    <Line
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
      {endereco && `${endereco} · `}desde {formatDateTime(created_at)} · até {formatDateTime(expires_at)}
    </Line>
  )
}

interface DeviceLineProps {
  device: PersonAccess['aparelhos'][number]
  onForget?: (() => void) | undefined
}

/** A device that somebody signed in from; forgotten, it is a new one the next time. */
export function DeviceLine({ device, onForget }: DeviceLineProps) {
  return (
    <Line
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
    </Line>
  )
}

import { KEPT_CALLS } from '@intranet/contract/access/access-key-words'
import { formatDateTime } from '@intranet/contract/formats'
import type { Read } from '@/components/shell/loaded.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Calls = Outputs['accessKeys']['calls']

interface KeyCallsSheetProps {
  nome: string
  read: Read<Calls>
  onClose: () => void
}

/** The last calls of a key: when, what by its route, what came of it, and the id that the log has it by. */
export const KeyCallsSheet = ({ nome, read, onClose }: KeyCallsSheetProps) => (
  <RecordSheet title={`Últimas chamadas de ${nome}`} read={read} onClose={onClose}>
    {({ chamadas }) =>
      chamadas.length === 0 ? (
        <EmptyState
          title="Nenhuma chamada"
          text={`As ${KEPT_CALLS} últimas aparecem aqui, poucos segundos depois.`}
        />
      ) : (
        <ol className="grid gap-2">
          {chamadas.map(({ momento, metodo, rota, status, pedido }) => (
            <li key={pedido} className="grid gap-1 border-b pb-2 text-sm last:border-b-0">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <code className="min-w-0 break-all">
                  {metodo} {rota}
                </code>
                <Badge variant={status < 400 ? 'success' : status < 500 ? 'warning' : 'destructive'}>
                  {status}
                </Badge>
              </p>
              <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted-foreground">
                <span>{formatDateTime(momento)}</span>
                <code className="break-all">{pedido}</code>
              </p>
            </li>
          ))}
        </ol>
      )
    }
  </RecordSheet>
)

import { joinedWords } from '@intranet/contract/joined-words'
import { useQuery } from '@tanstack/react-query'
import { Clock, OctagonPause } from 'lucide-react'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { channelKeys, channels } from '@intranet/contract/marketing/communication-words'
import { sendReasons } from '@intranet/contract/marketing/send-reasons'
import { trpc } from '@/lib/trpc.ts'
import { Alert } from '@/components/ui/alert.tsx'

/** What people must know of the queue right now: that it lags, or that messages stay in the house. */
export function QueueNote() {
  const { data } = useQuery({ ...trpc.communicationSends.queue.queryOptions(), refetchInterval: 15_000 })
  if (!data) return null
  const local = channelKeys.filter((channel) => data.local[channel]).map((channel) => channels[channel])
  const waiting = data.na_fila + data.reservado + data.enviando
  return (
    <>
      {data.atrasada && (
        <Alert variant="warning" className="mb-3" role="alert">
          <Clock aria-hidden />
          A fila de mensagens está atrasada: a mais antiga espera há {Math.ceil(data.atraso / 60)} min.
        </Alert>
      )}
      {data.parados.map(({ canal, desde, tenta_em, motivo }) => (
        <Alert key={canal} variant="warning" className="mb-3" role="alert">
          <OctagonPause aria-hidden />
          {channels[canal]} parado desde {formatDateTime(desde)}: {sendReasons[motivo].toLowerCase()}. Os
          envios continuam sozinhos quando ele voltar; próxima tentativa às{' '}
          {formatDateTime(tenta_em).slice(-5)}.
        </Alert>
      ))}
      <p className="mb-3 text-sm text-muted-foreground">
        {waiting === 0
          ? 'Nenhuma mensagem na fila.'
          : `${formatCount(waiting, 'mensagem', 'mensagens')} na fila.`}
        {local.length > 0 &&
          ` ${joinedWords(local)}: sem provedor configurado, ${local.length === 1 ? 'fica' : 'ficam'} na caixa de saída.`}
      </p>
    </>
  )
}

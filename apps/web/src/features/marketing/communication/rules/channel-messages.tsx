import { formatCount } from '@intranet/contract/formats'
import type { MessagePreview } from '@intranet/contract/marketing/communication-answers'
import { channels, type Channel } from '@intranet/contract/marketing/communication-words'
import { Alert } from '@/components/ui/alert.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'

/** An e-mail apart from the page, or the bubble of a phone. */
function Message({ canal, titulo, texto, destino, segmentos, ninguem }: MessagePreview) {
  return (
    <article className="grid gap-2 pt-3" aria-label={`Mensagem de ${channels[canal]}`}>
      {ninguem && (
        <Alert variant="warning">
          Ninguém do público do próximo envio recebe por este canal: o texto abaixo é só um exemplo.
        </Alert>
      )}
      <p className="text-sm text-muted-foreground">
        Para: {ninguem ? 'ninguém' : (destino ?? 'sem contato válido')}
        {canal === 'sms' && ` · ${formatCount(segmentos, 'segmento', 'segmentos')}`}
      </p>
      {titulo && <p className="font-semibold">{titulo}</p>}
      {canal === 'email' ? (
        <iframe
          title="E-mail"
          sandbox=""
          srcDoc={texto}
          className="h-72 w-full rounded-md border border-border bg-white"
        />
      ) : (
        <p className="max-w-[340px] whitespace-pre-wrap rounded-lg bg-muted p-3 break-words">{texto}</p>
      )}
    </article>
  )
}

interface ChannelMessagesProps {
  messages: readonly MessagePreview[]
  canal: Channel
  onChoose: (canal: string) => void
}

/** A rule's message on each of its channels, one at a time. */
export const ChannelMessages = ({ messages, canal, onChoose }: ChannelMessagesProps) => (
  <Tabs value={canal} onValueChange={onChoose}>
    <TabsList aria-label="Canais">
      {messages.map((one) => (
        <TabsTrigger key={one.canal} value={one.canal}>
          {channels[one.canal]}
        </TabsTrigger>
      ))}
    </TabsList>
    {messages.map((one) => (
      <TabsContent key={one.canal} value={one.canal}>
        <Message {...one} />
      </TabsContent>
    ))}
  </Tabs>
)

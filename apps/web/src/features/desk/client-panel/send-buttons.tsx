import { Mail, MessageCircle } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { useAbilities } from './use-abilities.ts'
import { useSendMessage, type Message } from './use-send-message.ts'

const ways = [
  ['whatsapp', 'enviar_whatsapp', MessageCircle, 'WhatsApp', 'Enviar por WhatsApp'],
  ['email', 'enviar_email', Mail, 'E-mail', 'Enviar por e-mail'],
] as const

/** A button for each channel that can send a message to the customer. */
export function SendButtons({ short, ...message }: Omit<Message, 'canal'> & { short?: boolean }) {
  const send = useSendMessage()
  const abilities = useAbilities()
  return ways.map(
    ([canal, ability, icon, word, words]) =>
      abilities.has(ability) && (
        <Button
          key={canal}
          variant="outline"
          size={short ? 'sm' : undefined}
          icon={icon}
          busy={send.isPending}
          onClick={() => send.mutate({ ...message, canal })}
        >
          {short ? word : words}
        </Button>
      ),
  )
}

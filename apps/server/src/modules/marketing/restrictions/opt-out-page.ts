/** The page behind an e-mail's last line. A look at it changes nothing: mail scanners follow every link. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { publicPage } from '../../../platform/public-page.ts'
import type { SentMessage } from './opt-out.queries.ts'

const inSentence: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp' }

type Writer = Pick<SentMessage, 'provedor' | 'canal'>

export const optOutForm = ({ provedor, canal }: Writer) =>
  publicPage({
    title: 'Não quero mais receber',
    owner: provedor,
    text: `Confirme para deixar de receber as mensagens de ${provedor} por ${inSentence[canal]}.`,
    button: 'Confirmar',
  })

export const optOutDone = ({ provedor, canal }: Writer) =>
  publicPage({
    title: 'Pronto',
    owner: provedor,
    text: `Você não receberá mais as mensagens de ${provedor} por ${inSentence[canal]}.`,
  })

import { whatsappLink } from '@intranet/contract/formats'
import { mailAddress } from '@intranet/contract/mail-address'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { callAddress } from '@/lib/call-address.ts'
import { toast } from '@/lib/toast.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { buttonVariants } from '@/components/ui/button.tsx'

export interface Reachable {
  nome: string
  email_corp: string | null
  telefone_corp: string | null
  whatsapp_corp: string | null
}

/** WhatsApp, e-mail and phone in one tap each; what is not kept is not offered. */
export function ContactLinks({ contact }: { contact: Reachable }) {
  const chat = whatsappLink(contact.whatsapp_corp)
  return (
    <span className="relative flex sm:gap-1">
      {'href' in chat && (
        <Tooltip text="Conversar no WhatsApp">
          <a
            className={iconButtonVariants({ size: 'tool' })}
            href={chat.href}
            target="_blank"
            rel="noreferrer"
            aria-label={`WhatsApp de ${contact.nome}`}
          >
            <MessageCircle aria-hidden />
          </a>
        </Tooltip>
      )}
      {contact.email_corp && (
        <Tooltip text={contact.email_corp}>
          <a
            className={iconButtonVariants({ size: 'tool' })}
            href={mailAddress(contact.email_corp)}
            aria-label={`E-mail para ${contact.nome}`}
          >
            <Mail aria-hidden />
          </a>
        </Tooltip>
      )}
      {contact.telefone_corp && (
        <Tooltip text="Ligar">
          <a
            className={iconButtonVariants({ size: 'tool' })}
            href={callAddress(contact.telefone_corp)}
            aria-label={`Ligar para ${contact.nome}`}
          >
            <Phone aria-hidden />
          </a>
        </Tooltip>
      )}
    </span>
  )
}

/** The chat of a profile; a number without digits is said to be invalid. */
export function ChatButton({ phone }: { phone: string | null }) {
  const chat = whatsappLink(phone)
  const inside = (
    <>
      <MessageCircle aria-hidden />
      WhatsApp
    </>
  )
  if ('href' in chat)
    return (
      <a className={buttonVariants({ variant: 'outline' })} href={chat.href} target="_blank" rel="noreferrer">
        {inside}
      </a>
    )
  return (
    <button
      type="button"
      className={buttonVariants({ variant: 'outline' })}
      onClick={() => toast.error(chat.error)}
    >
      {inside}
    </button>
  )
}

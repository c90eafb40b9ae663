import { Mail, MessageCircle, Phone } from 'lucide-react'
import { whatsappLink } from '@intranet/contract/formats'
import { mailAddress } from '@intranet/contract/mail-address'
import { phoneText } from '../lead-text.ts'

/** A phone to call, and to write to by WhatsApp; a masked one is only shown. */
export function PhoneLinks({ phone }: { phone: string | null }) {
  const chat = whatsappLink(phone)
  const shown = phoneText(phone)
  if (!phone || phone.includes('*') || 'error' in chat) return shown
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <a className="link inline-flex items-center gap-1.5" href={`tel:+${chat.href.split('/').at(-1)}`}>
        <Phone aria-hidden />
        {shown}
      </a>
      <a className="link inline-flex items-center gap-1.5" href={chat.href} target="_blank" rel="noreferrer">
        <MessageCircle aria-hidden />
        WhatsApp
      </a>
    </span>
  )
}

export function EmailLink({ email }: { email: string | null }) {
  if (!email) return null
  return (
    <a className="link inline-flex items-center gap-1.5" href={mailAddress(email)}>
      <Mail aria-hidden />
      {email}
    </a>
  )
}

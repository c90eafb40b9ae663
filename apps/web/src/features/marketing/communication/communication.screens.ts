import { MessageSquareX, Send } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { staffReads } from '../home/staff-reads.ts'

export const communicationScreens = defineScreens({
  cards: [
    {
      title: 'Campanha de Comunicação',
      text: 'Mensagens por SMS, e-mail e WhatsApp',
      icon: Send,
      to: '/marketing/communication-scale/list',
      on: { 'marketing/comunicacao': 1 },
      visible: staffReads('regua_comunicacao'),
    },
    {
      title: 'Restrições de Envio',
      text: 'Quem não quer receber',
      icon: MessageSquareX,
      to: '/marketing/communication-scale-restrictions/list',
      on: { 'marketing/comunicacao': 2 },
      visible: staffReads('regua_comunicacao'),
    },
  ],
})

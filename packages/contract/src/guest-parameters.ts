import { integer } from './parameter-kinds.ts'

/** How much all guests together may send, beside what one address may: docs/platform.md#totals-of-guests */
export const guestParameters = {
  visitantes_emails_hora: {
    label: 'Visitantes: e-mails por hora',
    description: 'E-mails que todos os visitantes juntos podem provocar em uma hora.',
    ...integer(300, 10, 100_000, 'por hora'),
  },
  visitantes_emails_dia: {
    label: 'Visitantes: e-mails por dia',
    description: 'E-mails que todos os visitantes juntos podem provocar em um dia.',
    ...integer(2000, 10, 1_000_000, 'por dia'),
  },
  visitantes_arquivos_hora: {
    label: 'Visitantes: arquivos por hora',
    description: 'Arquivos que todos os visitantes juntos podem enviar em uma hora.',
    ...integer(500, 10, 100_000, 'por hora'),
  },
  visitantes_arquivos_dia: {
    label: 'Visitantes: arquivos por dia',
    description: 'Arquivos que todos os visitantes juntos podem enviar em um dia.',
    ...integer(3000, 10, 1_000_000, 'por dia'),
  },
  visitantes_formularios_hora: {
    label: 'Visitantes: formulários por hora',
    description:
      'Candidaturas que todos os visitantes juntos podem enviar em uma hora; o mesmo para pedidos de patrocínio.',
    ...integer(300, 10, 100_000, 'por hora'),
  },
  visitantes_formularios_dia: {
    label: 'Visitantes: formulários por dia',
    description:
      'Candidaturas que todos os visitantes juntos podem enviar em um dia; o mesmo para pedidos de patrocínio.',
    ...integer(2000, 10, 1_000_000, 'por dia'),
  },
} as const
